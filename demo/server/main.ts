import { createLog } from './log';
import { demoAccounts } from './seed/accounts';
import { readSettings } from './settings';
import { SetupError } from './setup-error';
import { startDemo } from './start';

// without a listener, the server would exit when the process that reads its log closes the pipe
process.stdout.on('error', () => undefined);

const log = createLog((line) => {
  process.stdout.write(`${line}\n`);
});

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const starting = startDemo({ settings, log });

  // added before the server has started, because a process without these handlers exits without releasing the data folder
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    starting
      .then((server) => server.close())
      .then(
        () => {
          process.exit(0);
        },
        (error: unknown) => {
          log.error('shutdown failed', { error });
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);

  const server = await starting;
  if (settings.SEED === 'demo') {
    const pad = (text: string, width: number) => text.padEnd(width);
    const rows = demoAccounts.map(
      ({ email, password, description }) => `  ${pad(email, 34)}${pad(password, 22)}${description}`,
    );
    process.stdout.write(
      `\nStaff management is running at ${server.origin}\nDemo accounts and their initial passwords:\n${rows.join('\n')}\n\n`,
    );
  }
}

main().catch((error: unknown) => {
  if (error instanceof SetupError) process.stderr.write(`${error.message}\n`);
  else log.error('startup failed', { error });
  process.exit(1);
});
