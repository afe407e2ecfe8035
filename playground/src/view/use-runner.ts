import { useEffect, useRef, useState, type RefObject } from 'react';
import { compile, type Problem } from '../code/compile';
import type { EntryPoint } from '../embed-types';
import { previewDocument, type PreviewAppearance } from '../preview/document';
import type { Preview } from '../preview/client';
import type { EmbedState, Entry, Outcome, PreviewMessage } from '../preview/outcome';

const maxEntries = 200;

/** One run of the code, in a new document and a new frame. */
export interface Run {
  readonly id: number;
  readonly html: string;
}

/** Runs code and collects its output. */
export interface Runner {
  /** The current run, or undefined if no code has been run or the code does not compile. */
  readonly run: Run | undefined;
  readonly entries: readonly Entry[];
  /** Number of messages in the current run, as the devtools show it. */
  readonly messageCount: string;
  /** State of the embed in the current run, or undefined if the run has not created one. */
  readonly state: EmbedState | undefined;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Starts a new run. */
  start(entryPoint: EntryPoint, code: string): void;
  /** Removes the preview and its console entries. */
  stop(): void;
  /** Runs a command in the preview. */
  call(variable: string, body: string): Promise<Outcome>;
}

const toEntry = ({ message, line }: Problem): Entry => ({
  level: 'error',
  text: message,
  ...(line !== undefined && { line }),
});

const getPreview = (frame: HTMLIFrameElement | null): Preview | undefined =>
  (frame?.contentWindow as { preview?: Preview } | null | undefined)?.preview;

/** Runs code in a frame on the page. */
export function useRunner(appearance: PreviewAppearance): Runner {
  const { scheme, devtools } = appearance;
  const { height, isAlone, hasButton } = devtools;
  const [run, setRun] = useState<Run>();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [messageCount, setMessageCount] = useState('');
  const [state, setState] = useState<EmbedState>();
  const frame = useRef<HTMLIFrameElement>(null);
  const runs = useRef(0);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<PreviewMessage | null>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const { previewEntry: entry, previewMessages, previewState } = data ?? {};
      if (previewMessages !== undefined) setMessageCount(previewMessages);
      if (previewState) setState(previewState);
      if (entry) setEntries((previous) => [...previous, entry].slice(-maxEntries));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => getPreview(frame.current)?.setScheme(scheme), [scheme]);
  useEffect(() => getPreview(frame.current)?.setDevtools({ height, isAlone, hasButton }), [height, isAlone, hasButton]);
  const stop = () => {
    setRun(undefined);
    setState(undefined);
    setEntries([]);
  };
  const start = (entryPoint: EntryPoint, code: string) => {
    const compiled = entryPoint === 'script' ? { code } : compile(code);
    runs.current += 1;
    setMessageCount('');
    setState(undefined);
    setRun(
      'code' in compiled
        ? { id: runs.current, html: previewDocument(entryPoint, compiled.code, appearance) }
        : undefined,
    );
    setEntries('code' in compiled ? [] : [toEntry(compiled.problem)]);
  };
  const call = async (variable: string, body: string): Promise<Outcome> =>
    (await getPreview(frame.current)?.run(variable, body)) ?? {
      isError: true,
      text: 'The preview is empty. Run the code first.',
      durationMs: 0,
    };
  return { run, entries, messageCount, state, frame, start, stop, call };
}
