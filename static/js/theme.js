// Runs in <head> before the first paint, so that a remembered theme does not flash.
(() => {
  const root = document.documentElement;
  root.dataset.script = "on";
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage can be forbidden; the system's preference then decides.
  }
})();
