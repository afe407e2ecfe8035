/** How far one press moves the image, in pixels of the screen. */
const nudgePixels = 10;

export const directions = {
  up: { x: 0, y: -1, label: 'Move up' },
  left: { x: -1, y: 0, label: 'Move left' },
  right: { x: 1, y: 0, label: 'Move right' },
  down: { x: 0, y: 1, label: 'Move down' },
} as const;
export type Direction = keyof typeof directions;

/**
 * Moves the image under the crop frame as a drag would. The editor takes its position from the pointer only (it accepts a
 * `position` without using it), so a press becomes a short drag: press, a first move that sets the start, a second that
 * moves, release.
 */
export function nudge(canvas: HTMLCanvasElement, direction: Direction, pixels = nudgePixels): void {
  const { x, y } = directions[direction];
  const at = (clientX: number, clientY: number) => ({ bubbles: true, cancelable: true, clientX, clientY });
  canvas.dispatchEvent(new MouseEvent('mousedown', at(0, 0)));
  document.dispatchEvent(new MouseEvent('mousemove', at(0, 0)));
  document.dispatchEvent(new MouseEvent('mousemove', at(x * pixels, y * pixels)));
  document.dispatchEvent(new MouseEvent('mouseup', at(x * pixels, y * pixels)));
}
