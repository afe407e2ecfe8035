import { EmbedError } from '../errors';

/** Checks that a value is a DOM element. @throws {EmbedError} `invalidElement` if it is not */
export function assertElement(element: HTMLElement | null): void {
  if (element?.nodeType === 1) return;
  throw new EmbedError(
    'invalidElement',
    `Expected a DOM element as the container, but received ${element === null ? 'null' : typeof element}. Pass an existing element, such as document.querySelector('#report').`,
  );
}

/**
 * Checks that an element is not displayed in another window, for example in a pop-up, because frames post messages to their parent
 * window.
 *
 * @throws {EmbedError} `invalidElement` if it is
 */
export function assertDocument({ ownerDocument: { defaultView } }: HTMLElement): void {
  if (!defaultView || defaultView === document.defaultView) return;
  throw new EmbedError('invalidElement', 'The container is in another window. Load the SDK in that window.');
}
