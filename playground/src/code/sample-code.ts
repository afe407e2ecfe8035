import type { EmbedTypeId, EntryPoint } from '../embed-types';
import { javascriptCode, reactCode } from './module-code';
import { scriptCode } from './script-code';

const generators = { script: scriptCode, javascript: javascriptCode, react: reactCode };

/**
 * Returns the code that embeds the sample content for a type.
 *
 * @param origin - the emulator's origin
 */
export const sampleCode = (id: EmbedTypeId, entryPoint: EntryPoint, origin: string): string =>
  generators[entryPoint](id, origin);
