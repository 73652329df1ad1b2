// Copy to the clipboard: a button with data-copy="id of a field". Buttons stay hidden without script.

async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // No clipboard without a secure connection: the old way, by what is selected.
    field.closest("details")?.setAttribute("open", "");
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field) return;
  const word = button.querySelector("[data-copy-word]") ?? button;
  const before = word.textContent;
  word.textContent = (await copied(field)) ? "Copied" : "Press Ctrl C";
  setTimeout(() => {
    word.textContent = before;
  }, 2000);
});
