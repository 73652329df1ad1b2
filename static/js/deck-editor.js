// The deck editor. Without script the same buttons post the same form and the page comes back.

import { editor } from "./editor/elements.js";
import "./editor/changing.js";
import { jump } from "./editor/jumping.js";
import "./editor/keys.js";
import { openLook } from "./editor/looking.js";
import "./editor/numbers.js";
import { goTo, pane } from "./editor/panes.js";
import { focusRow, ready, rowOf } from "./editor/rows.js";
import { search } from "./editor/searching.js";
import { showSaved } from "./editor/sending.js";

editor.addEventListener("click", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  const target = event.target.closest?.("[data-jump], [data-find], [data-look], [data-tab], .bar-verdict");
  const row = rowOf(event.target);
  if (row && !target && !event.target.closest("button, summary, input")) focusRow(row);
  if (!target || !plain) return;
  event.preventDefault();
  if (target.dataset.jump) jump(target.dataset.jump.split(" "));
  else if (target.dataset.look) openLook(target.dataset.look);
  else if (target.dataset.tab) {
    pane(target.dataset.tab);
  } else if (target.classList.contains("bar-verdict")) goTo("check");
  else {
    pane("cards");
    search(target.dataset.find, true);
  }
});

ready();
showSaved();
