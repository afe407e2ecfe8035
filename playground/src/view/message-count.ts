/**
 * Calls a function with the number of messages, as the devtools show it, and again whenever it changes. Without messages, it is empty.
 *
 * @param host - element that contains the devtools in its shadow root
 */
export function observeMessageCount(host: Element | null | undefined, onChange: (count: string) => void): void {
  const count = host?.shadowRoot?.querySelector('#tab-messages .count');
  if (!count) return;
  const notify = () => onChange(count.textContent === '0' ? '' : count.textContent);
  new MutationObserver(notify).observe(count, { childList: true, characterData: true, subtree: true });
  notify();
}
