/** Maximum width and height of a cropped photo in pixels: sharp at 160 px on a 3x display, small enough for a request body. */
const maxSize = 480;

/**
 * Converts the cropped square to a data URL at its own resolution, limited to {@link maxSize}. A PNG stays a
 * PNG, because it can be transparent. All other images become JPEGs.
 * @param type MIME type of the original file
 */
export function croppedImage(cropped: HTMLCanvasElement, type: string): string {
  const size = Math.min(maxSize, Math.max(1, cropped.width));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error(
      'The photo cannot be cropped: this browser does not provide a 2D canvas context. Use a different browser.',
    );
  context.imageSmoothingQuality = 'high';
  context.drawImage(cropped, 0, 0, size, size);
  return type === 'image/png' ? canvas.toDataURL('image/png') : canvas.toDataURL('image/jpeg', 0.92);
}
