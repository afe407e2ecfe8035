import type { TooltipProps } from '@mantine/core';

/**
 * Common props for the form's tooltips, which open on hover, focus and touch. Without a portal, the tooltips stay inside a
 * landmark. With a fixed position, a scrolling list does not clip them.
 */
export const tooltipProps: Partial<TooltipProps> = {
  events: { hover: true, focus: true, touch: true },
  withArrow: true,
  withinPortal: false,
  floatingStrategy: 'fixed',
};
