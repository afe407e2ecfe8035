import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type EmulatorModule = typeof import('../../../src/emulator');

// Playwright does not change a dynamic import of a variable. It would compile a static import to `require`.
const path = pathToFileURL(resolve('dist/emulator/index.mjs')).href;

/** Loads the emulator's built entry point, as installed by consumers. */
export const loadEmulator = async (): Promise<EmulatorModule> => (await import(path)) as EmulatorModule;
