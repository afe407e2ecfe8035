import { h } from '../panel/dom';

/** Saves text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { href: url, download: name }).click();
  // the download has started when the click returns, but some browsers read the file later
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
