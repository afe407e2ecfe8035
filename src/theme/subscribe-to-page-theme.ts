import type { CustomTheme } from '../models';
import { containerOf, themeFromPage } from './page-theme';

/**
 * Calls a listener whenever the theme of the page changes. The theme is recomputed when `prefers-color-scheme`, a style sheet
 * in the head, or an attribute of the element or one of its ancestors changes, and when a CSS transition ends.
 *
 * @param element - element whose CSS applies, as in `themeFromPage`
 * @param listener - called with the new theme, but not with the current one
 * @returns a function that removes all listeners and observers
 *
 * @example
 * const unsubscribe = subscribeToPageTheme(container, (theme) => void report.applyTheme(theme));
 */
export function subscribeToPageTheme(element: Element, listener: (theme: CustomTheme) => void): () => void {
  const { head } = document;
  const controller = new AbortController();
  const { signal } = controller;
  let last = JSON.stringify(themeFromPage(element));
  const check = (): void => {
    // An element that is not in the document has no styles.
    if (!element.isConnected) return;
    const theme = themeFromPage(element);
    const text = JSON.stringify(theme);
    if (text === last) return;
    last = text;
    listener(theme);
  };
  const observer = new MutationObserver(check);
  for (let each: Element | undefined = element; each; each = containerOf(each))
    observer.observe(each, { attributes: true });
  observer.observe(head, { attributes: true, characterData: true, childList: true, subtree: true });
  // A link element in the head has no effect before its style sheet has loaded.
  head.addEventListener('load', check, { capture: true, signal });
  document.addEventListener(
    'transitionend',
    ({ target }) => {
      if ((target as Node).contains(element)) check();
    },
    { signal },
  );
  // jsdom does not have this function.
  (window as Partial<Window>)
    .matchMedia?.('(prefers-color-scheme: dark)')
    .addEventListener('change', check, { signal });
  return () => {
    observer.disconnect();
    controller.abort();
  };
}
