/** What a frame is made of. */
export interface FrameElementOptions {
  /** The checked URL. */
  src: string;
  /** The accessible name. */
  title: string;
}

/**
 * Makes the iframe element: full size, no scroll bars, fullscreen allowed (embedding toolkit, 9), a title and no more
 * permissions than it needs (security rules, 14). Sizes are set through the style object, which a strict content
 * security policy allows.
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
