import type { TooltipProps } from '@mantine/core';

/**
 * How the form's tooltips behave: they open for the pointer, the keyboard and a touch; they stand beside what they explain
 * in the document (so that they belong to a landmark), and are not cut off by a list that scrolls.
 */
export const tooltip: Partial<TooltipProps> = {
  events: { hover: true, focus: true, touch: true },
  withArrow: true,
  withinPortal: false,
  floatingStrategy: 'fixed',
};
