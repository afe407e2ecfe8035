// Bundles the demo server for the end-to-end tests; see the target `demo-server` in scripts/build-if-stale.mjs.
import { bundleServer } from '../../../../demo/test/support/bundle';

await bundleServer('test/e2e/support/server/main.ts', 'temp/e2e-server.mjs');
