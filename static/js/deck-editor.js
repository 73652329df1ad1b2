// The deck editor: changes go out one at a time and merge while they wait, every action has a key.
// Without script the same buttons post the same form and the page comes back.

const editor = document.getElementById("editor");
const form = document.getElementById("edit");
const box = document.getElementById("q");
const found = document.getElementById("found");
const lines = document.getElementById("lines");
const look = document.getElementById("look");
const token = document.querySelector('meta[name="csrf-token"]')?.content ?? "";

// Sending ------------------------------------------------------------------
// `waiting` holds requests in order. Changes that wait together leave together.

const waiting = [];
let sending = false;
let failed = false;

function showSaved() {
  const state = failed ? "no" : sending || waiting.length ? "now" : "yes";
  const saved = document.getElementById("saved");
  saved.dataset.saved = state;
  for (const name of ["yes", "now", "no"]) {
    saved.querySelector(`.saved-${name}`).hidden = name !== state;
  }
}

function ask(address, name, value) {
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

function tell(text) {
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

form.addEventListener("submit", (event) => {
  const button = event.submitter;
  event.preventDefault();
  if (!button?.name) return;
  if (button.matches("[data-less]")) change(rowOf(button), "-1");
  else ask(button.getAttribute("formaction") ?? form.action, button.name, button.value);
  // A choice that a note offered is made.
  button.closest(".note")?.remove();
});

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

// Rows ----------------------------------------------------------------------

function rows(pane) {
  return [...pane.querySelectorAll("[data-line]")].filter((row) => row.offsetParent);
}

function rowOf(element) {
  return element?.closest?.("[data-line]") ?? null;
}

function paneOf(row) {
  return row.closest("#found") ? found : lines;
}

// One row of each pane is a stop of the Tab key; its buttons are reached with the arrow keys.
function ready() {
  for (const pane of [found, lines]) {
    const list = [...pane.querySelectorAll("[data-line]")];
    const current = list.find((row) => row.tabIndex === 0) ?? list[0];
    for (const row of list) {
      row.tabIndex = row === current ? 0 : -1;
      for (const control of row.querySelectorAll("a, button, summary")) control.tabIndex = -1;
    }
  }
}

function focusRow(row) {
  for (const one of paneOf(row).querySelectorAll('[data-line][tabindex="0"]')) one.tabIndex = -1;
  row.tabIndex = 0;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

// Where the focus is, so that it can be put back when the row was replaced or is gone.
function place() {
  const row = rowOf(document.activeElement);
  if (!row || !lines.contains(row)) return null;
  const inner = document.activeElement === row ? null : document.activeElement.id;
  return { id: row.id, inner, at: rows(lines).indexOf(row) };
}

function restore(mark) {
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
function countFound() {
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

// Changing by key -------------------------------------------------------------

// Where the copies are that a row counts: its usual section, else the one that holds the card.
function heldSection(row) {
  if (lines.contains(row)) return row.dataset.section;
  const held = [...lines.querySelectorAll("[data-line]")].filter(
    (one) => one.dataset.card === row.dataset.card,
  );
  const usual = held.find((one) => one.dataset.section === row.dataset.section);
  return (usual ?? held[0] ?? row).dataset.section;
}

function change(row, amount) {
  const section = amount.startsWith("+") ? row.dataset.section : heldSection(row);
  ask(form.action, "do", `${section}/${row.dataset.card}/${amount}`);
}

let typed = { card: "", digits: "", at: 0 };

// Digits typed in a row make one number: 1 then 2 is twelve.
function digit(row, key) {
  const now = performance.now();
  const goesOn = typed.card === row.id && now - typed.at < 800 && typed.digits.length < 3;
  typed = { card: row.id, digits: goesOn ? typed.digits + key : key, at: now };
  change(row, String(Number(typed.digits)));
}

function step(name) {
  ask(document.getElementById(`step-${name}`).getAttribute("formaction"), "step", name);
}

function move(row, by) {
  const list = rows(paneOf(row));
  const next = list[list.indexOf(row) + by];
  if (next) focusRow(next);
  else if (by < 0 && paneOf(row) === found) box.focus();
}

// Up and down in the list of faces follow the columns that the eye sees.
function columns(row) {
  if (!row.classList.contains("is-face")) return 1;
  const list = rows(paneOf(row));
  const top = list[0].offsetTop;
  return Math.max(1, list.filter((one) => one.offsetTop === top).length);
}

function inside(row, by) {
  const controls = [...row.querySelectorAll("a, button:not(:disabled), summary")].filter(
    (control) => control.offsetParent,
  );
  const at = controls.indexOf(document.activeElement);
  if (at + by < 0) focusRow(row);
  else controls[Math.min(at + by, controls.length - 1)]?.focus();
}

function turnPage(direction) {
  const link = found.querySelector(`.pager a[rel="${direction}"]`);
  if (link) link.click();
}

function chooseSection(row) {
  const more = row.querySelector("[data-more]");
  if (!more) return;
  more.open = true;
  more.querySelector("button")?.focus();
}

// The search box --------------------------------------------------------------
// Enter and arrow down go to the first card of what was typed. Until the answer is there, keys are
// kept for it, so that quick fingers never change a card of the list before.

let toFirst = false;
let keys = [];
let lastRow = "";

function isCurrent() {
  return found.querySelector("[data-q]")?.dataset.q.trim() === box.value.trim();
}

function search(text, first) {
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

// Going to the cards of a violation ---------------------------------------------

function unmark() {
  for (const row of lines.querySelectorAll(".is-shown")) row.classList.remove("is-shown");
}

function jump(ids) {
  unmark();
  const shown = ids.map((id) => document.getElementById(id)).filter(Boolean);
  if (!shown.length) return;
  pane("deck");
  for (const row of shown) row.classList.add("is-shown");
  focusRow(shown[0]);
  shown[0].scrollIntoView({ block: "center" });
  tell(`${shown.length} card${shown.length === 1 ? "" : "s"} marked: ${shown.map((row) => row.dataset.name).join(", ")}`);
}

// Looking at a card ---------------------------------------------------------------

async function openLook(address) {
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  const inner = look.contains(document.activeElement) ? document.activeElement.value : null;
  document.getElementById("look-card").innerHTML = await answer.text();
  look.dataset.address = address;
  if (!look.open) look.showModal();
  if (inner) look.querySelector(`button[value="${CSS.escape(inner)}"]`)?.focus();
}

// Panes as tabs on narrow screens ---------------------------------------------------

function pane(name) {
  editor.dataset.pane = name;
  for (const tab of editor.querySelectorAll("[data-tab]")) {
    if (tab.dataset.tab === name) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

function goTo(name) {
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

// Keys --------------------------------------------------------------------------------

function isField(element) {
  return element instanceof Element && element.matches("input, textarea, select");
}

document.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  const field = isField(event.target);
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
    // A box with text in it keeps its own undo.
    if (field && event.target.value) return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? "redo" : "undo");
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || field) return;
  if (document.querySelector("dialog[open]")) return;
  const panes = { c: "cards", d: "deck", v: "check", n: "numbers" };
  if (panes[key]) {
    event.preventDefault();
    goTo(panes[key]);
    return;
  }
  const row = rowOf(event.target);
  if (event.key === "Escape") {
    unmark();
    const more = event.target.closest?.("[data-more][open]");
    if (more) {
      more.open = false;
      focusRow(row);
    } else if (row) goTo("cards");
    return;
  }
  if (row && rowKey(row, event, key)) event.preventDefault();
});

// What a key does on a row; false leaves it to the browser.
function rowKey(row, event, key) {
  const onRow = event.target === row;
  const inSections = event.target.closest(".line-sections");
  if (inSections && /^[1-9]$/.test(key)) {
    inSections.querySelectorAll("button")[Number(key) - 1]?.click();
    focusRow(row);
  } else if (key === "arrowdown") move(row, columns(row));
  else if (key === "arrowup") move(row, -columns(row));
  else if (key === "arrowright") inside(row, 1);
  else if (key === "arrowleft") inside(row, -1);
  else if (key === "home") focusRow(rows(paneOf(row))[0]);
  else if (key === "end") focusRow(rows(paneOf(row)).at(-1));
  else if (key === "pagedown" && found.contains(row)) turnPage("next");
  else if (key === "pageup" && found.contains(row)) turnPage("prev");
  else if ((key === "enter" && onRow) || key === "+" || key === "=") change(row, "+1");
  else if (key === "delete" || key === "backspace" || key === "-") {
    if (Number(row.dataset.count)) change(row, "-1");
  } else if (/^[0-9]$/.test(key)) digit(row, key);
  else if (key === "s") chooseSection(row);
  else if (key === "i") row.querySelector("[data-look]")?.click();
  else return false;
  return true;
}

ready();
showSaved();

// Numbers ------------------------------------------------------------------------------
// Charts follow the deck once they are in sight, so that a change costs no more than its own work.

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
