/** Returns the path to the first browser found: `CHROMIUM_PATH`, Playwright's, or the system's, headless shells first. */
export function findChromium(): Promise<string | undefined>;
/** Returns the browser's path. Installs a browser if none is found. */
export function getChromium(): Promise<string>;
/** Command-line flags that disable the browser's background activity. */
export const chromiumArgs: string[];
