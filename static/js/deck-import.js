// The import report: the name is asked for only where a new deck is made, and writing another card's
// name chooses it.

const into = document.querySelector("[data-into]");
const nameField = document.querySelector("[data-name-field]");

function follow() {
  nameField.hidden = into.value !== "";
}

into.addEventListener("change", follow);
follow();

document.addEventListener("input", (event) => {
  const other = event.target.closest?.(".open-other input[type=text]");
  const radio = other?.closest(".open-other").querySelector("input[type=radio]");
  if (radio && other.value) radio.checked = true;
});
