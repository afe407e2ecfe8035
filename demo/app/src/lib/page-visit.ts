import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { PageView } from '../../../shared';

let visited: string | undefined;
let tell: (view: PageView) => void = () => undefined;

/** Called once at the start: where page views go. A lost one is nobody's concern. */
export function reportPageViewsTo(url: string): void {
  tell = (view) => {
    void fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view),
      keepalive: true,
    }).catch(() => undefined);
  };
}

/**
 * At each change of the route: reports the page view, begins at the top, and moves the focus to the heading, so that
 * screen readers and keyboards begin there too. The first page keeps the browser's own focus.
 */
export function usePageVisit(heading: string): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // a page that is drawn again, once its data has come, is not visited again
    if (pathname === visited) return;
    const first = visited === undefined;
    visited = pathname;
    tell({ path: pathname, title: heading });
    if (first) return;
    if (type !== NavigationType.Pop) scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [heading, pathname, type]);
}
