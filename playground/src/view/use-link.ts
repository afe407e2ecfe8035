import { useEffect, useRef, useState } from 'react';
import { readLink, writeLink, type Link } from '../code/link';

/** Delay before the URL is updated, because browsers limit the update rate and visitors type fast. */
const updateDelayMs = 250;

/** The visitor's selection, and functions that change it. */
export interface LinkState {
  readonly link: Link;
  /** Number of links that the visitor has opened since the page loaded. */
  readonly visits: number;
  /** Changes part of the selection and updates the URL. */
  readonly change: (changes: Partial<Link>) => void;
  /** Changes part of the selection. Back returns to the current selection. */
  readonly push: (changes: Partial<Link>) => void;
  /** Updates the URL immediately and returns it. */
  readonly getUrl: () => string;
}

/** Keeps the selection and the URL fragment in sync. */
export function useLink(origin: string): LinkState {
  const [{ link, visits }, setState] = useState(() => ({ link: readLink(location.hash, origin), visits: 0 }));
  const hash = writeLink(link, origin);
  // The fragment that was last written or read. If the URL has another one, the visitor has just opened another history entry,
  // and its `hashchange` event is pending.
  const seen = useRef(location.hash);
  const update = (method: 'pushState' | 'replaceState', fragment: string) => {
    // Browsers may ignore Back if the page writes to its history at the same time.
    if (location.hash !== seen.current || fragment === seen.current) return;
    history[method](null, '', fragment);
    seen.current = location.hash;
  };
  useEffect(() => {
    const onHashChange = () => {
      seen.current = location.hash;
      setState((state) => ({ link: readLink(location.hash, origin), visits: state.visits + 1 }));
    };
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [origin]);
  useEffect(() => {
    const timer = setTimeout(() => update('replaceState', hash), updateDelayMs);
    return () => clearTimeout(timer);
  }, [hash]);
  return {
    link,
    visits,
    change: (changes) => setState((state) => ({ ...state, link: { ...state.link, ...changes } })),
    push: (changes) => {
      const next = { ...link, ...changes };
      update('replaceState', hash);
      update('pushState', writeLink(next, origin));
      setState({ link: next, visits });
    },
    getUrl: () => {
      update('replaceState', hash);
      return location.href;
    },
  };
}
