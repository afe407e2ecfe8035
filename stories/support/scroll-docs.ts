/**
 * Lets the wheel scroll the documentation page instead of the content of an embed, until the embed is clicked or focused. Storybook
 * serves the frames from its own origin. Returns a function that removes the listeners.
 */
export function scrollDocs(frame: HTMLIFrameElement): () => void {
  const stop = new AbortController();
  const onWheel = (event: WheelEvent) => {
    // events that cannot be canceled also scroll the content
    if (event.ctrlKey || !event.cancelable) return;
    event.preventDefault();
    event.stopPropagation();
    window.parent.scrollBy(0, event.deltaY);
  };
  const listen = () => {
    const { contentWindow } = frame;
    const { signal } = stop;
    contentWindow?.addEventListener('wheel', onWheel, { capture: true, passive: false, signal });
    for (const type of ['pointerdown', 'focus']) contentWindow?.addEventListener(type, () => stop.abort(), { signal });
  };
  frame.addEventListener('load', listen, { signal: stop.signal });
  listen();
  return () => stop.abort();
}
