/** Style sheet of the frame. The colors are custom properties, set from the theme of the report. */
export const styleSheet = `
@font-face { font-family: 'Inter Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 107.12%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; }
@font-face { font-family: 'Inter Fallback'; font-weight: 600 700; src: local('Arial Bold'), local('Liberation Sans Bold'); size-adjust: 106%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; }
* { box-sizing: border-box; }
html, body { margin: 0; height: 100%; overflow: hidden; }
#frame { position: fixed; inset: 0; color: var(--text); --font: 'Inter Variable', Inter, 'Inter Fallback', system-ui, sans-serif; font: 13px/1.4 var(--font);
  --canvas: #f2f4f6; --card: #fff; --text: #1f2a33; --muted: #5b6873; --line: #dfe4e8; --accent: #17707c; --on-accent: #fff; --soft: #e8f1f2; --hover: #f1f3f5; }
#frame [hidden] { display: none !important; }
button, input, select { font: inherit; color: inherit; }
button { cursor: pointer; border: 1px solid transparent; background: none; border-radius: 4px; }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
.note { color: var(--muted); font-size: 12px; padding: 4px 0; }
.link { color: var(--accent); padding: 2px 4px; text-align: left; }
.link:hover { text-decoration: underline; }

.report { height: 100%; display: flex; flex-direction: column; background: var(--canvas); }
.report.transparent { background: transparent; }
.middle { flex: 1; min-height: 0; min-width: 0; display: flex; }
.viewport { flex: 1; min-width: 0; position: relative; overflow: hidden; }
.canvas { position: relative; transform-origin: 0 0; font-size: calc(13px * var(--text-scale, 1)); }
.visual { position: absolute; display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.visual header { flex: none; height: 30px; display: flex; justify-content: flex-end; align-items: center; padding: 4px 4px 0 12px; gap: 4px; }
.visual h2 { flex: 1; min-width: 0; font-size: 1em; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.menu-button { width: 26px; height: 24px; padding: 0; line-height: 1; color: var(--muted); opacity: 0; }
.visual:hover .menu-button, .visual:focus-within .menu-button, .menu-button:focus-visible, .phone .menu-button { opacity: 1; }
.menu-button:hover { background: var(--hover); }
.visual .body { flex: 1; min-height: 0; padding: 0 9px 9px; position: relative; }
.visual.bare { background: none; border-color: transparent; }
.visual.bare header { display: none; }
.visual.bare .body { padding: 0; }
.visual.editable { cursor: move; user-select: none; }
.visual.editable:hover:not(.chosen) { border-color: var(--muted); }
.grip { position: absolute; left: 50%; top: -1px; width: 30px; height: 18px; padding: 0; translate: -50% 0; display: grid; place-items: center; color: var(--on-accent); background: var(--accent); border-radius: 0 0 6px 6px; cursor: move; touch-action: none; opacity: 0; z-index: 3; }
.chosen > .grip { top: -19px; border-radius: 6px 6px 0 0; }
.visual:hover > .grip, .chosen > .grip, .grip:focus-visible { opacity: 1; }
.grip .icon { width: 12px; height: 12px; }
.handle { position: absolute; width: 11px; height: 11px; margin: -6px; background: var(--card); border: 2px solid var(--accent); border-radius: 50%; touch-action: none; z-index: 3; }
.handle-n, .handle-s { left: 50%; cursor: ns-resize; }
.handle-e, .handle-w { top: 50%; cursor: ew-resize; }
.handle-n, .handle-ne, .handle-nw { top: 0; }
.handle-s, .handle-se, .handle-sw { top: 100%; }
.handle-e, .handle-ne, .handle-se { left: 100%; }
.handle-w, .handle-nw, .handle-sw { left: 0; }
.handle-nw, .handle-se { cursor: nwse-resize; }
.handle-ne, .handle-sw { cursor: nesw-resize; }
.editing .viewport { background-image: radial-gradient(var(--line) 1px, transparent 1px); background-size: 16px 16px; }
.editing .canvas { background-color: var(--canvas); box-shadow: 0 0 0 1px var(--line), 0 4px 18px rgb(0 0 0 / .08); }
.empty-page { height: 100%; display: flex; flex-direction: column; gap: 8px; align-items: center; justify-content: center; color: var(--muted); text-align: center; background: var(--card); }
.empty-page svg { width: 88px; height: 88px; padding: 22px; border-radius: 50%; fill: var(--accent); background: var(--soft); }
.empty-page strong { margin-top: 8px; color: var(--text); font-size: 22px; }
.empty-page p { font-size: 15px; max-width: 440px; }
.visual.dimmed { opacity: .28; }
.visual.chosen { overflow: visible; border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); z-index: 2; }
.icon { width: 14px; height: 14px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; vertical-align: -2px; }
.drill, .tools { display: flex; gap: 1px; opacity: 0; }
.visual:not(:hover, :focus-within) .tools { width: 0; overflow: hidden; }
.drill button, .tools button { width: 24px; height: 24px; padding: 0; line-height: 1; color: var(--muted); }
.tools button:hover, .drill button:hover:not(:disabled) { background: var(--hover); }
.drill button[aria-pressed='true'] { color: var(--on-accent); background: var(--accent); }
.visual:hover :is(.drill, .tools), .visual:focus-within :is(.drill, .tools), .phone :is(.drill, .tools) { opacity: 1; }
.empty { height: 100%; display: grid; place-items: center; color: var(--muted); }
.text { font-size: 14px; white-space: pre-wrap; padding: 8px; }
.action { width: 100%; height: 100%; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.back { position: absolute; left: 16px; top: 12px; padding: 5px 12px; background: var(--card); border-color: var(--line); }

.card-value { height: 100%; display: flex; align-items: center; padding-left: 3px; font-size: 32px; font-weight: 600; letter-spacing: -.01em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.kpi { height: 100%; display: flex; align-items: center; gap: 12px; container-type: size; }
.kpi-figures { flex: none; max-width: 100%; display: flex; flex-direction: column; gap: 2px; }
.kpi .card-value { height: auto; font-size: 40px; line-height: 1.15; }
.kpi-change { padding-left: 3px; font-size: .93em; color: var(--muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.kpi-change.good { color: var(--good); }
.kpi-change.bad { color: var(--bad); }
.sparkline { flex: 1; min-width: 0; height: min(60%, 64px); overflow: visible; }
.sparkline polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
@container (max-height: 90px) { .kpi .card-value { font-size: 28px; } }
@container (max-width: 170px) {
  .kpi-figures { display: contents; }
  .kpi .card-value { font-size: 24px; }
  .kpi-change { position: absolute; left: 9px; right: 6px; bottom: 8px; padding: 0; font-size: .85em; }
  .kpi .card-value, .sparkline { transform: translateY(-10px); }
}
.multi-card { height: 100%; overflow: auto; list-style: none; }
.multi-card li { padding: 9px 3px; border-top: 1px solid var(--line); }
.multi-card li:first-child { border-top: 0; }
.multi-card dl { display: flex; gap: 28px; margin-top: 4px; }
.multi-card dd { font-size: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
.multi-card dt { color: var(--muted); font-size: .93em; }
.multi-card dl div { display: flex; flex-direction: column; }

.image { display: block; width: 100%; height: 100%; }
.shape, .shape svg, .gauge, .gauge svg, .map svg { display: block; width: 100%; height: 100%; }
.map svg { height: auto; background: var(--soft); }
.land { fill: var(--card); stroke: var(--line); }
.bubble { stroke: var(--card); opacity: .85; cursor: pointer; }
.bubble.faint, .treemap-tile.faint { opacity: .3; }
.gauge { display: grid; place-items: center; }
.gauge svg { max-width: 380px; max-height: 236px; }
.gauge path { fill: none; stroke-width: 18; stroke: var(--accent); }
.gauge .gauge-scale { stroke: var(--line); }
.gauge .gauge-target { stroke: var(--text); stroke-width: 2; }
.gauge text { fill: var(--muted); font-size: 11px; }
.gauge .gauge-number { fill: var(--text); font-size: 24px; font-weight: 600; }
.treemap { position: relative; height: 100%; }
.treemap-tile { position: absolute; padding: 4px 8px; border: 1px solid var(--card); border-radius: 0; font-size: .93em; text-align: left; overflow: hidden; white-space: nowrap; display: flex; flex-direction: column; align-items: flex-start; }
.treemap-tile span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
.treemap-tile span + span { font-size: 1.15em; font-weight: 600; font-variant-numeric: tabular-nums; }
.treemap-tile:disabled { opacity: 1; }

.scroller { height: 100%; overflow: auto; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 8px; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; font-weight: 400; }
thead th { position: sticky; top: 0; background: var(--card); font-weight: 600; border-bottom: 2px solid var(--accent); z-index: 1; }
tfoot th, tfoot td { position: sticky; bottom: 0; background: var(--card); border-top: 2px solid var(--line); border-bottom: 0; font-weight: 600; }
.number { text-align: right; }
.strong { font-weight: 600; }
button.head { padding: 0; font-weight: inherit; white-space: nowrap; }
button.head:hover { color: var(--accent); }
tfoot th, tfoot td { box-shadow: 0 14px 0 var(--card); }
tbody tr:hover { background: var(--hover); }
tbody tr.faint { opacity: .45; }
button.cell { padding: 0; max-width: 100%; text-align: left; border: 0; border-radius: 2px; }
button.cell:hover { text-decoration: underline; }
button.cell[aria-pressed='true'] { font-weight: 600; color: var(--accent); }
button.expand-toggle { width: 18px; height: 18px; margin-right: 4px; padding: 0; line-height: 1; color: var(--muted); }
button.expand-toggle:hover:not(:disabled) { background: var(--hover); color: var(--text); }
td a { color: var(--accent); }

.visual.fitted { height: auto !important; }
.fitted .body { flex: 0 1 auto; display: flex; flex-direction: column; }
.fitted .slicer { height: auto; min-height: 0; }
.fitted .options { flex: 0 1 auto; }
.range { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.range input { flex: 1 1 104px; min-width: 0; padding: 5px 6px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); }
.range input:invalid { border-color: var(--bad); }
.slicer { height: 100%; display: flex; flex-direction: column; gap: 4px; }
.options { flex: 1; min-height: 0; overflow: auto; }
.option { display: flex; align-items: center; gap: 8px; padding: 4px 3px; border-radius: 4px; cursor: pointer; }
.option:hover { background: var(--hover); }
.option input { flex: none; margin: 0; width: 15px; height: 15px; accent-color: var(--accent); }
.option span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search, .question, select { width: 100%; padding: 5px 8px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); }
.dropdown summary { padding: 6px 10px; border: 1px solid var(--line); border-radius: 4px; cursor: pointer; list-style: none; display: flex; justify-content: space-between; }
.dropdown summary::after { content: '▾'; color: var(--muted); }
.visual:has(.dropdown[open]) { overflow: visible; z-index: 20; }
.drop { position: absolute; left: 9px; right: 9px; max-height: 240px; padding: 6px; display: flex; flex-direction: column; gap: 4px; overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 4px; box-shadow: 0 6px 18px rgb(0 0 0 / .16); z-index: 21; }

.pages { flex: none; display: flex; gap: 2px; padding: 0 12px; background: var(--card); border-top: 1px solid var(--line); overflow-x: auto; scrollbar-width: thin; }
.pages button { flex: none; padding: 8px 14px 6px; border-radius: 0; border: 0; border-bottom: 3px solid transparent; color: var(--muted); white-space: nowrap; }
.pages button:hover { background: var(--hover); }
.pages button[aria-current] { color: var(--text); font-weight: 600; border-bottom-color: var(--accent); }
.middle > .pages { flex-direction: column; width: 168px; padding: 12px 0; border-top: 0; border-right: 1px solid var(--line); overflow: auto; }
.middle > .pages button { text-align: left; border-bottom: 0; border-left: 3px solid transparent; padding: 8px 14px; white-space: normal; }
.middle > .pages button[aria-current] { border-left-color: var(--accent); background: var(--soft); }

.pane { flex: none; width: 220px; padding: 0 12px 12px; background: var(--card); border-left: 1px solid var(--line); overflow: auto; }
.pane-title { padding: 10px 2px; font-size: 13px; font-weight: 600; }
.filter-pane { width: 38px; padding: 0; }
.filter-pane.expanded { width: 248px; padding: 0 10px 10px; }
.pane-toggle { display: flex; gap: 8px; align-items: center; width: 100%; padding: 11px 4px; font-weight: 600; text-align: left; }
.pane-name { flex: 1; }
.pane .icon, .level-toggle .icon { flex: none; width: 16px; height: 16px; color: var(--muted); }
.filter-pane:not(.expanded) .pane-toggle { flex-direction: column; height: 100%; padding: 12px 0; border-radius: 0; }
.filter-pane:not(.expanded) .icon:last-child { order: -1; }
.filter-pane:not(.expanded) .pane-name { flex: none; writing-mode: vertical-rl; color: var(--muted); font-weight: 400; }
.pane-toggle:hover, .level-toggle:hover { background: var(--hover); }
.pane h3 { font-size: 12px; color: var(--muted); font-weight: 600; margin: 12px 0 6px; }
.search-box { position: relative; }
.search-box .icon { position: absolute; left: 8px; top: 50%; translate: 0 -50%; pointer-events: none; }
.search-box .search { padding-left: 30px; }
.filter-level { margin-top: 10px; border-radius: 6px; background: var(--canvas); padding: 2px 6px 6px; }
.filter-level h3 { display: flex; align-items: center; margin: 0; }
.filter-level > .note { padding: 2px 6px 6px; }
.level-toggle { flex: 1; display: flex; gap: 4px; align-items: center; min-width: 0; padding: 7px 2px; font-weight: 600; text-align: left; }
.level-toggle[aria-expanded='true'] .icon, details[open] > summary > .icon:first-child { rotate: 90deg; }
.count { padding: 0 7px; border-radius: 9px; background: var(--card); color: var(--muted); font-weight: 400; }
.filter-card { position: relative; margin-top: 6px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
.filter-card summary { position: relative; padding: 8px 10px 8px 26px; cursor: pointer; list-style: none; border-radius: 6px; }
.filter-card summary:hover { background: var(--hover); }
.filter-card summary .icon { position: absolute; left: 6px; top: 10px; }
.filter-card strong, .filter-text { display: block; overflow-wrap: anywhere; }
.filter-card strong { padding-right: 52px; font-weight: 600; }
.filter-text { color: var(--muted); font-size: 12px; }
.filter-tools { position: absolute; top: 6px; right: 6px; display: flex; }
.filter-tools > * { display: grid; place-items: center; width: 24px; height: 22px; padding: 0; color: var(--muted); }
.filter-tools button:hover { background: var(--hover); }
.filter-tools button[aria-pressed='true'] { background: var(--soft); }
.filter-tools button[aria-pressed='true'] .icon { color: var(--accent); }
.filter-card:has(.filter-tools > :nth-child(3)) strong { padding-right: 98px; }
.filter-body { padding: 2px 10px 10px; }
.filter-type { padding-bottom: 6px; color: var(--muted); font-size: 12px; }
.filter-body .options { max-height: 200px; margin: 4px -6px 0; padding: 0 2px; }
.filter-body dt { padding: 4px 0 2px; color: var(--muted); font-size: 12px; }
.filter-body dd { margin-bottom: 4px; padding: 5px 8px; border: 1px solid var(--line); border-radius: 4px; overflow-wrap: anywhere; }
.phone .middle { position: relative; }
.pane-sheet { position: absolute; inset: 0; z-index: 30; background: var(--card); }
.pane-sheet .pane { width: 100%; height: 100%; padding: 0 16px 16px; border: 0; }
.pane-sheet .pane-title { padding: 14px 48px 10px 2px; font-size: 15px; }
.pane-sheet .option, .pane-sheet .bookmark { padding-top: 9px; padding-bottom: 9px; }
.pane-sheet .close { position: absolute; top: 8px; right: 12px; width: 36px; height: 36px; padding: 0; z-index: 1; }
.foot { flex: none; display: flex; background: var(--card); border-top: 1px solid var(--line); }
.foot .pages { flex: 1; min-width: 0; border-top: 0; }
.sheet-buttons { flex: none; display: flex; gap: 6px; align-items: center; margin-left: auto; padding: 4px 10px; border-left: 1px solid var(--line); }
.sheet-buttons [aria-expanded='true'] { border-color: var(--accent); background: var(--soft); }
.bookmark { width: 100%; padding: 6px 10px; margin-bottom: 4px; text-align: left; border-color: var(--line); background: var(--card); overflow: hidden; text-overflow: ellipsis; }
.bookmark:hover { background: var(--hover); }
.bookmark[aria-pressed='true'] { border-color: var(--accent); background: var(--soft); }
.group-name { margin: 6px 2px 4px; font-weight: 600; }
[role='group'] > .bookmark { margin-left: 10px; width: calc(100% - 10px); }
.own-bookmark { display: flex; gap: 6px; align-items: center; margin-bottom: 4px; }
.own-bookmark .bookmark { margin: 0; flex: 1; min-width: 0; }

.kinds { display: grid; grid-template-columns: repeat(6, 1fr); gap: 4px; }
.kinds button { display: grid; place-items: center; height: 34px; padding: 0; border-color: var(--line); background: var(--card); }
.kinds button[aria-pressed='true'] { border-color: var(--accent); background: var(--soft); }
.visual-icon { width: 18px; height: 18px; fill: var(--muted); }
.kinds [aria-pressed='true'] .visual-icon, .kinds :hover > .visual-icon { fill: var(--accent); }
::placeholder { color: var(--muted); opacity: 1; }
.problem:empty { display: none; }
.problem { margin-top: 8px; padding: 6px 8px; border-left: 3px solid var(--bad); background: var(--canvas); font-size: 12px; }
.tabs { display: flex; margin: 12px 0 8px; border-bottom: 1px solid var(--line); }
.tabs button { flex: 1; padding: 6px 4px; border-radius: 0; border-bottom: 2px solid transparent; color: var(--muted); }
.tabs [aria-selected='true'] { color: var(--text); font-weight: 600; border-bottom-color: var(--accent); }
.well { margin-bottom: 8px; padding: 6px; border: 1px dashed var(--line); border-radius: 6px; }
.well-name { margin-bottom: 4px; font-size: 12px; font-weight: 600; color: var(--muted); }
.well-hint { display: block; padding: 3px 4px; color: var(--muted); font-size: 12px; }
.chip { display: flex; align-items: center; margin-top: 4px; border: 1px solid var(--line); border-radius: 4px; background: var(--canvas); }
.chip button { display: flex; align-items: center; height: 26px; padding: 0 5px; }
.chip button:hover { background: var(--hover); }
.chip-menu { flex: 1; min-width: 0; justify-content: space-between; }
.chip-menu span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chip-menu .icon { rotate: 90deg; }
.format-row { display: flex; align-items: center; justify-content: space-between; padding: 6px 2px; }
.format-row [type='color'] { width: 40px; height: 24px; padding: 1px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); }
[role='switch'] { appearance: none; flex: none; width: 30px; height: 18px; margin: 0; border: 1px solid var(--muted); border-radius: 9px; background: radial-gradient(circle, var(--muted) 5px, transparent 5.5px) -6px 0; }
[role='switch']:checked { border-color: var(--accent); background: radial-gradient(circle, var(--on-accent) 5px, transparent 5.5px) 6px 0 var(--accent); }
.field-table summary { display: flex; gap: 4px; align-items: center; padding: 6px 0; cursor: pointer; font-weight: 600; list-style: none; }
.field-table .option { padding-left: 22px; }
.sign { flex: none; width: 12px; color: var(--muted); text-align: center; }
.small, .play-bar button, .status-bar button { padding: 4px 10px; border-color: var(--line); background: var(--card); }
.kinds button:hover, .small:hover { background: var(--hover); }
.primary { padding: 4px 14px; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.action-bar { flex: none; display: flex; gap: 12px; align-items: center; padding: 6px 12px; background: var(--card); border-bottom: 1px solid var(--line); }
.actions { display: flex; flex-wrap: wrap; gap: 6px; }
.action-bar .note { margin-left: auto; }
.status-bar { flex: none; display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 3px 12px; color: var(--muted); background: var(--card); border-top: 1px solid var(--line); font-size: 12px; }
.zoom { display: flex; align-items: center; gap: 6px; }
.zoom input { width: 120px; accent-color: var(--accent); }
.zoom output { min-width: 40px; text-align: right; }
.status-bar button { padding: 0 8px; }
.phone .zoom input { display: none; }
.fields-pane { width: 252px; }
.section { padding-bottom: 10px; border-bottom: 1px solid var(--line); }
.section > summary { padding: 10px 0 6px; cursor: pointer; list-style: none; }
.section > summary h3 { color: var(--text); font-size: 13px; }
.section > summary h3 { display: inline; }
.play-bar { flex: none; display: flex; gap: 8px; align-items: center; justify-content: center; padding: 6px 12px; background: var(--soft); border-top: 1px solid var(--line); }

.save-as { color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px 24px; width: min(380px, calc(100vw - 32px)); box-shadow: 0 12px 40px rgb(0 0 0 / .3); }
.save-as::backdrop { background: rgb(0 0 0 / .4); }
.save-as form { display: flex; flex-direction: column; gap: 10px; }
.save-as h2 { font-size: 16px; }
.save-as label { color: var(--muted); }
.buttons { display: flex; gap: 8px; justify-content: flex-end; }
.trouble:empty { display: none; }
.trouble { font-weight: 600; }

.menu { position: fixed; min-width: 168px; max-width: 280px; max-height: calc(100vh - 8px); padding: 4px; overflow: auto; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 6px 22px rgb(0 0 0 / .2); z-index: 50; font: 13px/1.4 var(--font); }
.menu button { display: flex; gap: 8px; align-items: center; width: 100%; padding: 6px 10px; text-align: left; }
.menu button:hover:not(:disabled), .menu button:focus { background: var(--hover); }
.menu:focus { outline: none; }
.menu-title { flex: 1; }
.menu button > .icon:last-child { margin: 0 -4px 0 8px; }
.menu [aria-expanded='true'] { background: var(--hover); }
.menu .icon { flex: none; width: 16px; height: 16px; color: var(--muted); }
.menu-line { margin: 4px 0; border-top: 1px solid var(--line); }
.menu-heading { padding: 6px 10px 2px; font-size: 12px; font-weight: 600; color: var(--muted); }

.dashboard { height: 100%; position: relative; background: var(--canvas); overflow: auto; scrollbar-gutter: stable; scrollbar-width: thin; }
.dashboard.single { overflow: hidden; scrollbar-gutter: auto; }
.tile { position: absolute; }
.tile .visual { inset: 0; }
.cover { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 6px; }
.tile-link { position: absolute; top: 6px; right: 6px; display: grid; place-items: center; width: 26px; height: 24px; border-radius: 4px; color: var(--muted); background: var(--card); opacity: 0; }
.tile-link .icon { width: 16px; height: 16px; }
.cover:hover, .cover:focus-visible { box-shadow: inset 0 0 0 1px var(--accent), 0 4px 14px rgb(0 0 0 / .1); }
.cover:hover > .tile-link, .cover:focus-visible > .tile-link { opacity: 1; color: var(--accent); }
.single .visual, .single .cover { border: 0; border-radius: 0; }
.single .cover { outline-offset: -2px; }
.single .visual:has(.card-value) { container-type: size; }
.single .card-value { justify-content: center; padding: 0 0 30px; font-size: clamp(32px, min(18cqw, 36cqh), 140px); }

.qna-frame { height: 100%; display: flex; }
.qna { flex: 1; min-width: 0; display: flex; flex-direction: column; padding: 14px; gap: 8px; background: var(--canvas); }
.qna form { position: relative; }
.question { padding: 10px 14px; font-size: 15px; }
.suggestions { list-style: none; display: flex; flex-wrap: wrap; gap: 6px; }
.suggestions:not(:empty) { margin-top: 8px; }
.suggestions button { padding: 4px 12px; border-color: var(--line); border-radius: 14px; background: var(--card); }
.suggestions button:hover { border-color: var(--accent); }
.answer { flex: 1; min-height: 0; position: relative; }
.result-only form, .result-only .note { display: none; }

.paginated { height: 100%; display: flex; flex-direction: column; background: var(--canvas); }
.paginated-bar { flex: none; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 5px 12px; background: var(--card); border-bottom: 1px solid var(--line); }
.paginated-bar button { display: flex; gap: 6px; align-items: center; height: 32px; padding: 0 8px; }
.paginated-bar button:hover:not(:disabled), .paginated-bar [aria-expanded='true'] { background: var(--hover); }
.paginated-bar .icon { width: 16px; height: 16px; color: var(--muted); }
.paginated-bar [aria-haspopup] .icon:last-child { width: 12px; height: 12px; rotate: 90deg; }
.paginated-bar [aria-haspopup] { margin-left: auto; }
.paginated-bar select { width: auto; }
.bar-group { display: flex; align-items: center; padding: 0 8px; border: solid var(--line); border-width: 0 1px; }
.bar-group:first-child { padding-left: 0; border-left: 0; }
.bar-group span { padding: 0 8px; white-space: nowrap; font-variant-numeric: tabular-nums; }
.parameters { flex: none; display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px 16px; padding: 10px 16px 14px; background: var(--card); border-bottom: 1px solid var(--line); }
.parameters label { display: flex; flex-direction: column; gap: 3px; max-width: 260px; color: var(--muted); font-size: 12px; }
.parameters select { color: var(--text); font-size: 13px; }
.sheets { flex: 1; min-height: 0; overflow: auto; padding: 24px; }
.sheet { display: flex; flex-direction: column; width: fit-content; min-width: min(100%, 794px); min-height: 1123px; margin: 0 auto; padding: 56px 60px 40px; background: var(--card); border-radius: 2px; box-shadow: 0 0 0 1px var(--line), 0 4px 16px rgb(0 0 0 / .12); }
.sheet h1 { font-size: 22px; letter-spacing: -.01em; }
.sheet h2 { font-size: 14px; margin: 2px 0 18px; padding-bottom: 12px; color: var(--muted); font-weight: 400; border-bottom: 2px solid var(--accent); }
.sheet .scroller { height: auto; flex: none; overflow: visible; }
.sheet thead th { position: static; border-bottom: 1px solid var(--muted); }
.sheet td, .sheet th { padding: 4px 8px; font-size: 12px; }
.sheet tbody tr:nth-child(even) { background: var(--hover); }
.sheet footer { display: flex; justify-content: space-between; margin-top: auto; padding-top: 16px; color: var(--muted); font-size: 11px; }
@media (max-width: 600px) {
  .sheets { padding: 10px; }
  .sheet { min-height: 0; padding: 24px 20px; }
  .paginated-bar [aria-haspopup] { margin-left: 0; }
}

.waiting, .failure { height: 100%; display: flex; flex-direction: column; gap: 10px; align-items: center; justify-content: center; color: var(--muted); text-align: center; padding: 24px; background: var(--canvas); }
.failure strong { color: var(--text); font-size: 16px; }
.spinner { width: 28px; height: 28px; border-radius: 50%; border: 3px solid var(--line); border-top-color: var(--accent); animation: turn .9s linear infinite; }
@keyframes turn { to { transform: rotate(360deg); } }
@media (prefers-reduced-motion: reduce) { .spinner { animation: none; } }
@media print {
  .pages, .pane, .foot, .pane-sheet, .play-bar, .action-bar, .status-bar, .menu-button, .drill, .tools, .paginated-bar, .parameters { display: none !important; }
  .sheet { box-shadow: none; }
  .exact-colors, .exact-colors * { print-color-adjust: exact; }
}
`;
