import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';
import type { Fault } from './fault';

/** What a fault may do to the frame as a whole. */
export interface FrameControl {
  /** The frame dies: it hears and says nothing any more. */
  crash(): void;
  /** The frame begins anew, without this fault. */
  reload(): void;
  /** The frame goes to another address. */
  navigate(to: string): void;
  /** The token ends now. */
  expireToken(): void;
}

/** Where a frame goes that is told to navigate away but not where: a document of no origin. */
const elsewhere = 'data:text/html,<title>Elsewhere</title><p>The frame has gone elsewhere.</p>';

/** Makes a frame behave badly, as a test or the frame's address asks. */
export class FaultInjector {
  #faults: readonly Fault[];
  #control: FrameControl | undefined;

  constructor(faults: readonly Fault[]) {
    this.#faults = faults;
  }

  /** Ties the faults to the frame that they befall. */
  attach(control: FrameControl): void {
    this.#control = control;
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
        case 'crash':
        case 'reload':
        case 'navigate':
        case 'expireToken':
          // Each befalls the frame once; what comes after is another life, or a token that has ended already.
          this.#faults = this.#faults.filter((each) => each !== fault);
          if (fault.afterMs !== undefined) setTimeout(() => this.#apply(fault), fault.afterMs);
          else {
            this.#apply(fault);
            if (fault.kind !== 'expireToken') return [];
          }
          break;
        case 'neverReady':
          break;
      }
    }
    return [await answer()];
  }

  #apply(fault: Fault): void {
    if (fault.kind === 'crash') this.#control?.crash();
    else if (fault.kind === 'reload') this.#control?.reload();
    else if (fault.kind === 'expireToken') this.#control?.expireToken();
    else if (fault.kind === 'navigate') this.#control?.navigate(fault.to ?? elsewhere);
  }
}
