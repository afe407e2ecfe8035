import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const manifest = resolve(import.meta.dirname, '../../package.json');
const { repository } = JSON.parse(readFileSync(manifest, 'utf8'));
const url = typeof repository === 'string' ? repository : repository?.url;

/** The repository's URL, or undefined if package.json does not specify it. */
export const repositoryUrl = url?.replace(/^github:/, 'https://github.com/');
