// Rows of both panes: which one has the focus, and how they follow the deck.

import { box, found, lines } from "./elements.js";

export function rows(pane) {
  return [...pane.querySelectorAll("[data-line]")].filter((row) => row.offsetParent);
}

export function rowOf(element) {
  return element?.closest?.("[data-line]") ?? null;
}

export function paneOf(row) {
  return row.closest("#found") ? found : lines;
}

// One row of each pane is a stop of the Tab key; its buttons are reached with the arrow keys.
export function ready() {
  for (const pane of [found, lines]) {
    const list = [...pane.querySelectorAll("[data-line]")];
    const current = list.find((row) => row.tabIndex === 0) ?? list[0];
    for (const row of list) {
      row.tabIndex = row === current ? 0 : -1;
      for (const control of row.querySelectorAll("a, button, summary")) control.tabIndex = -1;
    }
  }
}

export function focusRow(row) {
  for (const one of paneOf(row).querySelectorAll('[data-line][tabindex="0"]')) one.tabIndex = -1;
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

// Where the focus is, so that it can be put back when the row was replaced or is gone.
export function place() {
  const row = rowOf(document.activeElement);
  if (!row || !lines.contains(row)) return null;
  const inner = document.activeElement === row ? null : document.activeElement.id;
  return { id: row.id, inner, at: rows(lines).indexOf(row) };
}

export function restore(mark) {
  if (!mark) return;
  const row = document.getElementById(mark.id);
  if (row) {
    const inner = mark.inner && document.getElementById(mark.inner);
    if (inner) inner.focus({ preventScroll: true });
    else focusRow(row);
    return;
  }
  const list = rows(lines);
  const near = list[Math.min(mark.at, list.length - 1)];
  if (near) focusRow(near);
  else box.focus();
}

// The left pane keeps its rows; their counts follow the deck.
export function countFound() {
  const counts = {};
  for (const row of lines.querySelectorAll("[data-line]")) {
    counts[row.dataset.card] = (counts[row.dataset.card] ?? 0) + Number(row.dataset.count);
  }
  for (const row of found.querySelectorAll("[data-line]")) {
    const count = counts[row.dataset.card] ?? 0;
    row.dataset.count = String(count);
    row.classList.toggle("is-in", count > 0);
    row.querySelector("[data-shown-count]").textContent = String(count);
    const less = row.querySelector("[data-less]");
    if (!count && document.activeElement === less) focusRow(row);
    less.disabled = count === 0;
    const copies = row.querySelector("[data-copies]");
    if (!copies) continue;
    const short = Math.max(0, count - Number(copies.dataset.free));
    for (const need of copies.querySelectorAll("[data-need]")) need.textContent = String(count);
    copies.classList.toggle("is-short", short > 0);
    copies.querySelector(".copies-short").hidden = short === 0;
    copies.querySelector("[data-short]").textContent = String(short);
  }
}
