import { useState } from 'react';
import { Icon } from './icon';

interface CodeToolbarProps {
  code: string;
  isChanged: boolean;
  onReset: () => void;
}

/** The buttons that copy and reset the code. */
export function CodeToolbar({ code, isChanged, onReset }: CodeToolbarProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(code));
  return (
    <div className="toolbar">
      <button
        type="button"
        className="button quiet square"
        aria-label="Copy the code"
        title="Copy the code"
        disabled={!code}
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
    </div>
  );
}
