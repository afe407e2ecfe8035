import type { Embed } from '@vitrine/sdk';

/** A fault that can be switched on. */
interface Fault {
  readonly name: string;
  /** Meaning of the number that the fault needs, if any. */
  readonly argument?: string;
  /** Initial number. */
  readonly example?: string;
  readonly kind: string;
  readonly help: string;
}

/** Faults that can be switched on, with their names in the emulator's text format. */
export const faults: readonly Fault[] = [
  { name: 'Delay', argument: 'ms', example: '2000', kind: 'delay', help: 'Responses are delayed.' },
  { name: 'Refuse', argument: 'status', example: '500', kind: 'refuse', help: 'Requests are rejected.' },
  { name: 'Drop', kind: 'drop', help: 'Requests receive no response.' },
  { name: 'Respond twice', kind: 'twice', help: 'Responses are sent twice.' },
  { name: 'Garbage', kind: 'garbage', help: 'Responses violate the protocol.' },
];

/** Faults that take effect immediately. */
export const actions = [
  { name: 'Expire the token', action: 'expireToken' },
  { name: 'Reload the frame', action: 'reload' },
  { name: 'Crash the frame', action: 'crash' },
] as const;

const timeoutMs = 3000;

const send = (embed: Embed, method: 'GET' | 'PUT' | 'POST', action: string, body?: unknown) => {
  // `urgent` requests are sent even while the content loads, because a frame with faults may never load.
  const options = { timeoutMs, urgent: true, ...(body !== undefined && { body }) };
  return embed.requestPath(method, `/emulator/${action}`, options);
};

/** Returns a frame's faults as text, or undefined if the frame is not the emulator or does not respond. */
export async function readFrameFaults(embed: Embed): Promise<string | undefined> {
  try {
    const { body } = await send(embed, 'GET', 'faults');
    return typeof body === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces a frame's faults. */
export async function writeFrameFaults(embed: Embed, text: string): Promise<void> {
  await send(embed, 'PUT', 'faults', text);
}

/** Applies a fault immediately. */
export async function applyFault(embed: Embed, action: (typeof actions)[number]['action']): Promise<void> {
  await send(embed, 'POST', action);
}
