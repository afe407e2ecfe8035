import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** An element's size in pixels. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a ref for an element, and the element's size, which is undefined until it has been measured. */
export function useElementSize<Target extends HTMLElement>(): [RefObject<Target | null>, ElementSize | undefined] {
  const target = useRef<Target>(null);
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [target, size];
}
