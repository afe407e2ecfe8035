/** Styles for the views. */
export const viewSheet = `
.embed { display: block; width: 100%; padding: 7px 10px; border: 0; border-bottom: 1px solid var(--line); background: none; text-align: left; cursor: pointer; }
.embed:hover { background: var(--hover); }
.embed .line { display: flex; align-items: center; gap: 6px; }
.embed .name { font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.embed .origin { display: block; color: var(--muted); font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.embed .problem { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; margin-top: 2px; font-size: 12px; overflow-wrap: anywhere; color: var(--warn); }
.embed .problem[data-severity='error'] { color: var(--error); }
.warning { display: grid; grid-template-columns: 54px minmax(0, 1fr); gap: 2px 8px; padding: 7px 10px; border-radius: 6px; margin-bottom: 6px; background: var(--soft); }
.warning .chip { align-self: start; padding: 0; background: none; font-weight: 600; }
.warning[data-severity='error'] { background: var(--error-soft); }
.warning[data-severity='warning'] { background: var(--warn-soft); }
:is(.embed, .main):has([data-severity='error']) > :is(.line, .title-row) > [data-tone='ok'] { display: none; }
.warning p { overflow-wrap: anywhere; }
.warning .what { font-weight: 600; }
.warning .how { grid-column: 2; }
.how a { text-transform: capitalize; }
.root a { color: var(--accent); }
.warning[data-severity='error'] a, .warning[data-severity='warning'] a { color: var(--text); }
.waterfall { display: grid; grid-template-columns: max-content minmax(80px, 1fr) max-content; gap: 4px 12px; align-items: center; }
.waterfall .bar { position: relative; height: 12px; background: var(--soft); border-radius: 4px; overflow: hidden; }
.waterfall .bar::before { content: ''; position: absolute; top: 0; bottom: 0; left: var(--from); width: max(2px, calc(var(--to) - var(--from))); border-radius: 4px; background: var(--accent); }
.waterfall .bar[data-phase='frame']::before { background: var(--muted); }
.waterfall .bar[data-phase='render']::before { background: var(--ok); }
.waterfall .note { grid-column: 1 / -1; }
.waterfall .time { text-align: right; }
.toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 6px; padding: 5px 8px; border-bottom: 1px solid var(--line); flex: none; }
.toolbar .search { flex: 1000 1 200px; }
.toolbar .tools { display: flex; flex: 1 0 auto; align-items: center; }
.tools > .muted { flex: 1; }
.transfer { display: flex; align-items: center; gap: 8px; padding: 4px 10px; border-bottom: 1px solid var(--line); flex: none; }
.transfer progress { flex: 1; }
.messages { flex: 1; min-height: 0; display: grid; grid-template-rows: minmax(0, 1fr); }
.with-details { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); }
.list { --row: 24px; display: flex; flex-direction: column; min-height: 0; min-width: 0; }
.with-details > .list { border-right: 1px solid var(--line); }
.row { display: grid; grid-template-columns: 88px 70px 98px minmax(120px, 1fr) 42px 66px 62px; gap: 0 8px; align-items: baseline; height: var(--row); line-height: var(--row); padding: 0 10px; white-space: nowrap; }
.row > * { overflow: hidden; text-overflow: ellipsis; }
.row :is(.status-code, .duration, .size) { text-align: right; }
.head { color: var(--muted); border-bottom: 1px solid var(--line); background: var(--soft); flex: none; font-size: 12px; }
.scroller { flex: 1; min-height: 0; overflow-y: auto; overflow-x: hidden; position: relative; overflow-anchor: none; }
.spacer { position: relative; }
.scroller .row { position: absolute; left: 0; right: 0; cursor: default; box-shadow: 0 -1px var(--hover); }
.scroller .row:hover { background: var(--hover); }
.scroller .row[data-failed] { color: var(--error); background: var(--error-soft); }
.row:not([data-failed]) :is(.time, .kind, .source, .duration, .size) { color: var(--muted); }
.details { overflow: auto; padding: 8px 12px 16px; min-width: 0; }
.details .headline { font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.form { display: grid; gap: 8px; max-width: 720px; }
.field { display: grid; gap: 2px; }
.field > span { color: var(--muted); }
.row-fields { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.row-fields > .field { flex: 1 1 150px; }
fieldset, legend { min-width: 0; margin: 0; padding: 0; border: 0; }
fieldset:disabled { opacity: 0.6; }
.fault { display: grid; grid-template-columns: 130px 90px minmax(0, 1fr); gap: 10px; align-items: center; min-height: 32px; }
.fault > .muted { grid-column: 3; }
label.fault { grid-template-columns: 130px minmax(0, 1fr); }
.check { display: flex; align-items: center; gap: 6px; white-space: nowrap; }
.error-text { color: var(--error); overflow-wrap: anywhere; }
.tokens { padding: 10px 14px 20px; overflow: auto; flex: 1; min-height: 0; }
.cards, .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 10px 16px; }
.card { border: 1px solid var(--line); border-radius: 6px; padding: 10px 12px; }
.meter { height: 5px; border-radius: 4px; background: var(--line); overflow: hidden; margin: 6px 0 8px; }
.meter::before { content: ''; display: block; height: 100%; width: var(--left); background: var(--ok); }
.meter[data-tone='warn']::before { background: var(--warn); }
.meter[data-tone='error']::before { background: var(--error); width: 100%; }
@container (640px < width <= 1150px) {
  .with-details .row { grid-template-columns: 70px minmax(80px, 1fr) 42px 66px; }
  .with-details .row :is(.time, .source, .size) { display: none; }
}
@container (640px < width <= 760px) {
  .with-details .row { grid-template-columns: 70px minmax(80px, 1fr) 42px; }
  .with-details .row .duration { display: none; }
}
@container (max-width: 640px) {
  .with-details { grid-template-columns: minmax(0, 1fr); grid-template-rows: fit-content(45%) minmax(0, 1fr); }
  .with-details > .list { border-right: 0; border-bottom: 1px solid var(--line); }
  .row { grid-template-columns: 70px minmax(80px, 1fr) 42px 66px; }
  .row .time, .row .source, .row .size { display: none; }
  .fault { grid-template-columns: minmax(0, 1fr) 90px; gap: 0 10px; }
  .fault > .muted { grid-column: 1; padding-left: 22px; }
  .fault > .input { grid-row: 1 / 3; }
}
`;
