import type { FakePage } from './fake-frame';

/** Resolves once mutation observers have run. */
export const flushMutations = () => new Promise((resolve) => setTimeout(resolve));

/** Removes a container and waits until the SDK has detached its embed. */
export async function detach(element: HTMLElement) {
  element.remove();
  await flushMutations();
}

/** Adds a container back to the document and returns a fake frame with a new window, as in a browser. */
export async function attach(page: FakePage, element: HTMLElement) {
  document.body.append(element);
  await flushMutations();
  return page.frameOf(element);
}
