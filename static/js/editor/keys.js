// Every action has a key.

import { found } from "./elements.js";
import { change, digit, step } from "./changing.js";
import { unmark } from "./jumping.js";
import { chooseSection, columns, inside, move, turnPage } from "./moving.js";
import { goTo } from "./panes.js";
import { focusRow, paneOf, rowOf, rows } from "./rows.js";

function isField(element) {
  return element instanceof Element && element.matches("input, textarea, select");
}

document.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  const field = isField(event.target);
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
    // A box with text in it keeps its own undo.
    if (field && event.target.value) return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? "redo" : "undo");
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (document.querySelector("dialog[open]")) return;
  const panes = { c: "cards", d: "deck", v: "check", n: "numbers" };
  if (panes[key]) {
    event.preventDefault();
    goTo(panes[key]);
    return;
  }
  const row = rowOf(event.target);
  if (event.key === "Escape") {
    unmark();
    const more = event.target.closest?.("[data-more][open]");
    if (more) {
      more.open = false;
      focusRow(row);
    } else if (row) goTo("cards");
    return;
  }
  if (row && rowKey(row, event, key)) event.preventDefault();
});

// What a key does on a row; false leaves it to the browser.
export function rowKey(row, event, key) {
  const onRow = event.target === row;
  const inSections = event.target.closest(".line-sections");
  if (inSections && /^[1-9]$/.test(key)) {
    inSections.querySelectorAll("button")[Number(key) - 1]?.click();
    focusRow(row);
  } else if (key === "arrowdown") move(row, columns(row));
  else if (key === "arrowup") move(row, -columns(row));
  else if (key === "arrowright") inside(row, 1);
  else if (key === "arrowleft") inside(row, -1);
  else if (key === "home") focusRow(rows(paneOf(row))[0]);
  else if (key === "end") focusRow(rows(paneOf(row)).at(-1));
  else if (key === "pagedown" && found.contains(row)) turnPage("next");
  else if (key === "pageup" && found.contains(row)) turnPage("prev");
  else if ((key === "enter" && onRow) || key === "+" || key === "=") change(row, "+1");
  else if (key === "delete" || key === "backspace" || key === "-") {
    if (Number(row.dataset.count)) change(row, "-1");
  } else if (/^[0-9]$/.test(key)) digit(row, key);
  else if (key === "s") chooseSection(row);
  else if (key === "i") row.querySelector("[data-look]")?.click();
  else return false;
  return true;
}
