import { useState, type ReactNode } from 'react';
import { Icon } from './icon';

interface CodeToolbarProps {
  code: string;
  isChanged: boolean;
  onReset: () => void;
  /** Another button. */
  children?: ReactNode;
}

/** The button that runs the code. */
export function RunButton({ onRun }: { onRun: () => void }) {
  return (
    <button type="button" className="button primary run" title="Ctrl+Enter" onClick={onRun}>
      <Icon name="run" /> <span>Run</span>
    </button>
  );
}

/** The buttons that copy and reset the code. */
export function CodeToolbar({ code, isChanged, onReset, children }: CodeToolbarProps) {
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
      {children}
    </div>
  );
}
