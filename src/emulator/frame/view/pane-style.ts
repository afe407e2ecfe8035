import { selectionChipStyle } from './selection-chip-style';

/** A line that scrolls sideways, and fades out at the edges while there is more to scroll. */
export const scrolledSideways =
  'overflow: auto hidden; scrollbar-width: none; mask: linear-gradient(90deg, transparent, #000 var(--fade-left) calc(100% - var(--fade-right)), transparent); animation: fade-sides linear var(--paused); animation-timeline: scroll(self inline);';

/** Style sheet for page tabs, panes and bars. */
export const paneStyle = `
/* The text in all bars starts at the left edge of the page's visuals. Tabs have a padding of 14 px. */
.report { --edge: max(14px, var(--page-left, 14px)); }
.pages { flex: none; display: flex; gap: 2px; padding: 0 var(--edge) 0 calc(var(--edge) - 14px); background: var(--card); border-top: 1px solid var(--line); overflow-x: auto; }
.pages:not(.collapsed) select, .pages.collapsed button { display: none; }
.pages select { align-self: center; width: auto; min-width: 0; max-width: 180px; height: 32px; margin-left: 14px; }
.foot .pages select { margin-left: var(--tab); }
.pages button { position: relative; flex: none; padding: 9px 14px; border-radius: 0; border: 0; color: var(--muted); white-space: nowrap; }
/* Below a page whose text grows with the screen, tabs have larger text in a bar of the same height. */
.adapted > .pages button { font-size: calc(13px * min(1.35, var(--tab-scale, 1))); line-height: 18px; }
@media (hover: hover) { .pages button:hover { background: var(--hover); } }
/* The current tab does not move the others, although its text is wider. */
.pages:not(.foot *) button::before { content: attr(data-label); display: block; height: 0; overflow: hidden; font-weight: 600; visibility: hidden; }
.pages button[aria-current] { color: var(--text); font-weight: 600; }
.pages button[aria-current]::after { content: ''; position: absolute; inset: auto 14px 0; border-bottom: 3px solid var(--accent); border-radius: 2px; }
.middle > .pages { flex-direction: column; width: 168px; padding: 12px 0; border-top: 0; border-right: 1px solid var(--line); overflow: auto; }
.middle > .pages button { text-align: left; padding: 8px 14px; white-space: normal; }
.middle > .pages button[aria-current] { background: var(--soft); }
.middle > .pages button[aria-current]::after { inset: 8px auto 8px 0; border: 0; border-left: 3px solid var(--accent); }

/* In all panes, titles, search boxes and the content of rows start at the same distance from the edge, and lines between sections are as wide as the pane. */
.pane { --inset: 12px; flex: none; width: 248px; padding: 0 var(--inset) var(--inset); background: var(--card); border-left: 1px solid var(--line); overflow: auto; }
.pane-title { position: relative; padding: 11px 0 6px; font-size: 13px; font-weight: 600; }
.pane-title h2 { font: inherit; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.pane-title:has(.close) { padding-right: 26px; }
.pane-title .close { top: 2px; right: -2px; }
.pane-stack { flex: none; display: flex; flex-direction: column; width: 248px; background: var(--card); border-left: 1px solid var(--line); }
.pane-stack .pane { flex: 0 1 auto; width: auto; min-height: 0; border-left: 0; mask: linear-gradient(#000 calc(100% - var(--fade)), transparent); animation: fade-end linear var(--paused); animation-timeline: scroll(self); }
.pane-stack .pane:not([hidden]) ~ .pane { border-top: 1px solid var(--line); }
.pane.rail { width: 38px; padding: 0; }
/* Fades out content at the bottom edge while there is more to scroll. A mask would also fade the border. */
:is(.filter-pane, .fields-pane):not(.rail)::after { content: ''; position: sticky; bottom: calc(-1 * var(--inset)); z-index: 3; flex: none; display: block; height: 28px; margin: -28px 0 0; background: linear-gradient(transparent, var(--card)); pointer-events: none; opacity: 0; animation: scroll-end linear var(--paused); animation-timeline: scroll(); animation-range: 0 calc(100% - 24px); }
/* Takes up only the width of the collapsed pane, at the edge of the frame even next to another pane. The page below stays usable. */
.filter-pane.overlay { order: 1; position: relative; z-index: 30; width: 300px; margin-left: -262px; box-shadow: -6px 0 18px rgb(0 0 0 / .12); }
.middle:has(> .overlay, > .pane-sheet)::before { content: ''; position: absolute; inset: 0; z-index: 29; background: rgb(0 0 0 / .1); pointer-events: none; }
.close { display: grid; place-items: center; position: absolute; top: 2px; right: 0; z-index: 1; width: 36px; height: 36px; padding: 0; color: var(--muted); }
.close:hover { background: var(--hover); }
.pane-toggle { display: flex; gap: 8px; align-items: center; width: 100%; padding: 11px 0; font-weight: 600; text-align: left; }
.pane-name { flex: 1; }
.pane .icon, .level-toggle .icon { flex: none; width: 16px; height: 16px; color: var(--muted); }
.filter-pane:not(.rail) .pane-toggle { width: calc(100% + 2px); margin: 4px -1px 0; padding: 6px 0; }
/* The name of the pane is the heading of its first section. */
.fields-pane:not(.rail) > .pane-toggle { position: absolute; top: 5px; right: 6px; z-index: 3; justify-content: center; width: 32px; height: 30px; padding: 0; outline-offset: -2px; }
.fields-pane:not(.rail) > .pane-toggle > .pane-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.rail .pane-toggle { flex-direction: column; height: 100%; padding: 12px 0; border-radius: 0; }
.rail .icon:last-child { order: -1; }
.rail .pane-name { flex: none; writing-mode: vertical-rl; color: var(--muted); font-weight: 400; }
.pane-toggle:hover, .level-toggle:hover { background: var(--hover); }
/* Above a search box, the background is only behind the icon. */
.filter-pane:not(.rail) .pane-toggle:hover { background: none; }
.filter-pane:not(.rail) .pane-toggle:hover .icon { border-radius: 2px; background: var(--hover); box-shadow: 0 0 0 4px var(--hover); }
.pane h3 { font-size: 12px; color: var(--muted); font-weight: 600; margin: 12px 0 6px; }
.search-box { position: relative; }
.search-box .icon { position: absolute; left: 8px; top: 50%; translate: 0 -50%; pointer-events: none; }
.search-box .search { padding-left: 30px; }
/* The heading above would cover the outline. */
.section .search { outline-offset: -2px; }
.filter-level { margin-top: 10px; border-radius: 6px; background: var(--canvas); padding: 2px 6px 6px; }
.filter-level h3 { display: flex; align-items: center; margin: 0; }
.level-empty { gap: 8px; justify-content: space-between; padding: 7px 4px 3px; }
.level-empty span { font-weight: 400; }
.filter-level > .note { padding: 2px 4px 6px; }
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
.filter-body dd { margin-bottom: 4px; overflow-wrap: anywhere; }
.middle { position: relative; }
/* As tall as its content, except for the pane with the fields, which keeps its height while it changes. */
.pane-sheet { display: flex; flex-direction: column; position: absolute; inset: auto 0 0; z-index: 30; max-height: calc(100% - 24px); background: var(--card); border-radius: 12px 12px 0 0; box-shadow: 0 -4px 16px #0002; overflow: hidden; }
.pane-sheet .pane { --inset: 16px; flex: 0 1 auto; width: 100%; min-height: 0; border: 0; }
/* The title stays behind the close button while the pane scrolls. */
.pane-sheet .pane-title { position: sticky; top: 0; z-index: 2; padding: 13px 48px 10px 0; background: var(--card); font-size: 15px; }
.phone .pane-sheet :is(.option, .bookmark) { padding-top: 9px; padding-bottom: 9px; }
.pane-sheet .close { top: 6px; right: 8px; z-index: 3; }
/* Next to the sheet, the page stays visible and usable. */
.report:not(.phone) .pane-sheet { inset: 0 0 0 auto; width: min(300px, 80%); max-height: none; border-left: 1px solid var(--line); border-radius: 0; box-shadow: -6px 0 18px rgb(0 0 0 / .12); }
.report:not(.phone) .pane-sheet .pane { flex: 1; }
/* In edit mode, the page is next to the sheet instead. */
.editing .middle:has(> .pane-sheet)::before { display: none; }
.report.editing:not(.phone) .pane-sheet { position: relative; inset: auto; flex: none; width: 250px; }
.phone.editing .middle { flex-direction: column; }
.phone.editing .pane-sheet { position: relative; inset: auto; flex: none; max-height: 70%; border-top: 1px solid var(--line); }
.phone.editing .pane-sheet:has(.fields-pane) { height: 70%; }
.phone.editing .pane-sheet .fields-pane { flex: 1; }
.pane-sheet .section:first-child > summary { padding: 13px 44px 12px 0; }
.foot { flex: none; display: flex; background: var(--card); border-top: 1px solid var(--line); }
.foot:not(:has(> :not([hidden]))) { display: none; }
/* Tabs move closer together, so that more of them fit next to the pane buttons. */
.foot .pages { --tab: 10px; gap: 0; flex: 1; min-width: 0; padding-inline: calc(var(--edge) - var(--tab)) 4px; border-top: 0; ${scrolledSideways} }
@media (max-width: 400px) { .foot .pages { --tab: 7px; } }
@media (max-width: 350px) { .foot .pages { --tab: 5px; } }
.foot .pages button { padding-inline: var(--tab); }
.foot .pages button[aria-current]::after { inset-inline: var(--tab); }
/* On phones, tabs are large enough to touch. In short frames, they extend over the space above their bar. */
.phone .foot button { min-height: 40px; }
.short .foot .pages:not(.collapsed) { margin-top: -9px; background: none; }
.short .foot .pages button { padding-block: 13px 4px; background: none; }
${selectionChipStyle}
.sheet-buttons { flex: none; display: flex; gap: 6px; align-items: center; margin-left: auto; padding: 4px 10px; border-left: 1px solid var(--line); }
/* The bar of a short frame is lower. The area to touch extends over the space above it, too. */
.short .sheet-buttons { padding-block: 3px; }
.short.phone .foot .sheet-buttons button { position: relative; min-height: 34px; padding-block: 0; }
.short .sheet-buttons button::after { content: ''; position: absolute; inset: -6px -6px -4px; }
.sheet-buttons [aria-expanded='true'] { border-color: var(--accent); background: var(--soft); }
/* The background of rows is wider than their content. */
.pane.list-pane { padding-inline: calc(var(--inset) - 8px); }
.list-pane :is(.pane-title, h3, .note) { padding-left: 8px; }
.list-pane .option { padding-inline: 8px; }
.bookmark { display: flex; gap: 8px; align-items: center; width: 100%; min-height: 32px; padding: 4px 7px; margin-bottom: 2px; border-radius: 6px; text-align: left; }
.bookmark span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.bookmark[aria-pressed='true'] .icon { color: var(--accent); fill: var(--accent); }
.bookmark:hover { background: var(--hover); }
.bookmark[aria-pressed='true'] { background: var(--soft); font-weight: 600; }
@media (forced-colors: active) { .bookmark[aria-pressed='true'] { border-color: Highlight; } }
.group-name { margin: 4px 0 2px; padding: 4px 8px; }
[role='group'] > .bookmark { margin-left: 12px; width: calc(100% - 12px); }
.bookmark-row > .link { display: grid; place-items: center; width: 28px; height: 28px; padding: 0; }
.bookmark-row > .link:hover { background: var(--hover); }
.bookmark-row .search { height: 32px; }
.bookmark-row > .small { height: 32px; }
.bookmark-row { display: flex; gap: 6px; align-items: center; margin-bottom: 4px; }
form.bookmark-row { padding-inline: 8px; }
.bookmark-row .bookmark { margin: 0; flex: 1; min-width: 0; }

.type-picker { position: relative; }
.type-picker summary { display: flex; gap: 8px; align-items: center; margin-bottom: 6px; padding: 7px 8px; cursor: pointer; list-style: none; font-weight: 600; border: 1px solid var(--line); border-radius: var(--control-radius); }
.type-picker summary:hover { background: var(--hover); }
.type-picker summary span { flex: 1; }
.type-picker summary > .icon { rotate: 90deg; }
.type-picker[open] summary > .icon { rotate: -90deg; }
.type-picker .search-box { margin-bottom: 6px; }
/* Icons, whose name is shown in a tooltip above them when they are hovered or focused. A filtered list has names. */
.kinds { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 2px; margin-bottom: 4px; }
.kinds button { position: relative; display: flex; align-items: center; justify-content: center; height: 32px; padding: 0; }
.kinds button[aria-pressed='true'] { border-color: var(--accent); background: var(--soft); }
.kinds:not(.named) span { position: absolute; bottom: calc(100% + 3px); left: 50%; z-index: 3; width: max-content; padding: 3px 8px; translate: -50%; background: var(--card); border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 2px 8px rgb(0 0 0 / .18); font-size: 12px; line-height: 16px; pointer-events: none; opacity: 0; }
/* At the edges, a tooltip is aligned with its icon, so that the pane does not clip it. */
.kinds:not(.named) button:is(:nth-child(6n + 1), :nth-child(6n + 2)) > span { left: 0; translate: 0; }
.kinds:not(.named) button:is(:nth-child(6n + 5), :nth-child(6n)) > span { left: auto; right: 0; translate: 0; }
.kinds button:is(:hover, :focus-visible) span { opacity: 1; }
.kinds.named { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.named button { justify-content: start; gap: 7px; height: auto; min-height: 34px; padding: 2px 2px 2px 5px; font-size: 12px; line-height: 1.2; text-align: left; }
.named button span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
/* In a sheet below the page, icons are in as few rows as possible, so that the fields below them are visible. Types with names scroll sideways. */
.phone .pane-sheet .kinds { grid-template-columns: repeat(auto-fill, minmax(36px, 1fr)); }
.phone .pane-sheet .named { grid: repeat(3, auto) / auto-flow max-content; ${scrolledSideways} overscroll-behavior-x: contain; }
.phone .pane-sheet .named button { padding-right: 10px; white-space: nowrap; }
@media (max-height: 480px) {
  .phone.editing .pane-sheet { max-height: 75%; }
  .phone.editing .pane-sheet:has(.fields-pane) { height: 75%; }
  .phone .pane-sheet .fields-pane .search-box { display: none; }
  .phone .pane-sheet .kinds { grid: auto / auto-flow minmax(36px, max-content); ${scrolledSideways} overscroll-behavior-x: contain; }
}
/* In short frames, a sheet covers the bar below the page, and in the shortest ones, the whole frame. */
@media (max-height: 420px) {
  .phone.editing .pane-sheet { position: fixed; inset: auto 0 0; max-height: 100%; }
  .phone.editing .pane-sheet:has(.fields-pane) { height: 80%; }
}
@media (max-height: 320px) {
  .phone.editing .pane-sheet:has(.fields-pane) { height: 100%; border: 0; border-radius: 0; }
}
.visual-icon { flex: none; width: 18px; height: 18px; fill: var(--muted); }
.kinds [aria-pressed='true'] .visual-icon, .kinds :hover > .visual-icon, summary > .visual-icon { fill: var(--accent); }
::placeholder { color: var(--muted); opacity: 1; }
.problem:empty { display: none; }
.problem { margin: 8px 0; padding: 6px 8px; border-left: 3px solid var(--bad); background: var(--canvas); font-size: 12px; }
.tabs { display: flex; margin: 2px 0 6px; border-bottom: 1px solid var(--line); }
.tabs button { flex: 1; padding: 6px 4px; border-radius: var(--control-radius) var(--control-radius) 0 0; border-bottom: 2px solid transparent; color: var(--muted); }
.tabs button:hover { background: var(--hover); }
.tabs [aria-selected='true'] { color: var(--text); font-weight: 600; border-bottom-color: var(--accent); }
.well { margin-bottom: 4px; padding: 4px 6px; border: 1px dashed var(--line); border-radius: var(--control-radius); }
.well-name { margin-bottom: 2px; font-size: 12px; font-weight: 600; color: var(--muted); }
.well-hint { display: block; padding: 3px 0; color: var(--muted); font-size: 12px; }
.chip { display: flex; align-items: center; margin-top: 3px; border: 1px solid var(--line); border-radius: var(--control-radius); background: var(--canvas); }
.chip button { display: flex; align-items: center; height: 22px; padding: 0 5px; }
.chip button:hover { background: var(--hover); }
.chip-menu { flex: 1; min-width: 0; justify-content: space-between; }
.chip-menu span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chip-menu .icon { rotate: 90deg; }
.format-row { display: flex; align-items: center; justify-content: space-between; padding: 5px 2px; }
.format-row [type='color'] { appearance: none; width: 30px; height: 20px; padding: 0; border: 1px solid var(--muted); border-radius: 4px; overflow: hidden; cursor: pointer; }
.format-row [type='color']:hover { border-color: var(--accent); }
.format-row [type='color']::-webkit-color-swatch-wrapper { padding: 0; }
.format-row ::-webkit-color-swatch { border: 0; }
.format-row ::-moz-color-swatch { border: 0; }
[role='switch'] { appearance: none; flex: none; width: 30px; height: 18px; margin: 0; border: 1px solid var(--muted); border-radius: 9px; background: radial-gradient(circle, var(--muted) 5px, transparent 5.5px) -6px 0; }
[role='switch']:checked { border-color: var(--accent); background: radial-gradient(circle, var(--on-accent) 5px, transparent 5.5px) 6px 0 var(--accent); }
.field-table summary { display: flex; gap: 4px; align-items: center; padding: 6px 0; cursor: pointer; font-weight: 600; list-style: none; border-radius: var(--control-radius); }
.field-table summary:hover { background: var(--hover); }
.field-table .option { padding-left: 22px; }
.sign { flex: none; width: 14px; color: var(--muted); text-align: center; }
.small, .play-bar button { padding: 4px 10px; border-color: var(--line); background: var(--card); }
.kinds button:hover, .small:hover { background: var(--hover); }
.primary { padding: 4px 14px; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.action-bar { flex: none; display: flex; gap: 12px; align-items: center; padding: 6px 12px 6px var(--edge); background: var(--card); border-bottom: 1px solid var(--line); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 2px; }
.bar-line { align-self: stretch; margin: 4px 8px; border-left: 1px solid var(--line); }
.action-bar button { min-width: 32px; height: 30px; }
.action-bar .primary { margin-right: 4px; }
/* The text of a button without a background starts at the edge of the content. */
.actions > .quiet:first-child { margin-left: -10px; }
.phone .actions > .quiet:first-child { margin-left: -8px; }
.quiet { padding: 0 9px; }
.quiet:hover:not([aria-disabled='true']) { background: var(--hover); }
.action-bar .icon + .label { margin-left: 6px; }
.phone .action-bar { padding-right: 8px; }
.phone .quiet { padding: 0 7px; }
.phone .bar-line { margin: 4px 3px; }
.phone .action-bar .label { display: none; }
.action-bar .note { flex: 0 999 auto; min-width: 0; margin-left: auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (max-width: 820px) { .action-bar button:not(:last-child) > .label { display: none; } }
@media (max-width: 700px) { .action-bar .label { display: none; } }
@media (max-width: 520px) { .action-bar .note { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (max-width: 380px) {
  .action-bar { padding-left: 10px; }
  .actions { gap: 0; }
  .action-bar button { min-width: 28px; }
  .phone .quiet { padding: 0 6px; }
  .phone .bar-line { margin: 4px 1px; }
  .action-bar .primary { padding: 4px 10px; }
}
.status-bar { flex: none; display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 3px 12px 3px var(--edge); color: var(--muted); background: var(--card); border-top: 1px solid var(--line); font-size: 12px; white-space: nowrap; }
.zoom { display: flex; align-items: center; gap: 4px; }
.zoom input { appearance: none; width: 120px; height: 16px; margin: 0; background: none; cursor: pointer; }
/* The part of the track before the thumb is filled. */
.zoom input::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(90deg, var(--accent) var(--filled), var(--track) 0); }
.zoom input::-moz-range-track { height: 4px; border-radius: 2px; background: linear-gradient(90deg, var(--accent) var(--filled), var(--track) 0); }
.zoom input::-webkit-slider-thumb { appearance: none; width: 14px; height: 14px; margin-top: -5px; border: 2px solid var(--accent); border-radius: 50%; background: var(--card); }
.zoom input::-moz-range-thumb { box-sizing: border-box; width: 14px; height: 14px; border: 2px solid var(--accent); border-radius: 50%; background: var(--card); }
.zoom input:hover::-webkit-slider-thumb { background: var(--accent); }
.zoom { --track: color-mix(in srgb, var(--muted) 75%, var(--card)); }
@media (forced-colors: active) { .zoom input { appearance: auto; } .zoom input::-moz-range-track { border: 1px solid; } }
.zoom output { min-width: 44px; text-align: center; font-variant-numeric: tabular-nums; }
.status-bar button { display: grid; place-items: center; width: 28px; height: 24px; padding: 0; color: var(--text); }
.status-bar .icon { width: 16px; height: 16px; }
.status-bar button:hover { background: var(--hover); }
.foot > .status-bar { flex: 1; min-width: 0; border-top: 0; }
/* On phones, only buttons fit next to the tabs. The stacked page has no scale. */
.phone .zoom :is(input, output), .foot > .pages + .status-bar > :first-child { display: none; }
.foot > .pages + .status-bar { flex: none; padding-inline: 4px; }
.stacked .zoom > button:not(:nth-of-type(2)) { display: none; }
.phone .status-bar button { width: 32px; height: 32px; }
.fields-pane { position: relative; width: 250px; }
.pane.fields-pane { padding-inline: 0; }
.drop-target { outline: 2px solid var(--accent); outline-offset: -1px; }
.well.drop-target { background: var(--soft); }
.visual.drop-target { box-shadow: 0 0 0 6px color-mix(in srgb, var(--accent) 25%, transparent); }
/* In tall frames, each section scrolls separately, so that fields at the end of the list can be dragged to the wells. */
@media (min-height: 500px) {
  .report:not(.phone) .fields-pane { display: flex; flex-direction: column; padding-bottom: 0; overflow: hidden; }
  /* The heading and the fade at the edge do not cover what has the focus. */
  .report:not(.phone) .section { flex: 0 1 auto; min-height: 36px; overflow: auto; scroll-padding-block: 40px 32px; mask: linear-gradient(#000 calc(100% - var(--fade)), transparent); animation: fade-end linear var(--paused); animation-timeline: scroll(self); }
  .report:not(.phone) .section:last-child[open] { flex: 1 1 45%; }
  .report:not(.phone) .section:first-of-type:not(:last-child) { flex-shrink: 0; max-height: 60%; }
  .report:not(.phone) .section > summary { position: sticky; top: 0; z-index: 2; background: var(--card); }
}
.section { padding: 0 var(--inset) 10px; }
/* A line at the end of the first section would fade while it is scrolled. */
.section + .section { border-top: 1px solid var(--line); }
/* The margin keeps the opaque heading from covering the border of a search box whose position is rounded. */
.section > summary { display: flex; gap: 4px; align-items: center; margin-bottom: 2px; padding: 10px 0 4px; cursor: pointer; list-style: none; }
.section > summary h3 { margin: 0; color: var(--text); font-size: 13px; }
.section[open] > summary > .icon { rotate: 90deg; }
.play-bar { flex: none; display: flex; gap: 8px; align-items: center; justify-content: center; padding: 6px 12px; background: var(--soft); border-top: 1px solid var(--line); }
`;
