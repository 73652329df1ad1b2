// The parts of the page that everything else speaks of.

export const editor = document.getElementById("editor");
export const form = document.getElementById("edit");
export const box = document.getElementById("q");
export const found = document.getElementById("found");
export const lines = document.getElementById("lines");
export const look = document.getElementById("look");
export const token = document.querySelector('meta[name="csrf-token"]')?.content ?? "";
