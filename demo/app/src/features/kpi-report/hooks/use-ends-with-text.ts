import { useLayoutEffect, useState, type RefObject } from 'react';

/** Share of the available height below which a box with text is only as tall as its text. */
const minShare = 0.7;

/** Returns whether a box ends with its text because it would otherwise be mostly empty in the height of its container. */
export function useEndsWithText(box: RefObject<HTMLElement | null>, text: string): boolean {
  const [endsWithText, setEndsWithText] = useState(false);
  useLayoutEffect(() => {
    const container = box.current?.parentElement;
    if (!container) return;
    const measure = () => {
      if (!box.current) return;
      const range = document.createRange();
      range.selectNodeContents(box.current);
      setEndsWithText(range.getBoundingClientRect().height < minShare * container.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    return () => {
      observer.disconnect();
    };
  }, [box, text]);
  return endsWithText;
}
