// Quick entry by keyboard. htmx searches and adds; this chooses among what was found.
// Without script the page is a plain form whose results are buttons.

const box = document.getElementById("entry-q");
const copies = document.getElementById("entry-count");
const found = document.getElementById("found");

// Once an arrow key was pressed the box is a list: digits are copies and `u` undoes.
let choosing = false;

box.setAttribute("role", "combobox");
box.setAttribute("aria-autocomplete", "list");
box.setAttribute("aria-controls", "found");
showList();

function options() {
  return [...found.querySelectorAll('[role="option"]')];
}

function chosen() {
  return found.querySelector('[role="option"][aria-selected="true"]');
}

function choose(option) {
  for (const one of options()) one.setAttribute("aria-selected", String(one === option));
  box.setAttribute("aria-activedescendant", option.id);
  option.scrollIntoView({ block: "nearest" });
}

// Bring the box in line with the list that htmx put in place.
function showList() {
  const list = options();
  box.setAttribute("aria-expanded", String(list.length > 0));
  if (choosing && list.length) choose(chosen() ?? list[0]);
  else box.removeAttribute("aria-activedescendant");
}

function isCurrent() {
  const list = found.querySelector("[data-q]");
  return list !== null && list.dataset.q.trim() === box.value.trim();
}

function move(by) {
  const list = options();
  if (!list.length) return;
  const at = list.indexOf(chosen());
  // The first press on the list that Enter would take anyway only makes the choice audible.
  const next = choosing ? (at + by + list.length) % list.length : by > 0 ? 0 : list.length - 1;
  choosing = true;
  choose(list[next]);
}

function undo(again) {
  const button = document.querySelector(`#undo-form [name="${again ? "redo" : "undo"}"]`);
  // A click, not requestSubmit: htmx sends the name of a button that was clicked only.
  button?.click();
}

function empty() {
  box.value = "";
  copies.value = "";
  choosing = false;
  found.replaceChildren();
  showList();
}

box.addEventListener("input", () => {
  choosing = false;
  showList();
});

box.addEventListener("keydown", (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter" && chosen() && isCurrent()) {
    event.preventDefault();
    chosen().click();
  } else if (event.key === "Escape" && (box.value || copies.value)) {
    event.preventDefault();
    empty();
  } else if (choosing && plain && /^[0-9]$/.test(event.key)) {
    event.preventDefault();
    copies.value = (copies.value + event.key).replace(/^0+/, "").slice(0, 4);
  } else if (choosing && plain && event.key === "Backspace" && copies.value) {
    event.preventDefault();
    copies.value = copies.value.slice(0, -1);
  } else if (choosing && plain && event.key === "u") {
    event.preventDefault();
    undo(false);
  }
});

document.addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
  if (typing && (event.target !== box || box.value)) return;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    event.preventDefault();
    undo(key === "y" || event.shiftKey);
  } else if (!typing && key === "u" && !event.ctrlKey && !event.metaKey && !event.altKey) {
    undo(false);
  }
});

document.addEventListener("entry-added", () => {
  empty();
  box.focus();
});

document.addEventListener("htmx:afterSettle", () => {
  // An answer to what was typed before the card was added comes too late to be shown.
  if (!box.value.trim() && options().length) found.replaceChildren();
  showList();
});
