import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which a lazy embed starts to load. */
const rootMargin = '200px';

/** Returns true once the element has been in view, or always when `lazy` is false. */
export function useInView(element: RefObject<HTMLElement | null>, lazy: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!lazy || seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, lazy, seen]);
  return seen || !lazy;
}
