// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('lets server components pass plain filters to client components, while React warns about filter instances', () => {
  const script = 'test/unit/models/support/render-on-server.mts';
  const args = ['--conditions=react-server', '--import', 'tsx', script];
  const env = { ...process.env, NODE_ENV: 'development' };
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual({
    instance: { isSent: true, isRejected: true },
    built: { isSent: true, isRejected: true },
    toJSON: { isSent: true, isRejected: false },
    copy: { isSent: true, isRejected: false },
  });
});
