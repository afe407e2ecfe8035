import { useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/** Returns the page's color scheme, which the toolbar changes. */
export const useScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (root.dataset.scheme === 'dark' ? 'dark' : 'light'));
