import sharp from 'sharp';
import type { Photo } from '../photos/image';
import type { FaceStyle } from './names';
import type { Random } from './random';

interface Skin {
  color: string;
  /** Color of the neck, ears and nose. */
  shade: string;
  hairColors: readonly string[];
  glassesColor: string;
}

/** A hairstyle: SVG paths behind and in front of the head. */
interface Hairstyle {
  back?: string;
  front: string;
  hasBeard?: boolean;
}

const backgrounds = ['#d6e4f0', '#f3dfcc', '#dcecd8', '#e9dcee', '#f5e8c2', '#cfe8e6'];
const hairColors = ['#2a201c', '#4d3019', '#855426', '#c4994f', '#85878d', '#85331f'];
const darkHairColors = ['#2a201c', '#3a2618', '#211a18', '#4d3019', '#8f9197', '#2f221d'];
const darkGlasses = '#33363d';
const lightGlasses = '#e3cf9f';
const skins: readonly Skin[] = [
  { color: '#f6d5bb', shade: '#e7b896', hairColors, glassesColor: darkGlasses },
  { color: '#e7b893', shade: '#d09a72', hairColors, glassesColor: darkGlasses },
  { color: '#c68c62', shade: '#ad744c', hairColors: darkHairColors, glassesColor: darkGlasses },
  { color: '#96603e', shade: '#7c4c2f', hairColors: darkHairColors, glassesColor: lightGlasses },
  { color: '#754c36', shade: '#5b3825', hairColors: darkHairColors, glassesColor: lightGlasses },
];
const shirts = ['#30507a', '#97403f', '#36705a', '#5c467c', '#3c4048', '#c27c2c'];

const fringe = 'M47 76C41 38 60 27 81 27c23 0 37 14 32 49-2-11-6-18-12-23-16 6-29 4-42 0-7 5-10 12-12 23Z';
const parted = 'M47 76c-6-36 11-49 34-49 24 0 37 14 32 49-3-12-9-21-19-28-10 11-24 15-36 16-5 2-9 6-11 12Z';
const cropped = 'M49 66c-2-27 13-37 31-37s33 10 31 37c-3-9-7-14-12-17-12 2-26 2-38 0-5 3-9 8-12 17Z';
const curly =
  'M47 72c-9-6-9-18-1-23-3-11 6-20 16-18 5-9 18-11 25-4 9-4 20 1 22 11 9 3 12 14 6 21 2 6 0 11-3 13-2-9-6-15-11-19-14 5-28 4-42 0-6 4-10 10-12 19Z';

const shortHair: readonly Hairstyle[] = [{ front: fringe }, { front: parted }, { front: cropped }, { front: curly }];
const longHair: readonly Hairstyle[] = [
  { back: 'M43 80c-5-42 15-56 37-56s43 14 38 56c-1 22 1 34 5 42H38c4-8 6-20 5-42Z', front: parted },
  { back: 'M44 78c-4-40 14-53 36-53s41 13 37 53l3 32c-9 5-16 4-20 1H60c-4 3-11 4-20-1Z', front: fringe },
  { back: 'M80 6a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z', front: parted },
  { back: 'M80 14c32 0 50 22 50 50 0 22-10 40-26 44H56c-16-4-26-22-26-44 0-28 18-50 50-50Z', front: curly },
  { back: 'M112 44c16 4 20 24 14 44-3 10-3 20 2 28-14 0-22-10-20-26Z', front: fringe },
  { back: 'M43 80c-5-42 15-56 37-56s43 14 38 56c0 16 4 24 0 34-12 8-64 8-76 0-4-10 1-18 1-34Z', front: curly },
];
const hairstyles: Readonly<Record<FaceStyle, readonly Hairstyle[]>> = {
  feminine: longHair,
  masculine: [...shortHair, { front: cropped, hasBeard: true }, { front: parted, hasBeard: true }],
  neutral: shortHair,
};

const neckAndEars = 'M66 98h28v24c0 9-6 15-14 15s-14-6-14-15ZM50 69a7 8 0 1 1 0 16ZM110 69a7 8 0 1 0 0 16Z';
const face = 'M49 66c0-22 12-33 31-33s31 11 31 33v14c0 19-13 33-31 33S49 99 49 80Z';
const beard = 'M49 76c0 26 13 41 31 41s31-15 31-41c-4 10-8 14-14 13-8-3-26-3-34 0-6 1-10-3-14-13Z';
const glasses = 'M58 76a10 9 0 1 0 20 0 10 9 0 1 0-20 0ZM82 76a10 9 0 1 0 20 0 10 9 0 1 0-20 0Zm-4-1c1-1 3-1 4 0';

/**
 * Creates a drawn portrait that does not depict a real person. Portraits with consecutive indexes differ in skin and hairstyle.
 */
export async function createPortrait(random: Random, style: FaceStyle, index: number): Promise<Photo> {
  const styles = hairstyles[style];
  const { back = '', front, hasBeard = false } = styles[index % styles.length] ?? { front: fringe };
  const skin = skins[index % skins.length] ?? random.pick(skins);
  const hair = random.pick(skin.hairColors);
  const background = random.pick(backgrounds);
  const shirt = random.pick(shirts);
  const hasGlasses = random.chance(0.25);

  const fill = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;
  const line = (color: string, width: number, path: string) =>
    `<path fill="none" stroke="${color}" stroke-width="${String(width)}" stroke-linecap="round" d="${path}"/>`;
  const shapes = [
    fill(background, 'M0 0h160v160H0Z'),
    fill(hair, back),
    fill(shirt, 'M14 172c0-32 28-48 66-48s66 16 66 48Z'),
    fill(skin.shade, neckAndEars),
    fill(skin.color, face),
    hasBeard ? fill(hair, beard) : '',
    fill(hair, front),
    line('#2b211d', 6, 'M68 76v.01M92 76v.01'),
    line(skin.shade, 3, 'M80 78c2 3 2 6-1 7'),
    line(hasBeard ? '#f4e9e2' : '#9c4a42', 3, 'M72 96c5 4 11 4 16 0'),
    hasGlasses ? line(skin.glassesColor, 2.5, glasses) : '',
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="12 8 136 136">${shapes.join('')}</svg>`;
  return { mediaType: 'image/png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() };
}
