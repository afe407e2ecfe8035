/** Options for `createFrameElement`. */
export interface FrameElementOptions {
  /** A checked URL. */
  src: string;
  /** Accessible name. */
  title: string;
}

/**
 * Creates the iframe element: full size, without scrollbars, with fullscreen allowed and no other permissions. Sizes are
 * set through the style object, which works under a content security policy without `unsafe-inline`.
 */
export function createFrameElement(document: Document, { src, title }: FrameElementOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  iframe.setAttribute('scrolling', 'no');
  iframe.setAttribute('allowfullscreen', 'true');
  iframe.style.cssText = 'width:100%;height:100%;border:0;display:block';
  iframe.src = src;
  return iframe;
}
