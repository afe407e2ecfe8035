/** First supported version of each browser, by its name in `browserslist`. */
export type Browsers = Record<string, number>;

/** Returns the browsers in the `browserslist` field of a package.json, by default the SDK's. */
export function readBrowsers(manifest?: string): Browsers;
/** Returns whether all browsers support a feature, given its first versions. */
export function isSupported(browsers: Browsers, feature: Browsers): boolean;
/** Returns the newest ECMAScript target that all browsers support, for example `ES2022`. */
export function scriptTargetOf(browsers: Browsers): string;
/** Returns the browsers as targets for esbuild and Vite, for example `chrome111`. */
export function esbuildTargetsOf(browsers: Browsers): string[];
