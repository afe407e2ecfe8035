import { createLog } from './log';
import { demoAccounts } from './seed/accounts';
import { readSettings } from './settings';
import { SetupError } from './setup-error';
import { startDemo } from './start';

const log = createLog((line) => {
  process.stdout.write(`${line}\n`);
});

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startDemo({ settings, log });
  if (settings.SEED === 'demo') {
    const wide = (text: string, width: number) => text.padEnd(width);
    const rows = demoAccounts.map(({ email, password, about }) => `  ${wide(email, 34)}${wide(password, 22)}${about}`);
    process.stdout.write(
      `\nStaff management runs at ${server.origin}\nDemo accounts, with the passwords they were made with:\n${rows.join('\n')}\n\n`,
    );
  }

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    server.close().then(
      () => {
        process.exit(0);
      },
      (error: unknown) => {
        log.error('the stop failed', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  if (error instanceof SetupError || (error instanceof Error && error.name === 'PortTakenError'))
    process.stderr.write(`${error.message}\n`);
  else log.error('the start failed', { error });
  process.exit(1);
});
