// Replays by key, turns that jump when chosen, links that can be copied. All of it has a link or a
// button that does the same without script.

function isTyping(element) {
  return element instanceof HTMLElement &&
    (element.isContentEditable || element.matches("input, textarea, select, [role=group][tabindex]"));
}

const STEPS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const wanted = STEPS[event.key];
  if (!wanted || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  const link = document.querySelector(`[data-replay] [data-step="${wanted}"]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});

// The step that was asked for by a click keeps the focus in the page that comes.
let focused = "";

document.addEventListener("htmx:beforeSwap", () => {
  const step = document.activeElement?.closest?.("[data-step]");
  focused = step ? step.dataset.step : "";
});

document.addEventListener("htmx:afterSwap", () => {
  if (!focused) return;
  const again = document.querySelector(`[data-replay] [data-step="${focused}"]`);
  (again ?? document.querySelector("[data-replay] [data-step]"))?.focus({ preventScroll: true });
  focused = "";
});

// The log shows the step of the table, wherever its turn stands in it.
function showNow() {
  const now = document.querySelector(".log-scroll .is-now");
  const log = now?.closest(".log-scroll");
  if (log) log.scrollTop += now.getBoundingClientRect().top - log.getBoundingClientRect().top - 80;
}

document.addEventListener("htmx:afterSwap", showNow);
showNow();

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.id === "turn") {
    event.target.form?.requestSubmit();
  }
});

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Press Ctrl+C";
  }
});
