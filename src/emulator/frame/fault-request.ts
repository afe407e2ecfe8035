import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';
import { readFaults, writeFaults } from './fault';
import type { FaultInjector } from './fault-injector';

const prefix = '/emulator/';
const actions = ['crash', 'reload', 'expireToken'] as const;

/** Response to a devtools request, and the action to run after the response has been sent. */
export interface FaultResponse {
  response: ResponseMessage;
  apply?: () => void;
}

/**
 * Responds to requests that the devtools send to read, replace and trigger faults. Returns undefined for other paths.
 *
 * These requests are not part of Power BI's protocol. Faults do not apply to them, so the devtools can always remove
 * faults.
 *
 * - `GET /emulator/faults` returns the faults as text.
 * - `PUT /emulator/faults` replaces the faults with those in the body.
 * - `POST /emulator/crash`, `/emulator/reload` and `/emulator/expireToken` trigger a fault after the response.
 */
export function respondToFaultRequest(
  { method, url, headers, body }: RequestMessage,
  injector: FaultInjector,
): FaultResponse | undefined {
  if (!url.startsWith(prefix)) return undefined;
  const respond = (statusCode: number, content: unknown): ResponseMessage => ({
    statusCode,
    headers: { id: headers.id },
    body: content,
  });
  const path = url.slice(prefix.length);
  if (path === 'faults' && method === 'GET') return { response: respond(200, writeFaults(injector.faults)) };
  if (path === 'faults' && method === 'PUT') {
    try {
      injector.use(readFaults(typeof body === 'string' ? body : ''));
      return { response: respond(200, null) };
    } catch (error) {
      return { response: respond(400, { message: (error as Error).message }) };
    }
  }
  const action = actions.find((each) => each === path);
  if (action && method === 'POST') return { response: respond(200, null), apply: () => injector.control?.[action]() };
  return { response: respond(404, { message: `The emulator does not support ${method} ${url}.` }) };
}
