import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { PageView } from '../../../shared';
import { focusHeading } from './heading-focus';

let lastPath: string | undefined;
let endpoint: string | undefined;

/** Sets the URL that page views are sent to. Until then, none are sent. */
export function setPageViewEndpoint(url: string): void {
  endpoint = url;
}

function sendPageView(view: PageView): void {
  if (endpoint === undefined) return;
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
    keepalive: true,
  }).catch((cause: unknown) => {
    // a missing page view does not affect the user, so it is not shown
    console.debug('A page view could not be reported.', cause instanceof Error ? cause.message : '');
  });
}

/**
 * On each route change, reports the page view and focuses the heading, so screen readers and keyboard users start there. Also
 * scrolls to the top, except after Back and Forward. The first page keeps the browser's initial focus and scroll position.
 */
export function usePageVisit(heading: string): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    // the heading can change once the data has loaded, which does not count as another visit
    if (pathname === lastPath) return;
    const isFirstPage = lastPath === undefined;
    lastPath = pathname;
    sendPageView({ path: pathname, title: heading });
    if (isFirstPage) return;
    if (type !== NavigationType.Pop) scrollTo(0, 0);
    focusHeading();
  }, [heading, pathname, type]);
}
