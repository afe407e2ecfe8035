/** Distance of one move in CSS pixels. */
const stepPixels = 10;

export const directions = {
  up: { x: 0, y: -1, label: 'Move up' },
  left: { x: -1, y: 0, label: 'Move left' },
  right: { x: 1, y: 0, label: 'Move right' },
  down: { x: 0, y: 1, label: 'Move down' },
} as const;
export type Direction = keyof typeof directions;

/**
 * Moves the image under the crop frame by one step. react-avatar-editor ignores its `position` prop and moves the image only
 * when it is dragged, so the step is simulated as a mouse drag. The first move sets the starting point, and the second move
 * moves the image.
 */
export function moveImage(canvas: HTMLCanvasElement, direction: Direction): void {
  const { x, y } = directions[direction];
  const mouseAt = (clientX: number, clientY: number) => ({ bubbles: true, cancelable: true, clientX, clientY });
  canvas.dispatchEvent(new MouseEvent('mousedown', mouseAt(0, 0)));
  document.dispatchEvent(new MouseEvent('mousemove', mouseAt(0, 0)));
  document.dispatchEvent(new MouseEvent('mousemove', mouseAt(x * stepPixels, y * stepPixels)));
  document.dispatchEvent(new MouseEvent('mouseup', mouseAt(x * stepPixels, y * stepPixels)));
}
