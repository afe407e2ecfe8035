/** Returns the browser's path, or undefined. Order: `CHROMIUM_PATH`, Playwright's own, the system's; of each the headless shell first. */
export function findChromium(): Promise<string | undefined>;
/** Returns the browser's path, fetching one when there is none. */
export function getChromium(): Promise<string>;
/** Flags for a quiet browser. */
export const chromiumArgs: string[];
