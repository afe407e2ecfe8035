import { h } from '../rendering/dom';

/** Saves a file. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  h('a', { href: url, download: name }).click();
  // The download has started when the click returns, but some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
