import { useState } from 'react';
import type { Scheme } from '../preview/document';
import { Icon } from './icon';

interface HeaderProps {
  /** Label of the embed type. */
  label: string;
  /** One sentence about the embed type. */
  summary: string;
  scheme: Scheme;
  onToggleScheme: () => void;
  /** Whether all panels except the preview are hidden. */
  isExpanded: boolean;
  onExpanded: (isExpanded: boolean) => void;
  /** Returns the URL to copy. */
  getUrl: () => string;
}

/** The playground's name, the embed type in the preview, and actions for the entire page. */
export function Header(props: HeaderProps) {
  const { label, summary, scheme, onToggleScheme, isExpanded, onExpanded, getUrl } = props;
  const [status, setStatus] = useState('');
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(getUrl());
      setStatus('Link copied');
    } catch {
      setStatus('Copy this page’s URL');
    }
  };
  const schemeLabel = scheme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode';
  return (
    <header className="header">
      <h1>
        <img src="/logo.svg" alt="" width="28" height="28" /> Vitrine <span>Playground</span>
      </h1>
      <div className="header-type">
        <h2 id="preview-title">{label}</h2>
        <p>{summary}</p>
      </div>
      <p className="header-note">Runs on your machine with sample data. You do not need an account.</p>
      <span className="header-status" role="status">
        {status}
      </span>
      <button type="button" className="button copy-link" onClick={() => void copyLink()}>
        <Icon name="link" /> <span>Copy link</span>
      </button>
      <button
        type="button"
        className="button square"
        aria-label="Hide the other panels"
        title="Hide the other panels"
        aria-pressed={isExpanded}
        onClick={() => onExpanded(!isExpanded)}
      >
        <Icon name={isExpanded ? 'collapse' : 'expand'} />
      </button>
      <button
        type="button"
        className="button square"
        aria-label={schemeLabel}
        title={schemeLabel}
        onClick={onToggleScheme}
      >
        <Icon name={scheme === 'dark' ? 'light' : 'dark'} />
      </button>
    </header>
  );
}
