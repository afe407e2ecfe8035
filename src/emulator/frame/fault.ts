/**
 * A fault on demand. Without `route` it befalls every call; `route` is a part of 'METHOD /path'.
 *
 * `crash`, `reload`, `navigate` and `expireToken` happen once: at the first call that fits, in place of its answer, or
 * `afterMs` milliseconds after it. `navigate` goes to a web address, by default to a document of no origin.
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
 * Reads faults from text: parts joined by ';', each `kind[:argument][@route]`, as `delay:500@/report/pages;drop@PUT`.
 * The argument is milliseconds (`delay`, `crash`, `reload`, `expireToken`), a status (`refuse`), or a percent-encoded
 * web address (`navigate`).
 *
 * @throws `Error` for a kind or an argument that does not exist
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

function readFault(kind: string, argument: string | undefined, at: { route?: string }): Fault {
  const known = kinds.find((each) => each === kind);
  switch (known) {
    case undefined:
      throw new Error(`Unknown fault '${kind}'; use ${kinds.join(', ')}.`);
    case 'delay':
      return { kind: known, ms: readNumber(known, argument ?? '1000'), ...at };
    case 'refuse':
      return { kind: known, status: readNumber(known, argument ?? '500'), ...at };
    case 'navigate':
      return { kind: known, ...(argument !== undefined && { to: readAddress(argument) }), ...at };
    case 'crash':
    case 'reload':
    case 'expireToken':
      return { kind: known, ...(argument !== undefined && { afterMs: readNumber(known, argument) }), ...at };
    default:
      return { kind: known, ...at };
  }
}

function readNumber(kind: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new Error(`The fault '${kind}' takes a number, not '${text}'.`);
}

// A script address would run in the frame's own origin.
function readAddress(text: string): string {
  const address = decodeURIComponent(text);
  if (/^https?:\/\//i.test(address)) return address;
  throw new Error(`The fault 'navigate' goes to http and https addresses only, not '${address}'.`);
}

/** Writes faults as {@link readFaults} reads them. */
export function writeFaults(faults: readonly Fault[]): string {
  return faults
    .map((fault) => {
      const argument =
        fault.kind === 'delay'
          ? String(fault.ms)
          : fault.kind === 'refuse'
            ? String(fault.status ?? 500)
            : fault.kind === 'navigate'
              ? fault.to && encodeURIComponent(fault.to)
              : 'afterMs' in fault && fault.afterMs !== undefined
                ? String(fault.afterMs)
                : undefined;
      return `${fault.kind}${argument === undefined ? '' : `:${argument}`}${fault.route === undefined ? '' : `@${fault.route}`}`;
    })
    .join(';');
}
