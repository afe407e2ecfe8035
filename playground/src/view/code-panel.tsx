import type { ReactNode } from 'react';
import type { EntryPoint } from '../embed-types';
import type { Entry, Place } from '../preview/outcome';
import { Console } from './console';
import { Editor } from './editor';

interface CodePanelProps {
  entryPoint: EntryPoint;
  code: string;
  entries: readonly Entry[];
  /** Place to select in the code. */
  place: Place | undefined;
  onPlace: (place: Place) => void;
  /** Removes the entries. */
  onClear: () => void;
  onCode: (code: string) => void;
  onRun: () => void;
  /** Shown below the code and its output. */
  children: ReactNode;
}

/** The code that embeds the content, and its output. */
export function CodePanel(props: CodePanelProps) {
  const { entryPoint, code, entries, place, onPlace, onClear, onCode, onRun, children } = props;
  return (
    <div className="code-panel">
      <Editor entryPoint={entryPoint} code={code} entries={entries} place={place} onChange={onCode} onRun={onRun} />
      <Console entries={entries} onPlace={onPlace} onClear={onClear} />
      {children}
    </div>
  );
}
