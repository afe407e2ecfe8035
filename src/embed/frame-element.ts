/** Options of `createFrameElement`. */
export interface FrameElementOptions {
  /** A checked URL. */
  src: string;
  /** Accessible name. */
  title: string;
}

const templates = new WeakMap<Document, HTMLIFrameElement>();

/** Returns the iframe that the others are copied from: copying it takes half of the time of setting style and attributes. */
function templateOf(document: Document): HTMLIFrameElement {
  let iframe = templates.get(document);
  if (!iframe) {
    iframe = document.createElement('iframe');
    iframe.referrerPolicy = 'strict-origin-when-cross-origin';
    iframe.setAttribute('scrolling', 'no');
    iframe.setAttribute('allowfullscreen', 'true');
    iframe.style.cssText = 'width:100%;height:100%;border:0;display:block';
    templates.set(document, iframe);
  }
  return iframe;
}

/**
 * Creates the iframe element: full size, without scroll bars, with fullscreen allowed and no other permissions. Sizes are
 * set through the style object, which works under a content security policy without `unsafe-inline`.
 */
export function createFrameElement(document: Document, { src, title }: FrameElementOptions): HTMLIFrameElement {
  const iframe = templateOf(document).cloneNode() as HTMLIFrameElement;
  iframe.title = title;
  iframe.src = src;
  return iframe;
}
