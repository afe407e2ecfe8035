import { useState } from 'react';
import type { Scheme } from '../preview/document';
import { Icon } from './icon';

interface HeaderProps {
  scheme: Scheme;
  onToggleScheme: () => void;
  /** Returns the URL to copy. */
  getUrl: () => string;
}

/** The playground's name and actions for the entire page. */
export function Header({ scheme, onToggleScheme, getUrl }: HeaderProps) {
  const [status, setStatus] = useState('');
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(getUrl());
      setStatus('Link copied');
    } catch {
      setStatus('Copy this page’s URL');
    }
  };
  return (
    <header className="header">
      <h1>
        <img src="/logo.svg" alt="" width="28" height="28" /> Vitrine <span>Playground</span>
      </h1>
      <p className="header-note">Runs on your machine with sample data. You do not need an account.</p>
      <span className="header-status" role="status">
        {status}
      </span>
      <button type="button" className="button" onClick={() => void copyLink()}>
        <Icon name="link" /> Copy link
      </button>
      <button
        type="button"
        className="button square"
        aria-label={scheme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode'}
        onClick={onToggleScheme}
      >
        <Icon name={scheme === 'dark' ? 'light' : 'dark'} />
      </button>
    </header>
  );
}
