// Changing the deck: by a button or by a key on a row.

import { form, lines } from "./elements.js";
import { rowOf } from "./rows.js";
import { ask } from "./sending.js";

// Where the copies are that a row counts: its usual section, else the one that holds the card.
function heldSection(row) {
  if (lines.contains(row)) return row.dataset.section;
  const held = [...lines.querySelectorAll("[data-line]")].filter(
    (one) => one.dataset.card === row.dataset.card,
  );
  const usual = held.find((one) => one.dataset.section === row.dataset.section);
  return (usual ?? held[0] ?? row).dataset.section;
}

export function change(row, amount) {
  const section = amount.startsWith("+") ? row.dataset.section : heldSection(row);
  ask(form.action, "do", `${section}/${row.dataset.card}/${amount}`);
}

let typed = { card: "", digits: "", at: 0 };

// Digits typed in a row make one number: 1 then 2 is twelve.
export function digit(row, key) {
  const now = performance.now();
  const goesOn = typed.card === row.id && now - typed.at < 800 && typed.digits.length < 3;
  typed = { card: row.id, digits: goesOn ? typed.digits + key : key, at: now };
  change(row, String(Number(typed.digits)));
}

export function step(name) {
  ask(document.getElementById(`step-${name}`).getAttribute("formaction"), "step", name);
}

form.addEventListener("submit", (event) => {
  const button = event.submitter;
  event.preventDefault();
  if (!button?.name) return;
  if (button.matches("[data-less]")) change(rowOf(button), "-1");
  else ask(button.getAttribute("formaction") ?? form.action, button.name, button.value);
  // A choice that a note offered is made.
  button.closest(".note")?.remove();
});
