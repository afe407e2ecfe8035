import { useEffect, useState, type RefObject } from 'react';

/** How far before it is seen a lazy embed begins to load. */
const rootMargin = '200px';

/** True from the moment that an element has come into view, or at once when it need not. */
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
