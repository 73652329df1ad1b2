// The site's own behaviour: theme switch, keys, menus, dialogs, messages, and manners for htmx.
// Everything here is an addition; each page works without it.

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

// Theme ------------------------------------------------------------------

function currentTheme() {
  return root.dataset.theme ?? "system";
}

function showTheme() {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : prefersDark.matches;
  for (const button of document.querySelectorAll("[data-theme-toggle]")) {
    button.setAttribute("aria-pressed", String(dark));
  }
  for (const button of document.querySelectorAll("[data-theme-choice]")) {
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === currentTheme()));
  }
}

function chooseTheme(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // The choice then lasts for this page only.
  }
  showTheme();
}

prefersDark.addEventListener("change", showTheme);
showTheme();

// Messages ---------------------------------------------------------------

function announce(text, kind = "is-bad") {
  const template = document.getElementById("message-template");
  const region = document.getElementById("messages");
  if (!template || !region) return;
  // Something that asks every second must not fill the page with the same complaint.
  if ([...region.querySelectorAll("[data-text]")].some((one) => one.textContent === text)) return;
  const note = template.content.firstElementChild.cloneNode(true);
  note.classList.add(kind);
  note.querySelector("[data-text]").textContent = text;
  region.append(note);
}

// Clicks: one listener, so that fragments brought by htmx need no wiring ---

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return;

  const choice = target.closest("[data-theme-choice]");
  if (choice) chooseTheme(choice.dataset.themeChoice);

  const toggle = target.closest("[data-theme-toggle]");
  if (toggle) chooseTheme(toggle.getAttribute("aria-pressed") === "true" ? "light" : "dark");

  target.closest("[data-dismiss]")?.closest(".note")?.remove();

  const opener = target.closest("[data-dialog]");
  if (opener) {
    const dialog = document.getElementById(opener.dataset.dialog);
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      if (!dialog.open) dialog.showModal();
    }
  }
  if (target.closest("[data-close]")) target.closest("dialog")?.close();
  if (target instanceof HTMLDialogElement && target.open) closeOnBackdrop(target, event);

  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(target)) menu.open = false;
  }
});

function closeOnBackdrop(dialog, event) {
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left && event.clientX <= box.right &&
    event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}

// Keys -------------------------------------------------------------------

function isTyping(element) {
  return element instanceof HTMLElement &&
    (element.isContentEditable || element.matches("input, textarea, select"));
}

function visible(element) {
  return element.offsetParent !== null;
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "/") {
    // The page's own search comes before the header's.
    const boxes = [...document.querySelectorAll("[data-search]")].filter(visible);
    const box = boxes.find((one) => one.closest("main")) ?? boxes[0];
    if (box) {
      event.preventDefault();
      box.focus();
      box.select();
    }
  } else if (event.key === "?") {
    const legend = document.getElementById("keys");
    if (legend instanceof HTMLDialogElement) legend.showModal();
  }
});

// htmx -------------------------------------------------------------------

document.addEventListener("htmx:configRequest", (event) => {
  const token = document.querySelector('meta[name="csrf-token"]')?.content;
  if (token) event.detail.headers["X-CSRFToken"] = token;
});

// A refused form or a conflict answers with the corrected fragment: show it. A whole error page
// is not a fragment and is announced instead.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr } = event.detail;
  const refused = [400, 409, 422].includes(xhr.status);
  if (refused && !/^\s*<!doctype/i.test(xhr.responseText)) {
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  }
});

const FAILURES = {
  401: "You are logged out. Log in and try again.",
  403: "That was refused. Reload the page and try again.",
  404: "That is no longer here. Reload the page.",
  409: "This was changed elsewhere meanwhile. Reload the page to see it.",
  429: "Too many requests. Wait a moment and try again.",
};

document.addEventListener("htmx:responseError", (event) => {
  const { status } = event.detail.xhr;
  announce(FAILURES[status] ?? `The server could not do that (${status}). Nothing was changed.`);
});

document.addEventListener("htmx:sendError", () => {
  announce("The server did not answer. Check the connection and try again.");
});
