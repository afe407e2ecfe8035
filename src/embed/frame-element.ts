/**
 * Creates the iframe element: full size, without scrollbars, with fullscreen allowed and no other permissions. Sizes are
 * set through the style object, which works under a content security policy without `unsafe-inline`.
 *
 * @param src - a checked URL
 * @param title - accessible name
 */
export function createFrameElement(document: Document, src: string, title: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  iframe.setAttribute('scrolling', 'no');
  iframe.setAttribute('allowfullscreen', 'true');
  iframe.style.cssText = 'width:100%;height:100%;border:0;display:block';
  iframe.src = src;
  return iframe;
}
