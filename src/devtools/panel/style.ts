/**
 * Styles for the panel's frame: button, header, tabs, and parts shared by all views. Forced colors replace the background
 * of selected elements with their transparent outline.
 */
export const panelSheet = `
:host { all: initial; }
.root { all: initial; display: block; font: 13px/1.4 Inter Variable, Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; color: var(--text); }
.root *, .root *::before { box-sizing: border-box; }
.root [hidden] { display: none !important; }
.root button, .root input, .root select, .root textarea { font: inherit; color: inherit; }
.root :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
code, .mono, .root textarea.input, .tree { font-family: JetBrains Mono Variable, ui-monospace, Menlo, Consolas, monospace; font-size: 12px; }
h2, h3, p, ul, dl, dd { margin: 0; padding: 0; font-size: inherit; }
ul { list-style: none; }
.muted { color: var(--muted); }
.icon { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linejoin: round; stroke-linecap: round; display: block; }
.opener { position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; display: grid; place-content: center; width: 44px; height: 44px; border: 1px solid var(--line); border-radius: 50%; background: var(--bg); color: var(--accent); cursor: pointer; box-shadow: 0 2px 10px rgb(16 32 48 / 0.28); }
.opener[data-position='bottom-left'] { right: auto; left: 16px; }
.opener:hover { background: var(--hover); }
.opener .icon { width: 22px; height: 22px; }
.opener .badge { position: absolute; top: -4px; right: -4px; }
.highlight { position: fixed; z-index: 2147482999; pointer-events: none; border: 2px solid var(--accent); background: color-mix(in srgb, var(--accent) 14%, transparent); }
.badge { min-width: 18px; padding: 0 5px; border-radius: 9px; background: var(--error); color: var(--bg); font-size: 12px; line-height: 18px; font-weight: 600; text-align: center; }
.badge[data-severity='warning'] { background: var(--warn); }
.panel { display: flex; flex-direction: column; background: var(--bg); container-type: inline-size; min-width: 0; }
.panel.docked { position: fixed; z-index: 2147483000; box-shadow: var(--shadow); }
.panel.docked[data-position='bottom'] { left: 0; right: 0; bottom: 0; height: min(var(--height, 360px), 100vh); border-top: 1px solid var(--line); }
.panel.docked[data-position='right'] { top: 0; right: 0; bottom: 0; width: min(var(--width, 480px), 100vw); border-left: 1px solid var(--line); }
.root:has(> .panel.inline) { height: 100%; }
.panel.inline { height: 100%; border: 1px solid var(--line); border-radius: 6px; clip-path: inset(0 round 6px); }
.resizer { position: absolute; z-index: 2; touch-action: none; }
.resizer:focus-visible { background: var(--accent); }
[data-position='bottom'] > .resizer { left: 0; right: 0; top: -4px; height: 8px; cursor: ns-resize; }
[data-position='right'] > .resizer { top: 0; bottom: 0; left: -4px; width: 8px; cursor: ew-resize; }
.header { display: flex; align-items: center; gap: 4px; padding: 4px 6px 4px 10px; border-bottom: 1px solid var(--line); background: var(--soft); flex: none; }
.brand { display: flex; align-items: center; gap: 6px; color: var(--accent); font-weight: 650; margin-right: 8px; }
.tabs { display: flex; flex: 1; min-width: 0; overflow-x: auto; scrollbar-width: none; }
.tab { border: 0; border-radius: 6px; background: none; padding: 4px 10px; cursor: pointer; white-space: nowrap; }
.root .tab { color: var(--muted); }
.root .tab:hover { color: var(--text); }
.root .tab[aria-selected='true'] { color: var(--text); font-weight: 600; }
.tab .count { display: inline-block; min-width: 18px; margin-left: 5px; padding: 0 4px; border-radius: 8px; background: var(--hover); color: var(--muted); font-size: 12px; line-height: 16px; text-align: center; font-weight: 500; }
.tab .count[data-severity='error'] { background: var(--error-soft); color: var(--error); }
.tab .count[data-severity='warning'] { background: var(--warn-soft); color: var(--warn); }
[aria-selected=true], [aria-pressed=true], [aria-current=true] { background: var(--accent-soft) !important; outline: 2px solid #0000; outline-offset: -2px; }
.icon-button { position: relative; display: grid; place-content: center; width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px; background: none; cursor: pointer; flex: none; }
.root .icon-button { color: var(--muted); }
.root .icon-button:hover { color: var(--text); background: var(--hover); }
.panel button[aria-label]:is(:hover, :focus-visible)::after { content: attr(aria-label); position: absolute; z-index: 3; top: 100%; right: 0; padding: 5px 12px; border-radius: 6px; background: var(--text); color: var(--bg); pointer-events: none; white-space: nowrap; }
.view { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.notice { display: flex; align-items: center; gap: 8px; padding: 5px 12px; background: var(--accent-soft); border-bottom: 1px solid var(--line); flex: none; }
.notice .text { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.status { position: absolute; left: 50%; bottom: 14px; translate: -50%; max-width: 90%; padding: 5px 12px; border-radius: 6px; background: var(--text); color: var(--bg); pointer-events: none; }
.status:empty { display: none; }
.button { position: relative; padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); cursor: pointer; white-space: nowrap; }
.button:hover:not(:disabled) { background: var(--hover); }
.root .button:disabled { color: var(--muted); cursor: default; background: var(--soft); border-color: var(--line); }
.root .primary:enabled { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.primary .icon { display: inline; margin: 0 2px 0 -4px; fill: currentColor; vertical-align: -3px; }
.input { min-width: 0; min-height: 28px; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); }
.input::placeholder { color: var(--muted); opacity: 1; }
select, [type=checkbox] { appearance: none; }
select.input { width: 100%; padding-right: 24px; text-overflow: ellipsis; }
.field:has(select) { position: relative; }
.field:has(select)::after { content: ''; position: absolute; right: 10px; bottom: 13px; width: 6px; height: 6px; border: solid var(--muted); border-width: 0 1px 1px 0; rotate: 45deg; pointer-events: none; }
[type=checkbox] { flex: none; width: 16px; height: 16px; margin: 0; border: 1px solid var(--muted); border-radius: 4px; background: var(--bg); }
input:checked { border-color: var(--accent); background: var(--accent); }
input:checked::before { content: ''; display: block; width: 4px; height: 8px; margin: 1px auto; border: solid var(--on-accent); border-width: 0 2px 2px 0; rotate: 45deg; }
textarea.input { resize: vertical; }
.empty { padding: 28px 16px; text-align: center; color: var(--muted); }
.empty p { max-width: 60ch; margin: 0 auto 6px; }
.chip { display: inline-block; padding: 0 7px; border-radius: 9px; background: var(--hover); font-size: 12px; line-height: 18px; white-space: nowrap; }
.chip[data-tone='ok'] { background: var(--ok-soft); color: var(--ok); }
.chip[data-tone='warn'] { background: var(--warn-soft); color: var(--warn); }
.chip[data-tone='error'] { background: var(--error-soft); color: var(--error); }
.chip[data-tone='accent'] { background: var(--accent-soft); color: var(--accent); }
.split { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(180px, 300px) 1fr; grid-template-rows: minmax(0, 1fr); }
.side { border-right: 1px solid var(--line); overflow: auto; background: var(--soft); }
.main { overflow: auto; min-width: 0; padding: 10px 14px 20px; }
.section { margin-bottom: 16px; }
.section > :is(h3, legend) { margin-bottom: 5px; font-weight: 600; }
.title-row { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin-bottom: 10px; }
p.title-row { align-items: baseline; }
.title-row h2:not(.headline) { font-size: 15px; font-weight: 650; }
.title-row .actions { display: flex; gap: 6px; margin-left: auto; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 14px; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.tree { line-height: 1.55; overflow-wrap: anywhere; }
.leaf { padding-left: 13px; }
.leaf:only-child { padding: 0; }
.tree details > :not(summary) { margin-left: 15px; }
.tree summary { cursor: pointer; border-radius: 4px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tree summary:hover { background: var(--hover); }
.tree .key { color: var(--key); }
.tree .string { color: var(--string); }
.tree .number { color: var(--number); }
.tree .preview { color: var(--muted); }
@container (max-width: 640px) {
  .brand span { display: none; }
  .tab { padding: 4px 7px; }
  .split { grid-template-columns: minmax(0, 1fr); grid-template-rows: fit-content(34%) minmax(0, 1fr); }
  .side { border-right: 0; border-bottom: 1px solid var(--line); }
}
@container (max-width: 480px) {
  .brand, .root .dock { display: none; }
  .header { padding-left: 4px; gap: 0; }
  .tab { padding: 4px 5px; font-size: 12px; }
}
@media (prefers-reduced-motion: no-preference) { .panel.docked.enter { animation: enter 0.16s ease-out; } }
@keyframes enter { from { opacity: 0; translate: 0 12px; } }
`;
