import { whenNearViewport } from '@vitrine/sdk';
import { useEffect, useState, type RefObject } from 'react';

/** Returns true once an element has come near the viewport, or immediately if the component is not lazy. */
export function useInView(element: RefObject<HTMLElement | null>, lazy: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!lazy || seen || !element.current) return;
    return whenNearViewport(element.current, () => setSeen(true));
  }, [element, lazy, seen]);
  return seen || !lazy;
}
