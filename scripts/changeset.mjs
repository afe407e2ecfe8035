// `npm run changeset`: runs the Changesets CLI for the package in the root folder. In a repository with npm workspaces, Changesets
// versions only the workspaces. The root cannot be listed as one, because npm then ignores its `allowScripts`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
const dir = resolve(import.meta.dirname, '..');
const root = { dir, packageJson: JSON.parse(readFileSync(resolve(dir, 'package.json'), 'utf8')) };

require('@manypkg/get-packages').getPackages = () => Promise.resolve({ tool: 'root', root, packages: [root] });
require('@changesets/cli/bin.js');
