import type { BrowserContext } from '@playwright/test';

/** A logged message that a window has received. */
interface WireEntry {
  time: number;
  from: string;
  data: string;
}

declare global {
  interface Window {
    /** The first messages that the window received. Not enumerable, because tests compare the names on `window`. */
    wireLog?: WireEntry[];
  }
}

/**
 * Records the messages that a window receives. Runs in every document before its scripts. Messages are stored as text,
 * because the leak tests would count stored objects.
 */
export function recordMessages(): void {
  const limit = 300;
  const entries: WireEntry[] = [];
  Object.defineProperty(window, 'wireLog', { value: entries });
  const record = ({ data, origin, timeStamp }: MessageEvent<unknown>): void => {
    // the fuzz test sends thousands of large messages
    if (entries.length === limit) return;
    let text: string;
    try {
      text = JSON.stringify(data) ?? String(data);
    } catch {
      text = 'not JSON';
    }
    entries.push({ time: performance.timeOrigin + timeStamp, from: origin, data: text.slice(0, 2000) });
  };
  window.addEventListener('message', record, true);
}

const secrets = [
  // a JSON field, whose quotes may be escaped several times, and a URL parameter
  /((?:token|password|authorization|secret|code)\\*"\s*:\s*\\*")[^"\\]+/gi,
  /([?&#](?:\w*token|code|password)=)[^&#"\s]+/gi,
  /(Bearer )[\w.~+/-]+/g,
];

/** Removes tokens and passwords from a log line. */
export const redact = (text: string): string =>
  secrets
    .reduce((line, pattern) => line.replace(pattern, '$1[redacted]'), text)
    .replace(/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '[redacted]');

/** Returns the messages that a context's open pages and their frames have received, one line each, oldest first. */
export async function readWireLog(context: BrowserContext): Promise<string[]> {
  const frames = context.pages().flatMap((page) => page.frames());
  const logs = await Promise.all(
    frames.map(async (frame) => {
      // a frame that is being detached or navigated has lost its log
      const entries = await frame.evaluate(() => window.wireLog ?? []).catch(() => []);
      return entries.map(({ time, from, data }) => ({ time, line: `${from} -> ${frame.url()} ${data}` }));
    }),
  );
  return logs
    .flat()
    .sort((a, b) => a.time - b.time)
    .map(({ time, line }) => `${new Date(time).toISOString()} ${redact(line)}`);
}
