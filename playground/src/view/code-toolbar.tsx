import { useState } from 'react';
import { entryPoints, type EntryPoint } from '../embed-types';
import { Icon } from './icon';
import { Segments } from './segments';

interface CodeToolbarProps {
  entryPoint: EntryPoint;
  code: string;
  isChanged: boolean;
  onEntryPoint: (entryPoint: EntryPoint) => void;
  onRun: () => void;
  onReset: () => void;
}

/** Toolbar with the entry points and the buttons that copy, reset and run the code. */
export function CodeToolbar({ entryPoint, code, isChanged, onEntryPoint, onRun, onReset }: CodeToolbarProps) {
  const [copied, setCopied] = useState('');
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <div className="toolbar">
      <Segments label="Entry point" options={entryPoints} value={entryPoint} onChange={onEntryPoint} />
      <span className="grow" />
      <button type="button" className="button square" aria-label="Copy the code" title="Copy the code" onClick={copy}>
        <Icon name={copied === code ? 'check' : 'copy'} />
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
        <Icon name="run" /> <span>Run</span>
      </button>
    </div>
  );
}
