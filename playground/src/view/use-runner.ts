import { useEffect, useRef, useState, type RefObject } from 'react';
import { compile } from '../code/compile';
import type { EntryPoint } from '../embed-types';
import { failedDocument, previewDocument, type PreviewAppearance } from '../preview/document';
import type { Preview } from '../preview/client';
import type { EmbedState, Entry, Outcome } from '../preview/outcome';
import { usePreviewMessages } from './use-preview-messages';

const maxEntries = 200;

/** One run of the code, in a new document and a new frame. */
export interface Run {
  readonly id: number;
  readonly code: string;
  readonly html: string;
}

/** Runs code and collects its output. */
export interface Runner {
  /** The current run, or undefined if no code has been run. */
  readonly run: Run | undefined;
  readonly entries: readonly Entry[];
  /** Number of messages in the current run, as the devtools show it. */
  readonly messageCount: string;
  /** State of the embed in the current run, or undefined if the run has neither created one nor failed. */
  readonly state: EmbedState | undefined;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Starts a new run. */
  start(entryPoint: EntryPoint, code: string): void;
  /** Removes the preview and its console entries. */
  stop(): void;
  /** Removes the console entries. */
  clear(): void;
  /** Runs a command in the preview. */
  call(variable: string, body: string): Promise<Outcome>;
}

const getPreview = (frame: HTMLIFrameElement | null): Preview | undefined =>
  (frame?.contentWindow as { preview?: Preview } | null | undefined)?.preview;

/** Returns the document for a run, in which code that does not compile only reports the problem. */
function runDocument(entryPoint: EntryPoint, code: string, appearance: PreviewAppearance): string {
  if (entryPoint === 'script') return previewDocument(entryPoint, code, appearance);
  const compiled = compile(code);
  if ('code' in compiled) return previewDocument(entryPoint, compiled.code, appearance);
  const { message, ...place } = compiled.problem;
  return failedDocument({ level: 'error', text: message, ...place }, appearance);
}

/** Runs code in a frame on the page. */
export function useRunner(appearance: PreviewAppearance): Runner {
  const { scheme, layout } = appearance;
  const { height, isAlone, hasButtons } = layout;
  const [run, setRun] = useState<Run>();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [messageCount, setMessageCount] = useState('');
  const [state, setState] = useState<EmbedState>();
  /** Number of previews that have started, which apply the appearance again, because it can change while they load. */
  const [startCount, setStartCount] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const runs = useRef(0);
  usePreviewMessages(frame, ({ previewStarted, previewEntry: entry, previewMessages, previewState }) => {
    if (previewStarted) setStartCount((count) => count + 1);
    if (previewMessages !== undefined) setMessageCount(previewMessages);
    if (previewState) setState(previewState);
    if (entry) setEntries((previous) => [...previous, entry].slice(-maxEntries));
  });
  useEffect(() => getPreview(frame.current)?.setScheme(scheme), [scheme, startCount]);
  useEffect(
    () => getPreview(frame.current)?.setLayout({ height, isAlone, hasButtons }),
    [height, isAlone, hasButtons, startCount],
  );
  const stop = () => {
    setRun(undefined);
    setState(undefined);
    setEntries([]);
  };
  const clear = () => setEntries([]);
  const start = (entryPoint: EntryPoint, code: string) => {
    runs.current += 1;
    setMessageCount('');
    setState(undefined);
    setRun({ id: runs.current, code, html: runDocument(entryPoint, code, appearance) });
    setEntries([]);
  };
  const call = async (variable: string, body: string): Promise<Outcome> =>
    (await getPreview(frame.current)?.run(variable, body)) ?? {
      isError: true,
      text: 'The preview is empty. Run the code first.',
      durationMs: 0,
    };
  return { run, entries, messageCount, state, frame, start, stop, clear, call };
}
