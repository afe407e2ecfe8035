import type { ReactNode } from 'react';
import type { EntryPoint } from '../embed-types';
import type { Entry } from '../preview/outcome';
import { Console } from './console';
import { Editor } from './editor';

interface CodePanelProps {
  entryPoint: EntryPoint;
  code: string;
  entries: readonly Entry[];
  onCode: (code: string) => void;
  onRun: () => void;
  /** Shown below the code and its output. */
  children: ReactNode;
}

/** The code that embeds the content, and its output. */
export function CodePanel({ entryPoint, code, entries, onCode, onRun, children }: CodePanelProps) {
  return (
    <div className="code-panel">
      <Editor entryPoint={entryPoint} code={code} entries={entries} onChange={onCode} onRun={onRun} />
      <Console entries={entries} />
      {children}
    </div>
  );
}
