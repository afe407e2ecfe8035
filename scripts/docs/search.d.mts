export function processTerm(word: string): string | null;
export const searchOptions: { fuzzy: number; prefix: boolean; boost: Record<string, number> };
