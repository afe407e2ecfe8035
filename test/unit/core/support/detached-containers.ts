import type { FakePage } from './fake-frame';

/** Lets mutation observers run. */
export const flushMutations = () => new Promise((resolve) => setTimeout(resolve));

/** Removes a container and waits until the SDK has detached its embed. */
export async function detach(element: HTMLElement) {
  element.remove();
  await flushMutations();
}

/** Adds a container to the document again and creates a new window for its frame, as a browser does. */
export async function attach(page: FakePage, element: HTMLElement) {
  document.body.append(element);
  await flushMutations();
  return page.frameOf(element);
}
