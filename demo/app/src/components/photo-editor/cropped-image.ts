/** Side of a stored photo in pixels: sharp at 160 px on a screen of threefold density, small enough to send in a form. */
const side = 480;

/**
 * The square inside the crop frame as a data URL, in the image's own resolution up to {@link side}. A PNG stays one, as it
 * may be transparent.
 */
export function croppedImage(cropped: HTMLCanvasElement, type: string): string {
  const size = Math.min(side, Math.max(1, cropped.width));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw images. Try another browser.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(cropped, 0, 0, size, size);
  return type === 'image/png' ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.92);
}
