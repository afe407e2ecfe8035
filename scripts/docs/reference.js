// Runs on every page of the API reference.

/** Moves the sidebar's links out of their summaries, because controls in a summary are not announced. */
function moveLinks(sidebar) {
  for (const link of sidebar.querySelectorAll('summary > a')) {
    const summary = link.parentElement;
    summary.setAttribute('aria-label', link.textContent);
    summary.closest('li').prepend(link);
  }
}

const sidebar = document.querySelector('#tsd-nav-container');
if (sidebar) {
  // TypeDoc's script adds the links later
  new MutationObserver(() => moveLinks(sidebar)).observe(sidebar, { childList: true });
  moveLinks(sidebar);
}
