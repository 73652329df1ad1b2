// From row to row, into a row and back, from page to page.

import { box, found } from "./elements.js";
import { focusRow, paneOf, rows } from "./rows.js";

export function move(row, by) {
  const list = rows(paneOf(row));
  const next = list[list.indexOf(row) + by];
  if (next) focusRow(next);
  else if (by < 0 && paneOf(row) === found) box.focus();
}

// Up and down in the list of faces follow the columns that the eye sees.
export function columns(row) {
  if (!row.classList.contains("is-face")) return 1;
  const list = rows(paneOf(row));
  const top = list[0].offsetTop;
  return Math.max(1, list.filter((one) => one.offsetTop === top).length);
}

export function inside(row, by) {
  const controls = [...row.querySelectorAll("a, button:not(:disabled), summary")].filter(
    (control) => control.offsetParent,
  );
  const at = controls.indexOf(document.activeElement);
  if (at + by < 0) focusRow(row);
  else controls[Math.min(at + by, controls.length - 1)]?.focus();
}

export function turnPage(direction) {
  const link = found.querySelector(`.pager a[rel="${direction}"]`);
  if (link) link.click();
}

export function chooseSection(row) {
  const more = row.querySelector("[data-more]");
  if (!more) return;
  more.open = true;
  more.querySelector("button")?.focus();
}
