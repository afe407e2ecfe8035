import type { RefCallback } from 'react';

/** Moves focus to the page heading, without scrolling. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });

/** Ref for a button that disappears as a result of its action. If it is removed while it has focus, the page heading is focused. */
export const focusHeadingOnRemoval: RefCallback<HTMLElement> = (element) => () => {
  if (document.activeElement === element) focusHeading();
};
