import type { FakePage } from './fake-frame';

/** Lets mutation observers run. */
export const changes = () => new Promise((resolve) => setTimeout(resolve));

/** Removes a container, and waits until the SDK has detached its embed. */
export async function detach(element: HTMLElement) {
  element.remove();
  await changes();
}

/** Returns a container to the document, with a new window in its frame as a browser creates it. */
export async function attach(page: FakePage, element: HTMLElement) {
  document.body.append(element);
  await changes();
  return page.frameOf(element);
}
