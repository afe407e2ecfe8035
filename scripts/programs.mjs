// Finds and installs the programs that the tests need.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';

/** Returns whether a path is an executable file. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command and returns whether it succeeded. Its output goes to stderr, because stdout is reserved for paths. */
export function run(command, ...args) {
  console.error(`+ ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/**
 * Updates the lists of packages. Returns false if packages cannot be installed, which requires Debian and root. Ubuntu is not
 * supported, because its browser packages are snaps.
 */
export function updatePackageLists() {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0 && run('apt-get', 'update', '-qq');
}

/** Installs Debian packages and returns whether that succeeded. */
export const installPackages = (...names) =>
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
