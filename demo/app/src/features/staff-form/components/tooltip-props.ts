import type { TooltipProps } from '@mantine/core';

/**
 * Common props of the form's tooltips. They open on hover, focus and touch. They are rendered without a portal, so that they
 * are inside a landmark, and with a fixed position, so that a scrolling list does not clip them.
 */
export const tooltipProps: Partial<TooltipProps> = {
  events: { hover: true, focus: true, touch: true },
  withArrow: true,
  withinPortal: false,
  floatingStrategy: 'fixed',
};
