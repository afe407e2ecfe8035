import { useEffect, useState } from 'react';
import type { Scheme } from '../preview/document';
import { readStored, store } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');

function storedScheme(): Scheme | undefined {
  const stored = readStored('scheme');
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Returns the color scheme and a function that switches it. Follows the system until the visitor selects one. */
export function useScheme(): [scheme: Scheme, toggle: () => void] {
  const [selected, setSelected] = useState(storedScheme);
  const [system, setSystem] = useState<Scheme>(dark.matches ? 'dark' : 'light');
  const scheme = selected ?? system;
  useEffect(() => {
    const onChange = () => setSystem(dark.matches ? 'dark' : 'light');
    dark.addEventListener('change', onChange);
    return () => dark.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  const toggle = () => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    store('scheme', next);
    setSelected(next);
  };
  return [scheme, toggle];
}
