import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';

/** A fault on demand. Without `route` it befalls every call; `route` is a part of 'METHOD /path'. */
export type Fault = { route?: string } & (
  | { kind: 'delay'; ms: number }
  | { kind: 'refuse'; status?: number }
  | { kind: 'drop' }
  | { kind: 'twice' }
  | { kind: 'garbage' }
  | { kind: 'neverReady' }
);

const kinds = ['delay', 'refuse', 'drop', 'twice', 'garbage', 'neverReady'] as const;

/** Makes a frame behave badly, as a test or the frame's address asks. */
export class Misbehavior {
  #faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    this.#faults = faults;
  }

  /** Replaces the faults; an empty list behaves well again. */
  use(faults: readonly Fault[]): void {
    this.#faults = faults;
  }

  get neverReady(): boolean {
    return this.#faults.some(({ kind }) => kind === 'neverReady');
  }

  /** What is posted for a call, in order. */
  async answer(
    message: RequestMessage,
    answer: () => Promise<ResponseMessage | undefined>,
  ): Promise<(ResponseMessage | undefined)[]> {
    const call = `${message.method} ${message.url}`;
    const { id } = message.headers;
    const faults = this.#faults.filter(({ route }) => route === undefined || call.includes(route));
    for (const fault of faults) {
      switch (fault.kind) {
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, fault.ms));
          break;
        case 'refuse': {
          const detailedMessage = 'The emulator was told to refuse this call.';
          return [{ statusCode: fault.status ?? 500, headers: { id }, body: { message: 'Refused', detailedMessage } }];
        }
        case 'drop':
          return [];
        case 'garbage':
          return [{ statusCode: Number.NaN, headers: { id }, body: '\u0000garbage' }];
        case 'twice': {
          const response = await answer();
          return [response, response];
        }
        case 'neverReady':
          break;
      }
    }
    return [await answer()];
  }
}

/**
 * Reads faults from text: parts joined by ';', each `kind[:number][@route]`, as `delay:500@/report/pages;drop@PUT`.
 * Throws for a kind that does not exist.
 */
export function readFaults(text: string): Fault[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', route] = part.trim().split('@');
      const [kind = '', number] = head.split(':');
      const known = kinds.find((each) => each === kind);
      if (!known) throw new Error(`Unknown fault '${kind}'; use ${kinds.join(', ')}.`);
      const at = route === undefined ? {} : { route };
      if (known === 'delay') return { kind: known, ms: Number(number ?? 1000), ...at };
      if (known === 'refuse') return { kind: known, status: Number(number ?? 500), ...at };
      return { kind: known, ...at };
    });
}
