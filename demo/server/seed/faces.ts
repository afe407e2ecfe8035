import type { FaceStyle } from './names';
import type { Random } from './random';

/** Number of portraits per style. */
export const portraitCounts: Readonly<Record<FaceStyle, number>> = { feminine: 72, masculine: 64, neutral: 24 };

/** One of the portraits of a style. */
export interface Face {
  style: FaceStyle;
  index: number;
}

/** Assigns portraits that fit the first names. People who are often listed together have different portraits. */
export class FacePicker {
  readonly #random: Random;
  readonly #usedByGroup = new Map<string, Set<number>>();

  constructor(random: Random) {
    this.#random = random;
  }

  /**
   * Returns a portrait that is not used in these groups yet.
   * @returns null if there is none left
   */
  pick(style: FaceStyle, groups: readonly string[]): Face | null {
    const usedInGroups = groups.map((group) => {
      const key = `${style} ${group}`;
      const used = this.#usedByGroup.get(key) ?? new Set<number>();
      this.#usedByGroup.set(key, used);
      return used;
    });
    const count = portraitCounts[style];
    const start = this.#random.below(count);
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count;
      if (usedInGroups.some((used) => used.has(index))) continue;
      for (const used of usedInGroups) used.add(index);
      return { style, index };
    }
    return null;
  }
}
