import { useEffect, useState } from 'react';
import { Icon } from './icon';

/** Time for which the button shows the result. */
const resultMs = 2000;

/** Button that copies the playground's URL, and shows whether it was copied. */
export function CopyLink({ getUrl }: { getUrl: () => string }) {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), resultMs);
    return () => clearTimeout(timer);
  }, [copied]);
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
      <button
        type="button"
        className="button quiet copy-link"
        title="Copy link"
        data-error={copied === false || undefined}
        onClick={() => void copy()}
      >
        <Icon name={copied === undefined ? 'link' : copied ? 'check' : 'warning'} />
        <span>{copied === undefined ? 'Copy link' : copied ? 'Copied' : 'Copy failed'}</span>
      </button>
      <span className="copy-status" role="status">
        {copied === undefined ? '' : copied ? 'Link copied' : 'Copy this page’s URL'}
      </span>
    </>
  );
}
