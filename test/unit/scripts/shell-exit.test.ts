import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A script that npm runs in a shell, which does not pass signals on. */
const script = `
  import { onShellExit } from '${new URL('../../../scripts/shell-exit.mjs', import.meta.url).href}';
  const server = setInterval(() => undefined, 1000);
  onShellExit(() => {
    process.stdout.write('stopped');
    clearInterval(server);
  });
  process.stdout.write('started ');
`;

it('stops a server that npm has started when a signal ends only the shell between them', async () => {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(shell.stdout, 'data');
  shell.kill();
  // the pipe closes when the last process that writes to it has exited
  await once(shell.stdout, 'close');
  expect(output).toBe('started stopped');
});
