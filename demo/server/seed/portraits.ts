import sharp from 'sharp';
import type { Photo } from '../photos/image';
import type { Random } from './random';

const side = 160;

type Color = readonly [number, number, number];
const backgrounds: readonly Color[] = [[214, 228, 240], [240, 224, 210], [222, 236, 218], [234, 220, 236], [244, 232, 196], [208, 232, 232]]; // prettier-ignore
const skins: readonly Color[] = [
  [246, 213, 187],
  [231, 184, 147],
  [198, 140, 98],
  [150, 96, 62],
  [104, 66, 44],
];
const hairs: readonly Color[] = [
  [42, 32, 28],
  [88, 56, 34],
  [150, 98, 48],
  [206, 166, 92],
  [128, 128, 132],
  [122, 46, 28],
];
const shirts: readonly Color[] = [
  [48, 78, 120],
  [150, 58, 60],
  [54, 106, 84],
  [92, 70, 124],
  [60, 64, 72],
  [196, 124, 44],
];

/** Creates a synthetic portrait that does not depict a real person. */
export async function createPortrait(random: Random): Promise<Photo> {
  const background = random.pick(backgrounds);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const shirt = random.pick(shirts);
  const long = random.chance(0.5);
  const width = 30 + random.below(6);

  const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  const colorAt = (x: number, y: number): Color => {
    if (inside(x, y, 68, 72, 3.4, 4) || inside(x, y, 92, 72, 3.4, 4)) return hair;
    if (inside(x, y, 80, 92, 11, 5) && y > 92) return [172, 74, 70];
    if (inside(x, y, 80, 74, width, 38) && y > 50) return skin;
    if (inside(x, y, 80, 62, width + 7, 36) && (y < 66 || !inside(x, y, 80, 74, width, 38))) return hair;
    if (long && inside(x, y, 80, 92, width + 12, 44) && y < 124 && y > 50) return hair;
    if (Math.abs(x - 80) < 12 && y > 100 && y < 124) return skin;
    if (inside(x, y, 80, 172, 62, 56)) return shirt;
    return background;
  };

  const pixels = Buffer.alloc(side * side * 3);
  let at = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      // four samples per pixel smooth the edges
      const a = colorAt(x, y);
      const b = colorAt(x + 0.5, y);
      const c = colorAt(x, y + 0.5);
      const d = colorAt(x + 0.5, y + 0.5);
      for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++)
        pixels[at++] = (a[channel] + b[channel] + c[channel] + d[channel]) / 4;
    }
  const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return { mediaType: 'image/png', bytes };
}
