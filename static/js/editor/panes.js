// Panes, which are tabs on narrow screens.

import { box, editor, lines } from "./elements.js";
import { focusRow, rows } from "./rows.js";

export function pane(name) {
  editor.dataset.pane = name;
  for (const tab of editor.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

export function goTo(name) {
  pane(name);
  if (name === "cards") box.focus();
  const section = document.getElementById(name);
  const target = { deck: rows(lines)[0], check: section.querySelector("a"), numbers: section.querySelector("a, button, input, summary") }[name];
  if (name === "deck" && target) focusRow(lines.querySelector('[tabindex="0"]') ?? target);
  else if (name !== "cards") {
    if (target) target.focus();
    else {
      section.tabIndex = -1;
      section.focus();
    }
  }
}
