import { useEffect, useState } from 'react';
import type { Scheme } from '../preview/document';

const key = 'vitrine-playground-scheme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function storedScheme(): Scheme | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    // storage can be blocked
    return undefined;
  }
}

function storeScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // storage can be blocked
  }
}

/** Returns the color scheme and a function that switches it. Follows the system until the visitor chooses one. */
export function useScheme(): [scheme: Scheme, toggle: () => void] {
  const [chosen, setChosen] = useState(storedScheme);
  const [system, setSystem] = useState<Scheme>(dark.matches ? 'dark' : 'light');
  const scheme = chosen ?? system;
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
    storeScheme(next);
    setChosen(next);
  };
  return [scheme, toggle];
}
