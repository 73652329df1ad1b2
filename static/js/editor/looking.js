// Looking at a card.

import { look } from "./elements.js";

export async function openLook(address) {
  const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) return;
  const inner = look.contains(document.activeElement) ? document.activeElement.value : null;
  document.getElementById("look-card").innerHTML = await answer.text();
  look.dataset.address = address;
  if (!look.open) look.showModal();
  if (inner) look.querySelector(`button[value="${CSS.escape(inner)}"]`)?.focus();
}
