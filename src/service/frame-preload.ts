import { createFrameElement } from '../embed/frame-element';

/**
 * Puts a hidden frame with the embed URL into an element, so that the provider's files are in the cache when an embed
 * needs them. It raises `preloaded` on itself when it has loaded (wire protocol, 4). No token goes to it.
 */
export function preloadFrame(parent: HTMLElement, src: string): HTMLIFrameElement {
  const iframe = createFrameElement(parent.ownerDocument, { src, title: 'Preloaded content' });
  iframe.removeAttribute('allowfullscreen');
  iframe.style.display = 'none';
  iframe.addEventListener('load', () => {
    iframe.dispatchEvent(new CustomEvent('preloaded', { detail: {} }));
  });
  parent.append(iframe);
  return iframe;
}
