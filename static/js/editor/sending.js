// Changes go out one at a time and merge while they wait; what comes back is put in place.

import { editor, lines, look, token } from "./elements.js";
import { countFound, place, ready, restore } from "./rows.js";
import { openLook } from "./looking.js";

// `waiting` holds requests in order. Changes that wait together leave together.

const waiting = [];
let sending = false;
let failed = false;

export function showSaved() {
  const state = failed ? "no" : sending || waiting.length ? "now" : "yes";
  const saved = document.getElementById("saved");
  saved.dataset.saved = state;
  for (const name of ["yes", "now", "no"]) {
    saved.querySelector(`.saved-${name}`).hidden = name !== state;
  }
}

export function ask(address, name, value) {
  const last = waiting.at(-1);
  if (last?.name === "do" && name === "do") last.values.push(value);
  else waiting.push({ address, name, values: [value] });
  send();
}

async function send() {
  if (sending || failed || !waiting.length) {
    showSaved();
    return;
  }
  sending = true;
  showSaved();
  const request = waiting.shift();
  const body = new URLSearchParams();
  // What the page shows now, not what it showed when the key was pressed.
  body.set("base", document.getElementById("base").value);
  for (const value of request.values) body.append(request.name, value);
  const answer = await fetch(request.address, {
    method: "POST", body, headers: { "HX-Request": "true", "X-CSRFToken": token },
  }).catch(() => null);
  if (answer && [200, 400, 409].includes(answer.status)) {
    show(await answer.text());
  } else {
    // Nothing is lost: the change stays at the head of the line until it can be sent.
    waiting.unshift(request);
    failed = true;
    tell(answer?.status === 401 ? "Not saved: you are logged out." : "Not saved: the server did not answer.");
  }
  sending = false;
  showSaved();
  send();
}

export function tell(text) {
  document.getElementById("told").textContent = text;
}

// Put an answer in place without losing the reader's place.
function show(html) {
  const mark = place();
  htmx.swap(lines, html, { swapStyle: "innerHTML" });
  htmx.process(editor);
  countFound();
  ready();
  restore(mark);
  editor.dispatchEvent(new CustomEvent("deck-changed", { bubbles: true }));
  if (look.open && look.dataset.address) openLook(look.dataset.address);
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-retry]")) {
    failed = false;
    send();
  }
});

addEventListener("beforeunload", (event) => {
  if (waiting.length || sending) event.preventDefault();
});

// Somebody may have changed the deck elsewhere while this page was out of sight.
async function refresh() {
  if (document.hidden || sending || waiting.length) return;
  const base = document.getElementById("base").value;
  const address = `${editor.dataset.state}?base=${encodeURIComponent(base)}`;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  const current = document.getElementById("base").value === base && !sending;
  if (answer?.status === 200 && current) show(await answer.text());
}
document.addEventListener("visibilitychange", refresh);
addEventListener("focus", refresh);
