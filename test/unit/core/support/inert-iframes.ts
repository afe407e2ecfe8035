/**
 * Replaces a test's iframes with inert elements of the same name, for which happy-dom does not load content or start
 * timers. The setup file restores `document.createElement` after each test.
 */
export function useInertIframes(): void {
  if (Object.hasOwn(document, 'createElement')) return;
  const createElement: (name: string) => HTMLElement = document.createElement.bind(document);
  document.createElement = ((name: string) =>
    name === 'iframe' ? document.createElementNS('http://www.w3.org/2000/svg', name) : createElement(name)) as never;
}
