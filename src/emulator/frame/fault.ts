/**
 * An injected fault. Applies to every request, or only to those whose 'METHOD /path' contains `route`.
 *
 * `crash`, `reload`, `navigate` and `expireToken` apply only once: when the frame receives the first matching request, or
 * `afterMs` milliseconds later. Without `afterMs`, the frame does not respond to that request, except for `expireToken`.
 *
 * `refuse` responds with an error status from 400 to 599. Default: 500.
 *
 * `navigate` opens an http or https URL. By default, it opens a document with an opaque origin.
 *
 * `neverReady` prevents the frame from sending its ready message, regardless of `route`.
 */
export type Fault = { route?: string } & (
  | { kind: 'delay'; ms: number }
  | { kind: 'refuse'; status?: number }
  | { kind: 'drop' }
  | { kind: 'twice' }
  | { kind: 'garbage' }
  | { kind: 'neverReady' }
  | { kind: 'crash'; afterMs?: number }
  | { kind: 'reload'; afterMs?: number }
  | { kind: 'navigate'; to?: string; afterMs?: number }
  | { kind: 'expireToken'; afterMs?: number }
);

const kinds = [
  'delay',
  'refuse',
  'drop',
  'twice',
  'garbage',
  'neverReady',
  'crash',
  'reload',
  'navigate',
  'expireToken',
] as const;

/**
 * Parses faults in the format `kind[:argument][@route]`, separated by semicolons. The argument is a time in
 * milliseconds (`delay`, `crash`, `reload`, `expireToken`), a status code (`refuse`) or a percent-encoded URL, optionally
 * followed by a colon and a time (`navigate`).
 *
 * @example
 * ```ts
 * readFaults('delay:500@/report/pages;drop@PUT');
 * ```
 * @throws `Error` for an unknown kind or an invalid argument
 */
export function readFaults(text: string): Fault[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', route] = part.trim().split('@');
      const colon = head.indexOf(':');
      const kind = colon < 0 ? head : head.slice(0, colon);
      return readFault(kind, colon < 0 ? undefined : head.slice(colon + 1), route === undefined ? {} : { route });
    });
}

/**
 * Returns the faults unchanged.
 *
 * @throws `Error` for an unknown kind, which only JavaScript code can pass, or a `refuse` status that is not an error's
 */
export function checkFaults(faults: readonly Fault[]): readonly Fault[] {
  for (const fault of faults) {
    if (!kinds.includes(fault.kind)) throw unknownFault(fault.kind);
    if (fault.kind === 'refuse' && fault.status !== undefined) checkStatus(fault.status);
  }
  return faults;
}

function checkStatus(status: number): number {
  if (Number.isInteger(status) && status >= 400 && status <= 599) return status;
  throw new Error(`Fault 'refuse': expected a status from 400 to 599, received '${String(status)}'.`);
}

const unknownFault = (kind: string): Error => new Error(`Unknown fault '${kind}'. Use one of ${kinds.join(', ')}.`);

function readFault(kind: string, argument: string | undefined, target: { route?: string }): Fault {
  const faultKind = kinds.find((each) => each === kind);
  switch (faultKind) {
    case undefined:
      throw unknownFault(kind);
    case 'delay':
      return { kind: faultKind, ms: readNumber(faultKind, argument ?? '1000'), ...target };
    case 'refuse':
      return { kind: faultKind, status: checkStatus(readNumber(faultKind, argument ?? '500')), ...target };
    case 'navigate':
      return { kind: faultKind, ...readNavigation(argument), ...target };
    case 'crash':
    case 'reload':
    case 'expireToken':
      return {
        kind: faultKind,
        ...(argument !== undefined && { afterMs: readNumber(faultKind, argument) }),
        ...target,
      };
    default:
      return { kind: faultKind, ...target };
  }
}

function readNumber(kind: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new Error(`Fault '${kind}': expected a non-negative number as the argument, received '${text}'.`);
}

function readNavigation(argument = ''): { to?: string; afterMs?: number } {
  // In a percent-encoded URL, the only colon precedes the time.
  const [, to = argument, time] = /^([^:]*):(.*)$/.exec(argument.includes('://') ? '' : argument) ?? [];
  return {
    ...(to !== '' && { to: readUrl(to) }),
    ...(time !== undefined && { afterMs: readNumber('navigate', time) }),
  };
}

// A javascript: URL would run in the frame's own origin.
function readUrl(text: string): string {
  const url = decodeURIComponent(text);
  if (/^https?:\/\//i.test(url)) return url;
  throw new Error(`Fault 'navigate': expected an http or https URL as the argument, received '${url}'.`);
}

/** Formats faults as text that {@link readFaults} can parse. */
export function writeFaults(faults: readonly Fault[]): string {
  return faults.map(writeFault).join(';');
}

function writeFault(fault: Fault): string {
  const argument = argumentOf(fault);
  const route = fault.route === undefined ? '' : `@${fault.route}`;
  return `${fault.kind}${argument === undefined ? '' : `:${argument}`}${route}`;
}

function argumentOf(fault: Fault): string | undefined {
  if (fault.kind === 'delay') return String(fault.ms);
  if (fault.kind === 'refuse') return String(fault.status ?? 500);
  const time = 'afterMs' in fault && fault.afterMs !== undefined ? String(fault.afterMs) : undefined;
  if (fault.kind !== 'navigate') return time;
  const url = fault.to && encodeURIComponent(fault.to);
  return time === undefined ? url : `${url ?? ''}:${time}`;
}
