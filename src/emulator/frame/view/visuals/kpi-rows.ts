interface RenderedKpi {
  element: HTMLElement;
  at: { y: number };
}

/** Width of a sparkline, the gap before it and the padding after it, in pixels. The style sheet has the same values. */
const minWidth = 37;
/** Gap between a number and its change, in pixels. */
const gap = 8;

/** Returns the width that a KPI's number and its change leave, in pixels. Zero sizes are those of a frame without layout. */
function freeWidth(kpi: HTMLElement): number {
  const widthOf = (selector: string): number => kpi.querySelector<HTMLElement>(selector)?.offsetWidth ?? 0;
  return kpi.clientWidth === 0 ? minWidth : kpi.clientWidth - widthOf('.card-value') - gap - widthOf('.kpi-change');
}

/** Hides the sparklines of all low KPIs in a row if one of them has no room for its own. */
export function hideNarrowSparklines(visuals: readonly RenderedKpi[]): void {
  const kpis = visuals.flatMap(({ element, at }) => {
    const kpi = element.querySelector<HTMLElement>('.has-trend');
    return kpi && element.classList.contains('mini') ? [{ element, y: at.y, isNarrow: freeWidth(kpi) < minWidth }] : [];
  });
  const narrowRows = new Set(kpis.filter(({ isNarrow }) => isNarrow).map(({ y }) => y));
  for (const { element, y } of kpis) element.classList.toggle('without-trend', narrowRows.has(y));
}
