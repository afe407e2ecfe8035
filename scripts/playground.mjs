// `npm run playground`: builds stale outputs, then runs the playground and the emulator until Ctrl+C.
import { buildIfStale } from './build-if-stale.mjs';
import { freePort } from './free-port.mjs';

try {
  await buildIfStale(['sdk']);
  const { startPlayground } = await import('../playground/server.mjs');
  const playground = await startPlayground({
    port: Number(process.env.PORT || (await freePort(5173))),
    contentPort: Number(process.env.CONTENT_PORT || (await freePort(4300))),
  });
  console.log(
    `\n  Playground  ${playground.url}\n  Emulator    ${playground.contentOrigin}\n\n  Press Ctrl+C to stop.`,
  );
  const stop = () => {
    void playground.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
