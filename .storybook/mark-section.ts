/** Vertical position of the current section in the window, as a share of its height. */
const readingLine = 0.4;

/** Returns the table of contents' link to the section at the reading line, or to the last section at the end of the page. In the introduction, the first section comes next. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return links.at(-1);
  const isAboveLine = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= clientHeight * readingLine;
  };
  return links.filter(isAboveLine).at(-1) ?? links[0];
}

/**
 * Marks the current section in the table of contents. Storybook marks the last section whose heading has left the window at the top,
 * although the next one may fill the window. Returns a function that stops observing the document.
 */
export function markSection(): () => void {
  const stop = new AbortController();
  const update = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-wrapper a')];
    const current = findCurrent(links);
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const { signal } = stop;
  addEventListener('scroll', update, { passive: true, signal });
  addEventListener('resize', update, { signal });
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}
