import { element } from '../dom';

/** Minimum height of the thumb, in pixels. */
const minHeight = 24;

/**
 * Creates a thin scroll thumb next to the rows of a table that scrolls. It is always visible, unlike the browser's scroll bars on many
 * devices, and can be dragged. It is hidden from assistive technology, because the table itself scrolls.
 */
export function scrollThumb(scroller: HTMLElement): HTMLElement {
  const { tHead, tFoot } = scroller.querySelector('table') ?? {};
  const thumb = element('div', { class: 'scroll-thumb', 'aria-hidden': 'true' });
  const [top, bottom] = [tHead?.offsetHeight ?? 0, tFoot?.offsetHeight ?? 0];
  const track = scroller.clientHeight - top - bottom;
  const height = Math.max(minHeight, (track * track) / (scroller.scrollHeight - top - bottom));
  // Pixels of the table for each pixel of the thumb.
  const ratio = (scroller.scrollHeight - scroller.clientHeight) / Math.max(1, track - height);
  const place = (): void => {
    thumb.style.translate = `0 ${(scroller.scrollTop / ratio).toFixed(1)}px`;
  };
  thumb.style.top = `${String(top)}px`;
  thumb.style.height = `${height.toFixed(1)}px`;
  place();
  scroller.addEventListener('scroll', place, { passive: true });
  let start: { y: number; scrollTop: number } | undefined;
  thumb.addEventListener('pointerdown', (event) => {
    thumb.setPointerCapture(event.pointerId);
    start = { y: event.clientY, scrollTop: scroller.scrollTop };
    event.preventDefault();
  });
  thumb.addEventListener('pointermove', ({ clientY }) => {
    if (!start) return;
    // Scaled pages have smaller pixels.
    const scale = thumb.getBoundingClientRect().height / thumb.offsetHeight;
    scroller.scrollTop = start.scrollTop + ((clientY - start.y) / scale) * ratio;
  });
  thumb.addEventListener('lostpointercapture', () => {
    start = undefined;
  });
  return thumb;
}
