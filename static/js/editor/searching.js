// The search box.

import { box, found } from "./elements.js";
import { rowKey } from "./keys.js";
import { countFound, focusRow, ready, rowOf, rows } from "./rows.js";

// Enter and arrow down go to the first card of what was typed. Until the answer is there, keys are
// kept for it, so that quick fingers never change a card of the list before.

let toFirst = false;
let keys = [];
let lastRow = "";

function isCurrent() {
  return found.querySelector("[data-q]")?.dataset.q.trim() === box.value.trim();
}

export function search(text, first) {
  box.value = text;
  htmx.trigger(box.form, "submit");
  toFirst = first;
  keys = [];
}

box.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") {
    event.preventDefault();
    const first = rows(found)[0];
    if (!isCurrent()) search(box.value, true);
    else if (first) focusRow(first);
  } else if (event.key === "Escape" && box.value) {
    event.preventDefault();
    search("", false);
  }
});

box.form.addEventListener("submit", () => {
  toFirst = true;
  keys = [];
});

document.addEventListener("keydown", (event) => {
  if (!toFirst || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length > 1 && !/^(Enter|Delete|Backspace|Arrow.*)$/.test(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keys.push(event.key);
}, true);

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.target === found) lastRow = rowOf(document.activeElement)?.id ?? "";
});

document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target !== found) return;
  countFound();
  ready();
  const first = rows(found)[0];
  const kept = lastRow && document.getElementById(lastRow);
  if (toFirst) {
    toFirst = false;
    if (first) {
      focusRow(first);
      press(keys);
    }
  } else if (kept) focusRow(kept);
  else if (lastRow && first) focusRow(first);
  lastRow = "";
});

// Keys that were pressed while an answer was awaited; a slash begins the next search.
function press(pressed) {
  while (pressed.length) {
    const key = pressed.shift();
    const row = rowOf(document.activeElement);
    if (key !== "/") {
      if (row) rowKey(row, { target: row }, key.toLowerCase());
      continue;
    }
    const end = pressed.indexOf("Enter");
    const text = pressed.splice(0, end < 0 ? pressed.length : end).filter((one) => one.length === 1);
    box.focus();
    search(text.join(""), end >= 0);
    keys = pressed.slice(1);
    return;
  }
}

for (const name of ["htmx:responseError", "htmx:sendError"]) {
  document.addEventListener(name, () => {
    toFirst = false;
  });
}
