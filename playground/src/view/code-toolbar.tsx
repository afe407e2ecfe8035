import { useState } from 'react';
import { Icon } from './icon';

interface CodeToolbarProps {
  code: string;
  isChanged: boolean;
  onRun: () => void;
  onReset: () => void;
}

/** The buttons that copy, reset and run the code. */
export function CodeToolbar({ code, isChanged, onRun, onReset }: CodeToolbarProps) {
  const [copied, setCopied] = useState('');
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <div className="toolbar">
      <button
        type="button"
        className="button quiet square"
        aria-label="Copy the code"
        title="Copy the code"
        onClick={copy}
      >
        <Icon name={copied === code ? 'check' : 'copy'} />
      </button>
      <button
        type="button"
        className="button quiet square"
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
