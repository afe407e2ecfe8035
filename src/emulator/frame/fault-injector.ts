import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';
import { checkFaults, type Fault } from './fault';

/** Effects that a fault can have on the entire frame. */
export interface FrameControl {
  /** Crashes the frame: it no longer sends or handles messages. */
  crash(): void;
  /** Reloads the frame. The fault that caused the reload does not apply again. */
  reload(): void;
  /** Navigates the frame to a different URL. */
  navigate(to: string): void;
  /** Expires the access token. */
  expireToken(): void;
}

/** Document with an opaque origin, for navigations without a URL. */
const otherDocument = 'data:text/html,<title>Different page</title><p>The frame has navigated to a different page.</p>';

/** Injects faults into a frame's responses. */
export class FaultInjector {
  #faults: readonly Fault[];
  #control: FrameControl | undefined;

  /** @throws `Error` for a fault of an unknown kind */
  constructor(faults: readonly Fault[]) {
    this.#faults = checkFaults(faults);
  }

  /** Sets the frame that faults apply to. */
  attach(control: FrameControl): void {
    this.#control = control;
  }

  /** Replaces the faults. An empty list removes them. @throws `Error` for a fault of an unknown kind */
  use(faults: readonly Fault[]): void {
    this.#faults = checkFaults(faults);
  }

  /** The current faults. */
  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** The frame that faults apply to. */
  get control(): FrameControl | undefined {
    return this.#control;
  }

  /** Whether the frame must not send its ready message. */
  get neverReady(): boolean {
    return this.#faults.some(({ kind }) => kind === 'neverReady');
  }

  /** Returns the responses to send for a request, in order. */
  async respond(message: RequestMessage, handle: () => Promise<ResponseMessage>): Promise<ResponseMessage[]> {
    const request = `${message.method} ${message.url}`;
    const { id } = message.headers;
    const faults = this.#faults.filter(({ route }) => route === undefined || request.includes(route));
    for (const fault of faults) {
      switch (fault.kind) {
        case 'delay':
          await new Promise((resolve) => setTimeout(resolve, fault.ms));
          break;
        case 'refuse': {
          const detailedMessage = 'The emulator was configured to refuse this request.';
          return [{ statusCode: fault.status ?? 500, headers: { id }, body: { message: 'Refused', detailedMessage } }];
        }
        case 'drop':
          return [];
        case 'garbage':
          return [{ statusCode: Number.NaN, headers: { id }, body: '\u0000garbage' }];
        case 'twice': {
          const response = await handle();
          return [response, response];
        }
        case 'crash':
        case 'reload':
        case 'navigate':
        case 'expireToken':
          // These faults apply once.
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
    return [await handle()];
  }

  #apply(fault: Extract<Fault, { kind: keyof FrameControl }>): void {
    if (fault.kind === 'navigate') this.#control?.navigate(fault.to ?? otherDocument);
    else this.#control?.[fault.kind]();
  }
}
