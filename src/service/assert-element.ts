import { EmbedError } from '../errors';

/** Checks that a value is a DOM element. @throws {EmbedError} `invalidElement` if it is not */
export function assertElement(element: HTMLElement | null): void {
  if (element?.nodeType === 1) return;
  throw new EmbedError(
    'invalidElement',
    `Expected a DOM element as the container, but received ${element === null ? 'null' : typeof element}. Pass an existing element, such as document.querySelector('#report').`,
  );
}
