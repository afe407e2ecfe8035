/** Style sheet for cards, KPIs and other short visuals. */
export const cardStyle = `
/* The number of a card leads, and its title is a label. */
.visual:has(> .body > :is(.card-value, .kpi)) h2 { color: var(--muted); font-weight: 500; }
.card-value { --size: 40px; --room: (100cqw - var(--rounding, 0px)); --usual: min(var(--size), (1.17 * var(--room) - 17px) / 7); display: grid; grid-template-columns: 0 minmax(0, 1fr); align-items: baseline; align-content: center; padding-left: 3px; font-size: max(min(var(--usual), 155cqw / var(--characters)), 10.5px / var(--page-scale, 1)); font-weight: 600; letter-spacing: -.01em; line-height: 1.15; font-variant-numeric: tabular-nums; white-space: nowrap; }
.card-value.blank { color: var(--muted); font-size: min(18px, var(--usual)); font-weight: 500; }
/* Aligns the baselines of numbers in a row, also of longer ones, whose font is smaller. */
.card-value::before { content: '\\200b'; font-size: max(var(--usual), 10.5px / var(--page-scale, 1)); }
:is(.body:has(> .card-value), .body > .scroller:has(> .multi-card)) { container-type: size; }
.body > .card-value { --room: (100cqw - 3px - var(--rounding, 0px)); height: 100%; }
/* Leaves room for a KPI's change indicator, so that the values of cards and KPIs in the same row are aligned. */
.beside-kpi .body > .card-value { padding-bottom: calc(1.4 * var(--small) + 4px); }
.kpi { height: 100%; display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; align-items: center; gap: 4px 10px; padding-right: 3px; container-type: size; }
/* A fixed share of the width aligns the trend lines of KPIs in a row, whatever their numbers. */
.has-trend { grid-template-columns: minmax(0, 7fr) minmax(0, 3fr); }
.has-trend .card-value { font-size: max(min(var(--usual), (1.17 * var(--room) - 17px) / var(--characters)), 10.5px / var(--page-scale, 1)); }
.kpi-figures { min-width: 0; display: flex; flex-direction: column; gap: 4px; }
/* Next to the title. Narrow KPIs have no room for it. */
.kpi-period { position: absolute; top: calc(-1.3 * var(--small) - 5px); right: 12px; font-size: var(--small); line-height: 1.3; color: var(--muted); white-space: nowrap; }
/* A single line. A reference that does not fit wraps to a second line, which is hidden. */
.kpi-change { display: flex; flex-wrap: wrap; gap: 0 .3em; height: 1lh; padding-left: 3px; font-size: var(--small); color: var(--muted); white-space: nowrap; overflow: hidden; }
.kpi-change strong { color: var(--text); font-weight: 600; font-variant-numeric: tabular-nums; }
/* The reference after the change is muted. */
.kpi-change:is(.good, .bad) > :first-child { font-weight: 600; }
.kpi-change.good > :first-child { color: var(--good); }
.kpi-change.bad > :first-child { color: var(--bad); }
/* The dot at the end is within the padding. */
.sparkline { width: calc(100% - 3px); height: min(60cqh, 64px); overflow: visible; }
.sparkline polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.sparkline path { stroke: var(--accent); stroke-width: 6; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.sparkline .ring { stroke-width: 7; }
.sparkline .hole { stroke: var(--card); stroke-width: 3; }
@container (max-height: 90px) { .card-value { --size: calc(28px * min(1.25, var(--text-scale, 1))); } }
/* In tall KPIs, which are usually alone in their frame, everything is larger. */
@container (min-height: 180px) {
  .kpi .card-value { --size: clamp(40px, 22cqh, 96px); }
  .kpi-change { font-size: clamp(var(--small), 5cqh, 20px); }
  .sparkline { height: min(40cqh, 160px); }
}
/* In narrow KPIs, the change indicator is below the number and the trend line, which does not change the distance between the two. */
@container (max-width: 17em) {
  .kpi-figures { display: contents; }
  .kpi-change { grid-row: 2; grid-column: 1 / -1; }
  .sparkline { height: 30px; margin-block: -11px; }
}
@container (max-width: 156px) { .kpi-period { display: none; } }
@container (max-width: 124px) {
  .has-trend .card-value { grid-column: 1 / -1; }
  .sparkline { display: none; }
}
@container (max-height: 50px) {
  .card-value { --size: 24px; }
  .beside-kpi .body > .card-value { padding-bottom: 17px; }
  .kpi-change { line-height: 1.2; margin-top: -2px; }
  .sparkline { height: 22px; }
}
.visual.low header { min-height: 26px; padding-top: 3px; }
.low .body { padding-bottom: 8px; }
.low:not(.fitted) .body { padding-bottom: 6px; }
/* Keeps the figures in place when a filter button is added. */
.low .header-buttons { margin-block: -2px; }
/* A slicer with one control has the same space above its title and below the control. */
.visual.low.fitted header { min-height: 28px; padding-top: 4px; }
@container (min-height: 47px) and (max-height: 50px) {
  .beside-kpi .body > .card-value { padding-bottom: 19px; }
  .kpi-change { margin-top: 0; }
}
@container (max-height: 40px) {
  .card-value { --size: 20px; }
  .kpi { row-gap: 0; }
  .kpi-figures { gap: 2px; }
  .kpi-change { margin-top: 0; }
}
/* In the lowest cards, the change is next to the number. */
.mini.beside-kpi .body > .card-value { padding-bottom: 0; }
.mini .kpi { display: flex; gap: 8px; }
.mini .kpi-figures { display: contents; }
.mini .card-value, .mini .kpi-change { flex: none; }
.mini .kpi-change { margin: 0; padding: 0; line-height: 1.4; }
:is(.mini:not(.narrow), .without-reference) .kpi-reference { display: none; }
.mini .sparkline { flex: none; width: 26px; margin: 0 3px 0 auto; }
.mini.without-trend .sparkline { display: none; }
/* In a row of narrow cards, the change is below the number. */
.visual.narrow { --label: 11px; border-radius: min(var(--visual-radius), 10px); }
.visual.narrow header { min-height: 0; padding: 4px var(--padding, 6px) 0; }
/* Lines have room for descenders, which would be cut off, without taking up more room. */
.narrow h2 { margin-bottom: -1px; font-size: var(--label); line-height: calc(var(--label) + 2px); }
.phone .narrow .header-buttons { position: absolute; }
.visual.narrow .body { padding: 0 var(--padding, 6px) 4px; }
.narrow .kpi { display: block; padding: 0; }
/* As far from the title as from the change below it. */
.narrow .body > .card-value, .narrow .kpi .card-value { height: auto; margin-bottom: -1px; padding: 2px 0 0; font-size: var(--number-size, min(16px, 100cqw / var(--characters) / .58)); line-height: 20px; }
.narrow .card-value::before { font-size: 1em; }
.narrow .kpi-change { height: calc(var(--label) + 2px); margin: 0 0 -1px; padding: 0; font-size: var(--label); line-height: calc(var(--label) + 2px); }
.narrow .sparkline, .without-year .kpi-year { display: none; }
.visual.figures-only .body { height: 24px; }
.figures-only .kpi-change { display: none; }
.without-detail .kpi-change { visibility: hidden; }
/* Titles with one and two lines are aligned at the bottom. */
.wrapped header { flex: 1; align-items: end; }
.visual.wrapped .body { flex: none; height: 36px; }
.visual.wrapped.figures-only .body { height: 24px; }
.multi-card { min-height: 100%; display: grid; grid: auto-flow minmax(min-content, 1fr) / minmax(0, 1fr); list-style: none; }
.multi-card li { display: flex; flex-direction: column; justify-content: center; margin: 0 3px; padding: calc(min(9px, 1.9cqh) / var(--text-scale, 1)) 0; border-top: 1px solid var(--line); }
.multi-card li:first-child { border-top: 0; }
.multi-card dl { display: flex; gap: 8px; margin-top: calc(4px / var(--text-scale, 1)); }
.multi-card dd { font-size: 1.3em; line-height: 1.3; font-weight: 600; font-variant-numeric: tabular-nums; }
.multi-card dt { color: var(--muted); font-size: var(--small); overflow: hidden; text-overflow: ellipsis; }
.multi-card dl div { flex: 1 1 auto; min-width: 0; white-space: nowrap; display: flex; flex-direction: column; }
@container (max-width: 152px) { .multi-card dt { font-size: min(var(--small), 11px / var(--page-scale, 1)); } }
`;
