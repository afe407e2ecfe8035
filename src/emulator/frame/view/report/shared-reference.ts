/**
 * Returns the period with which all KPIs are compared, for example "vs. Oct 2026". Returns an empty text if they are compared with
 * different ones.
 */
export function sharedReference(cards: readonly HTMLElement[]): string {
  const references = cards.map((card) => card.querySelector('.kpi-reference')?.textContent.trim()).filter(Boolean);
  return new Set(references).size === 1 ? (references[0] ?? '') : '';
}
