import type { Emulator, EmulatorOptions } from './emulator';

/**
 * Starts the emulator's server. Requires Node.js, whose modules are loaded only when this function is called.
 *
 * @example
 * const emulator = await startEmulator({ port: 4300 });
 * const config = { type: 'report', embedUrl: emulator.embedUrl('staff-overview'), accessToken: await emulator.createToken() };
 * @throws `ContentError` for invalid content, `PortTakenError` if the port is in use
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { serve } = await import('./server/server');
  return serve(options);
}
