import { useState } from 'react';
import { entryPoints, type EntryPoint } from '../embed-types';
import type { Entry } from '../preview/outcome';
import { Console } from './console';
import { Editor } from './editor';
import { Icon } from './icon';
import { Segments } from './segments';

interface CodePanelProps {
  entryPoint: EntryPoint;
  code: string;
  isChanged: boolean;
  entries: readonly Entry[];
  onEntryPoint: (entryPoint: EntryPoint) => void;
  onCode: (code: string) => void;
  onRun: () => void;
  onReset: () => void;
}

/** The code that embeds the content, for each SDK entry point. */
export function CodePanel(props: CodePanelProps) {
  const { entryPoint, code, isChanged, entries, onEntryPoint, onCode, onRun, onReset } = props;
  const [copied, setCopied] = useState('');
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <div className="code-panel">
      <div className="toolbar">
        <Segments label="Entry point" options={entryPoints} value={entryPoint} onChange={onEntryPoint} />
        <span className="grow" />
        <button type="button" className="button square" aria-label="Copy the code" title="Copy the code" onClick={copy}>
          {copied === code ? '✓' : <Icon name="copy" />}
        </button>
        <button
          type="button"
          className="button square"
          aria-label="Reset the code"
          title="Reset the code"
          disabled={!isChanged}
          onClick={onReset}
        >
          <Icon name="reset" />
        </button>
        <button type="button" className="button primary" title="Ctrl+Enter" onClick={onRun}>
          <Icon name="run" /> Run
        </button>
      </div>
      <Editor entryPoint={entryPoint} code={code} entries={entries} onChange={onCode} onRun={onRun} />
      <Console entries={entries} />
    </div>
  );
}
