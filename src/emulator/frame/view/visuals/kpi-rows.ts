interface RenderedKpi {
  element: HTMLElement;
  at: { y: number; width: number };
}

/** Width of a sparkline, the gap before it and the padding after it, in pixels. The style sheet has the same values. */
const minWidth = 37;
/** Gap between a number and its change, in pixels. */
const gap = 8;

/** Returns whether a short KPI has no room for its sparkline. Zero sizes are those of a frame without layout. */
function lacksTrendRoom(element: HTMLElement): boolean {
  const kpi = element.querySelector<HTMLElement>('.has-trend');
  if (!kpi || kpi.clientWidth === 0 || !element.classList.contains('mini')) return false;
  const widthOf = (selector: string): number => kpi.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0;
  return kpi.clientWidth - widthOf('.card-value') - gap - widthOf('.kpi-change') < minWidth;
}

/** Returns whether a KPI's reference wraps to a second line, which is hidden. */
function lacksReferenceRoom(element: HTMLElement): boolean {
  const reference = element.querySelector<HTMLElement>('.kpi-reference');
  const change = reference?.previousElementSibling;
  return change instanceof HTMLElement && reference !== null && reference.offsetTop > change.offsetTop;
}

/** Sets a class for all KPIs in a row if one of them lacks room. */
function markRows(kpis: readonly RenderedKpi[], name: string, lacksRoom: (element: HTMLElement) => boolean): void {
  for (const { element } of kpis) element.classList.remove(name);
  const rows = new Set(kpis.filter(({ element }) => lacksRoom(element)).map(({ at }) => at.y));
  for (const { element, at } of kpis) element.classList.toggle(name, rows.has(at.y));
}

/** Tells cards that are a pixel wider than others in their row, because edges are whole pixels. Their numbers have the same size. */
function markRounding(cards: readonly RenderedKpi[]): void {
  for (const { element, at } of cards) {
    const excess = Math.max(
      ...cards.filter((other) => other.at.y === at.y).map(({ at: { width } }) => at.width - width),
    );
    element.style.setProperty('--rounding', excess <= 1 ? `${String(excess)}px` : '');
  }
}

/** Hides the sparklines of all KPIs in a row, or the years in their references, or the references, if one of them has no room for its own. */
export function alignKpiRows(visuals: readonly RenderedKpi[]): void {
  markRounding(visuals.filter(({ element }) => element.querySelector('.card-value')));
  const kpis = visuals.filter(({ element }) => element.querySelector('.kpi'));
  markRows(kpis, 'without-trend', lacksTrendRoom);
  for (const { element } of kpis) element.classList.remove('without-reference');
  markRows(kpis, 'without-year', lacksReferenceRoom);
  markRows(kpis, 'without-reference', lacksReferenceRoom);
}
