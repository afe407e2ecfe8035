import { createFrameElement } from '../embed/frame-element';

/** Appends a hidden frame with a checked embed URL to an element. The frame emits `preloaded` when it has loaded. */
export function preloadFrame(parent: HTMLElement, src: string): HTMLIFrameElement {
  const iframe = createFrameElement(parent.ownerDocument, src, 'Preloaded content');
  iframe.removeAttribute('allowfullscreen');
  iframe.style.display = 'none';
  iframe.addEventListener('load', () => {
    iframe.dispatchEvent(new CustomEvent('preloaded', { detail: {}, bubbles: true, cancelable: true }));
  });
  parent.append(iframe);
  return iframe;
}
