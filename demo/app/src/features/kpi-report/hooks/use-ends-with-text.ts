import { useLayoutEffect, useState, type RefObject } from 'react';

/** Share of the neighbor's height below which a box with text is only as tall as its text. */
const minShare = 0.7;

/** Returns whether a box ends with its text, because it would be mostly empty if it were as tall as the first element of its container. */
export function useEndsWithText(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [endsWithText, setEndsWithText] = useState(false);
  useLayoutEffect(() => {
    const neighbor = box.current?.parentElement?.firstElementChild;
    if (!neighbor) return;
    const measure = () => {
      if (!box.current) return;
      const range = document.createRange();
      range.selectNodeContents(box.current);
      setEndsWithText(range.getBoundingClientRect().height < minShare * neighbor.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(neighbor);
    return () => {
      observer.disconnect();
    };
  }, [box, text]);
  return endsWithText;
}
