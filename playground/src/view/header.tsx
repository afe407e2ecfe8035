import type { ReactNode } from 'react';
import type { Scheme } from '../preview/document';
import { CopyLink } from './copy-link';
import { Icon } from './icon';

interface HeaderProps {
  scheme: Scheme;
  onToggleScheme: () => void;
  /** Returns the URL to copy. */
  getUrl: () => string;
  /** Button after the others, if any. */
  action: ReactNode;
  /** The selection of the content. */
  children: ReactNode;
}

/** The playground's name, the selection of the content, and actions for the entire page. */
export function Header({ scheme, onToggleScheme, getUrl, action, children }: HeaderProps) {
  const schemeLabel = scheme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode';
  return (
    <header className="header">
      <h1>
        <img src="/logo.svg" alt="" width="26" height="26" /> <b>Vitrine</b> <span>Playground</span>
      </h1>
      {children}
      <div className="header-actions">
        <CopyLink getUrl={getUrl} />
        <button
          type="button"
          className="button quiet square"
          aria-label={schemeLabel}
          title={schemeLabel}
          onClick={onToggleScheme}
        >
          <Icon name={scheme === 'dark' ? 'light' : 'dark'} />
        </button>
        {action}
      </div>
    </header>
  );
}
