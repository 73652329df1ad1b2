// Going to the cards of a violation.

import { lines } from "./elements.js";
import { pane } from "./panes.js";
import { focusRow } from "./rows.js";
import { tell } from "./sending.js";

export function unmark() {
  for (const row of lines.querySelectorAll(".is-shown")) row.classList.remove("is-shown");
}

export function jump(ids) {
  unmark();
  const shown = ids.map((id) => document.getElementById(id)).filter(Boolean);
  if (!shown.length) return;
  pane("deck");
  for (const row of shown) row.classList.add("is-shown");
  focusRow(shown[0]);
  shown[0].scrollIntoView({ block: "center" });
  tell(`${shown.length} card${shown.length === 1 ? "" : "s"} marked: ${shown.map((row) => row.dataset.name).join(", ")}`);
}
