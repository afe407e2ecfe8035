/** Style sheet for content that scrolls inside a visual, in particular tables and matrices. */
export const tableStyle = `
/* Fades out content at the edges while there is more to scroll. In charts, no bar is cut off, so the lower half of the last visible one fades. */
:where(.body .scroller, .chart.scrolled, .options) { --rows: linear-gradient(#000 calc(100% - var(--fade)), transparent); --columns: linear-gradient(90deg, transparent, #000 var(--fade-left) calc(100% - var(--fade-right)), transparent); mask: var(--rows) intersect, var(--columns); animation: fade-end linear var(--paused), fade-sides linear var(--paused); animation-timeline: scroll(self), scroll(self inline); }
.chart.scrolled { --rows: linear-gradient(#000 calc(100% - min(var(--fade), var(--row-height) / 2)), rgb(0 0 0 / .2)); }
/* The number of rows next to the title shows that there are more. */
.scroller:has(table) { --rows: linear-gradient(#000 0 0); }
@property --fade { syntax: '<length>'; inherits: true; initial-value: 0px; }
@property --fade-left { syntax: '<length>'; inherits: true; initial-value: 0px; }
@property --fade-right { syntax: '<length>'; inherits: true; initial-value: 0px; }
@keyframes fade-end { from, 95% { --fade: 28px; } to { --fade: 0px; } }
@keyframes fade-sides { from { --fade-left: 0px; --fade-right: 28px; } 5%, 95% { --fade-left: 28px; --fade-right: 28px; } to { --fade-left: 28px; --fade-right: 0px; } }
/* Touch screens have no room for it. */
.scroll-thumb { display: none; position: absolute; right: max(2px, var(--rounding, 0px) / 4); width: 5px; border-radius: 3px; background: color-mix(in srgb, var(--muted) 45%, var(--card)); }
.scroll-thumb::before { content: ''; position: absolute; inset: 0 -3px; }
.scroll-thumb:is(:hover, :active) { background: var(--muted); }
@media (hover: hover) {
  .scroll-thumb { display: block; }
  .scroller:has(+ .scroll-thumb) { scrollbar-width: none; }
}
@media (forced-colors: active) { .scroll-thumb { forced-color-adjust: none; background: CanvasText; } }
/* Rows start below the visual's title. Scrolling ends at whole rows. */
.body > .scroller:has(> table) { padding-inline: 3px; }
.body > .scroller:not(.pinned):has(> table) { scroll-snap-type: y proximity; }
.body > .scroller.frozen:has(> table) { margin-inline: 3px; padding: 0; }
table { width: 100%; border-collapse: separate; border-spacing: 0; }
/* Columns move closer together where text is enlarged, so that it fits. */
th, td { padding: var(--row-padding, 5px) max(4px, 8px / var(--text-scale, 1) / var(--text-scale, 1)); text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
.body :is(thead tr:first-child, tbody tr, tfoot tr) > :first-child { padding-left: 0; }
.body :is(thead tr:first-child, tbody tr, tfoot tr) > :last-child { padding-right: 0; }
/* One line for all columns, because scaled pages have gaps between the borders of cells. A shadow as wide as the header would be faintly visible at its sides. */
thead { position: sticky; top: 0; z-index: 1; background: var(--card); box-shadow: 0 3px 0 -1px var(--accent); }
/* The shadow of the row would be visible between its cells. */
thead th { font-weight: 600; border-bottom: 0; box-shadow: 1px 0 var(--card), -1px 0 var(--card); }
.dense :is(thead, tfoot) tr > * { padding-block: 3px; }
/* The line below the header covers the top of the first row. */
tbody tr:first-child > * { padding-top: calc(var(--row-padding, 5px) + 2px); }
tbody tr { scroll-snap-align: start none; scroll-margin-top: 2px; }
/* The shadow covers the rows below the totals. */
tfoot { position: sticky; bottom: 0; z-index: 1; background: var(--card); box-shadow: 0 14px 0 var(--card); }
/* On scaled pages, the line of the last row would be visible next to the line above the totals. */
tbody:has(+ tfoot) > tr:last-child > * { border-bottom-color: transparent; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
/* Only in columns of numbers, because hyphens in text would be set wide too. */
.number { text-align: right; font-variant-numeric: tabular-nums; }
/* As far from the edge of the visual as the first column. */
.phone :is(thead, tbody, tfoot) tr > .number:last-child { padding-right: 0; }
thead th[rowspan] { vertical-align: bottom; }
thead .group { padding-bottom: 0; text-align: center; }
.strong { font-weight: 600; }
/* Its font may be taller than that of the name, which would then be higher than the names of other columns. */
.sort-arrow { line-height: 0; }
button.head { padding: 0; border: 0; font-weight: inherit; white-space: nowrap; }
button.head:hover { color: var(--accent); }
/* The line above the totals covers the one of the last visible row. The last cell is not sticky, so both are as wide as the table. */
tfoot tr > :last-child::before { content: ''; position: absolute; inset: auto 0 100%; border-bottom: 1px solid var(--muted); pointer-events: none; }
tbody tr:hover { background: var(--hover); }
tbody tr.faint { opacity: .45; }
/* Dimmed text would be hard to read. */
@media (forced-colors: active) {
  tbody tr.faint { opacity: 1; }
  tbody tr:has(.cell[aria-pressed='true']) { outline: 2px solid Highlight; outline-offset: -1px; }
}
/* The margin leaves room for the outline of a focused button. */
tbody :is(th, td) { max-width: 22em; overflow: clip; overflow-clip-margin: 3px; text-overflow: ellipsis; }
tbody td:has(a) { max-width: calc(22em / var(--text-scale, 1) / var(--text-scale, 1)); }
/* Links are short, because only their ends differ. */
@container (max-width: 820px) { :is(th, td) { padding-inline: 4px; } tbody td:has(a) { max-width: 9em; } .link-start { display: none; } }
@container (max-width: 680px) { table { font-size: var(--small); } }
button.cell { overflow: hidden; text-overflow: ellipsis; padding: 0; line-height: inherit; vertical-align: baseline; max-width: 100%; text-align: left; border: 0; border-radius: 2px; }
.expand-toggle + button.cell { max-width: calc(100% - 22px); }
/* Row headers of a matrix stay at the left edge, with a line and a shadow while columns are scrolled beneath them. */
.frozen { --columns: linear-gradient(90deg, #000 calc(100% - var(--fade-right)), transparent); display: grid; align-content: start; }
.frozen > table, .frozen::after { grid-area: 1 / 1; }
.frozen::after { content: ''; position: sticky; left: var(--pinned); z-index: 2; width: min(var(--fade-left), 8px); background: linear-gradient(90deg, color-mix(in srgb, var(--muted) 35%, transparent) 1px, rgb(0 0 0 / .1) 0, transparent); pointer-events: none; }
.frozen :where([scope='row'], thead tr:first-child > :first-child) { position: sticky; left: 0; background: var(--card); box-shadow: -1px 0 0 var(--card); }
/* The background starts below the line of the previous row, which it would otherwise cover on scaled pages. */
.frozen tbody [scope='row'] { max-width: min(22em, 45cqi); background: linear-gradient(var(--row, var(--card)) 0 0) 0 1px no-repeat; }
/* If not all columns fit, whole ones are visible. The edge of the next one fades out, and an arrow shows that there are more. */
.pinned { --columns: linear-gradient(90deg, #000 calc(100% - min(var(--fade-right), 20px)), rgb(0 0 0 / .1)); scroll-snap-type: both mandatory; scroll-padding-left: var(--pinned); }
.pinned::before { content: '›'; grid-area: 1 / 1; place-self: start end; position: sticky; top: 0; right: 0; z-index: 3; width: min(var(--fade-right), 14px); overflow: hidden; font-size: 18px; line-height: 21px; font-weight: 600; color: var(--text); pointer-events: none; }
.pinned thead th { vertical-align: bottom; }
.pinned thead :not(:first-child) { min-width: var(--column); scroll-snap-align: none start; }
.pinned .head { font-size: 11px; line-height: 1.25; text-align: inherit; white-space: normal; }
/* Numbers are farther apart than the names of columns, which differ from each other. The arrow of the sorted column is in the space before its name. */
.pinned .number { padding-inline: 10px 0; }
.pinned .number + :not(.number) { padding-inline-start: 16px; }
.pinned thead .number { padding-inline-start: 6px; }
.pinned thead [aria-sort].number { padding-inline-start: 3px; }
/* Unless columns are scrolled beneath the first one, the name of the second one starts above it. */
[style*='--overhang'] thead :nth-child(2) > .head { position: relative; z-index: 1; margin-left: calc(-1 * var(--overhang)); }
/* The first column is only cut off if the others would not fit, and then has small text. */
.small-text table { font-size: 11px; }
.pinned :is(thead th:first-child, [scope='row']) { max-width: var(--name, none); padding-right: 0; }
.frozen tbody tr:hover { --row: var(--hover); }
.frozen tfoot [scope='row'] { z-index: 1; }
button.cell:hover { text-decoration: underline; }
button.cell[aria-pressed='true'] { font-weight: 600; color: var(--accent); }
/* It must not make its line higher, because the name would no longer be aligned with the numbers. */
button.expand-toggle { width: 18px; height: 18px; margin: -4px 4px -4px 0; padding: 0; line-height: 1; vertical-align: middle; color: var(--muted); }
button.expand-toggle[aria-expanded='true'] .icon { rotate: 90deg; }
button.expand-toggle:hover:not(:disabled) { background: var(--hover); color: var(--text); }
td a { color: var(--accent); }
/* Without an area that scrolls in between, the header stays at the top of the page, and the totals are not at its bottom. */
.body > .scroller.whole { overflow: visible; mask: none; animation: none; }
.whole tfoot { position: relative; box-shadow: none; }
.show-all { display: block; width: 100%; min-height: 40px; margin-top: 4px; color: var(--accent); font-weight: 600; border-color: var(--line); border-radius: var(--control-radius); }
.show-all:hover { background: var(--hover); }
/* not as wide as the table, most of which is outside the box */
.frozen > .show-all { grid-area: 2 / 1; justify-self: start; position: sticky; left: 0; width: auto; padding-inline: 20px; }`;
