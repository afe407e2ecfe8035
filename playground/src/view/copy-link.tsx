import { useState } from 'react';
import { Icon } from './icon';

/** Button that copies the playground's URL. Without a clipboard, it refers to the URL in the address bar. */
export function CopyLink({ getUrl }: { getUrl: () => string }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(getUrl());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <button type="button" className="button quiet copy-link" title="Copy link" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'link'} /> <span>Copy link</span>
      </button>
      <span className="copy-status" role="status">
        {copied === undefined ? '' : copied ? 'Link copied' : 'Copy this page’s URL'}
      </span>
    </>
  );
}
