// Charts follow the deck once they are in sight, so that a change costs no more than its own work.

import { editor } from "./elements.js";

const numbers = document.getElementById("numbers");
let stale = false;
let inSight = false;

function follow() {
  if (!stale || !inSight) return;
  stale = false;
  htmx.trigger(numbers.querySelector("[data-numbers]"), "numbers-stale");
}

new IntersectionObserver((entries) => {
  inSight = entries.at(-1).isIntersecting;
  follow();
}).observe(numbers);

editor.addEventListener("deck-changed", () => {
  stale = true;
  follow();
});
