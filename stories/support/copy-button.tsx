import { useState } from 'react';

/** Button that copies text, and confirms it until the text changes. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <button className="copy-button" onClick={() => void copy()}>
      {copied === text ? 'Copied' : 'Copy'}
    </button>
  );
}
