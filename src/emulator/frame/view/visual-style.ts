import { cardStyle } from './card-style';
import { slicerStyle } from './slicer-style';
import { tableStyle } from './table-style';

/** Style sheet for reports, visuals and their edit handles. */
export const visualStyle = `
.report { height: 100%; display: flex; flex-direction: column; background: var(--canvas); }
.report.transparent { background: transparent; }
.middle { flex: 1; min-height: 0; min-width: 0; display: flex; }
.viewport { flex: 1; min-width: 0; min-height: 0; position: relative; overflow: clip; outline: none; }
/* A fading shadow at the bottom edge shows that there is more to scroll. On phones, it replaces the scroll bar. */
.phone:not(.editing) .viewport { scrollbar-width: none; }
:is(.phone, .adapted, .editing) .viewport::after, .dashboard:not(.single)::after { content: ''; position: sticky; bottom: 0; display: block; height: 10px; margin-top: -10px; background: linear-gradient(transparent, var(--canvas)); pointer-events: none; opacity: 0; z-index: 4; animation: scroll-end linear var(--paused); animation-timeline: scroll(); animation-range: 0 calc(100% - 24px); }
/* A page in edit mode can be wider than the view, and has the color of its surroundings at the edge. */
.editing .viewport::after { width: max(100%, var(--scroll-width, 0px)); background: inherit; mask: linear-gradient(transparent, #000); }
@keyframes scroll-end { from, to { opacity: 1; } }
.canvas { --small: calc(12px * var(--text-scale, 1)); position: relative; transform-origin: 0 0; font-size: max(13px, var(--small)); text-rendering: geometricPrecision; }
/* On scaled-down pages, buttons are enlarged as far as the header allows, and padding grows with the text. */
/* Hidden overflow would be scrolled when a button in it gets the focus. */
.visual { --extra-padding: calc((var(--text-scale, 1) - 1) * 9px); --button-size: clamp(24px, 20px / var(--page-scale, 1), 29px); position: absolute; display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--visual-border); border-radius: var(--visual-radius); overflow: clip; }
/* A single visual that fills the page has no visible border. */
.visual.filling { border-color: transparent; border-radius: 0; }
.visual header { position: relative; flex: none; min-height: 30px; display: flex; align-items: center; padding: calc(4px + var(--extra-padding)) calc(12px + var(--extra-padding)) var(--extra-padding); gap: 4px; }
.visual h2 { flex: 1; min-width: 0; font-size: max(var(--title-size, 1em), 10.5px / var(--page-scale, 1)); font-weight: 600; line-height: 1.25; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.untitled-table header { min-height: 10px; }
.untitled-table .header-buttons { bottom: auto; z-index: 2; }
.row-count { flex: none; margin-left: 4px; font-size: max(var(--small), 10.5px / var(--page-scale, 1)); color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
.visual h2:has(+ .row-count:not([hidden])) { flex: 0 1 auto; }
.untitled-table .row-count { display: none; }
/* The buttons would cut it off. */
.visual:is(:hover, :focus-within) .row-count.covered { visibility: hidden; }
.visual.large { --title-size: max(15px, 14px * var(--text-scale, 1)); }
.visual h2.one-line { display: block; white-space: nowrap; text-overflow: ellipsis; }
/* On scaled-down pages, icons are enlarged like their buttons. */
.header-buttons .icon { width: clamp(14px, 11px / var(--page-scale, 1), 20px); height: clamp(14px, 11px / var(--page-scale, 1), 20px); }
/* The buttons are on top of the header, so that titles can use its full width while they are hidden. On phones, they are always visible. */
.header-buttons { position: absolute; inset: calc(4px + var(--extra-padding)) 4px var(--extra-padding) auto; display: flex; gap: 4px; align-items: center; padding-left: 10px; isolation: isolate; opacity: 0; }
.header-buttons::before { content: ''; position: absolute; inset: 0; z-index: -1; background: linear-gradient(90deg, transparent, var(--card) 8px); pointer-events: none; }
.visual:is(:hover, :focus-within, :has(> header :is(.clear-button, .exit-spotlight):not([hidden]))) h2[style*='--covered'] { padding-right: var(--covered); -webkit-line-clamp: var(--lines); }
.visual:is(:hover, :focus-within) .header-buttons, .phone .header-buttons { opacity: 1; }
.phone .header-buttons { position: relative; inset: auto; margin-left: auto; padding: 0; }
/* No title or legend is below them. */
:is(.phone, .title-legend) .header-buttons::before { display: none; }
/* Drill buttons appear on top of the title, so that it does not wrap. */
.phone .drill { position: absolute; z-index: 1; top: 0; right: 100%; padding-left: 20px; background: linear-gradient(90deg, transparent, var(--card) 18px); }
.phone .visual:not(:hover, :focus-within) .drill { opacity: 0; pointer-events: none; }
/* There is no room for small buttons next to the one that opens the menu, which has the same commands. */
:is(.phone, .menu-only) .tools, .no-drill .drill, .no-focus .focus-button { display: none; }
/* On a row of cards, their menu buttons would distract from the numbers. */
.phone .visual:has(> .body > :is(.card-value, .kpi)):not(:hover, :focus-within) .header-buttons { opacity: 0; }
.phone .visual header { padding-right: 4px; }
/* Large enough to touch, without taking up more room. */
.phone :is(.menu-button, .exit-spotlight) { position: relative; width: 40px; height: 40px; margin: -3px -5px -13px -9px; padding: 0 0 10px 4px; border: 0; color: var(--text); }
.phone :is(.menu-button, .exit-spotlight):hover { background: none; }
.phone :is(.menu-button, .exit-spotlight) .icon { width: 18px; height: 18px; }
/* In short phone frames, charts are in a row in which the edge of the next one is visible. */
.row-note { position: relative; display: flex; align-items: center; height: var(--note-height); padding: 1px 16px 0; font-size: 11px; color: var(--muted); }
/* Leaves room for the dots. */
.row-note > span { max-width: calc(100% - 60px); overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.chart-row, .row-charts { position: absolute; inset-inline: 0; }
.row-charts { inset-block: var(--note-height) 0; display: flex; gap: 8px; padding-inline: 16px; overflow: auto hidden; scroll-snap-type: x mandatory; scroll-padding-inline: 16px; scrollbar-width: none; }
.row-charts > .visual { position: relative; inset: auto !important; flex: none; scroll-snap-align: start; view-timeline: --chart inline; }
.row-charts > .visual:last-child { scroll-snap-align: end; }
/* At the edges of the frame, only the edges of the next and the previous chart are visible, because fragments of them would be unreadable. Without view timelines, the animation would end at once and hide everything. */
@supports (animation-timeline: view()) {
  .row-charts > .visual > :is(header, .body) { animation: peek linear both; animation-timeline: --chart; animation-range: cover; }
}
@keyframes peek { 0%, 10%, 90%, 100% { opacity: 0; } 25%, 75% { opacity: 1; } }
.row-charts > .visual header { min-height: 20px; padding: 2px 4px 0 8px; }
.row-charts .header-buttons { margin-block: -2px; }
.row-charts > .visual .body { padding: 0 5px 5px; }
:is(.row-charts, .short .canvas:has(> .back)) table { font-size: 11px; line-height: 15px; }
:is(.row-charts, .short .canvas:has(> .back)) :is(thead, tfoot) tr > * { padding-block: 3px; }
.row-charts .sort-arrow { font-size: 9.5px; }
.row-charts .row-count { font-size: 11px; }
@media (prefers-reduced-motion: no-preference) { .row-charts { scroll-behavior: smooth; } }
.row-dots { position: absolute; right: 16px; height: 100%; }
.dots { display: flex; gap: 5px; align-items: center; height: 100%; }
/* The current one is longer. A row of equal dots would look like the button of the menu below it. */
.dots span { width: 6px; height: 6px; border-radius: 3px; background: color-mix(in srgb, var(--muted) 72%, var(--canvas)); }
.dots .current { width: 18px; background: var(--accent); }
@media (forced-colors: active) { .dots span { border: 1px solid CanvasText; } .dots .current { forced-color-adjust: none; background: CanvasText; } }
/* The buttons cover the halves of the dots, and are large enough to touch. */
.row-dots button { padding: 0; border: 0; }
.chart-row:not(.with-arrows) .row-dots button { position: absolute; inset: auto 50% -2px -16px; height: 40px; outline: none; }
.chart-row:not(.with-arrows) .row-dots button:last-child { inset-inline: 50% -16px; }
.chart-row:not(.with-arrows) .row-dots .icon { display: none; }
.with-arrows .row-note > span { max-width: none; min-width: 0; }
.with-arrows .row-dots { position: static; flex: none; display: flex; align-items: center; margin-left: auto; }
.with-arrows .dots { gap: 18px; margin-inline: 9px; }
.with-arrows .dots span { position: relative; cursor: pointer; }
.with-arrows .dots span::before { content: ''; position: absolute; inset: -9px; }
.with-arrows .row-dots button { display: grid; place-items: center; width: 32px; height: 32px; color: var(--muted); }
.with-arrows .row-dots button[aria-disabled='true'] { opacity: .35; }
.with-arrows .row-dots button:not([aria-disabled='true']):hover { background: color-mix(in srgb, var(--text) 8%, var(--canvas)); color: var(--text); }
.with-arrows .row-dots .icon { width: 16px; height: 16px; }
.chart-row:not(.with-arrows) .row-dots:has(:focus-visible)::after { content: ''; position: absolute; inset: 2px -6px; border: 2px solid var(--accent); border-radius: 10px; pointer-events: none; }
:is(.menu-button, .clear-button, .exit-spotlight) { width: max(26px, var(--button-size)); height: var(--button-size); padding: 0; line-height: 1; color: var(--muted); }
/* The chart covers the line of the title. */
.title-legend header { z-index: 1; pointer-events: none; }
.title-legend h2 { flex: 0 1 auto; }
.title-legend .header-buttons { pointer-events: auto; }
.title-legend:not(.phone *) .header-buttons { padding-left: 4px; }
:is(.menu-button, .clear-button, .exit-spotlight):hover { background: var(--hover); }
/* Always visible, because it also shows that there is a selection. */
.header-buttons:has(> :is(.clear-button, .exit-spotlight):not([hidden])) { opacity: 1; gap: 0; }
.visual .body { flex: 1; min-height: 0; padding: 0 calc(9px + var(--extra-padding)) 9px; position: relative; }
/* The title of a visual without a border is as far from the edge of the frame as a card. */
.alone header { padding-inline-start: 16px; }
.alone .body { padding-inline: 13px; }
.visual.bare { background: none; border-color: transparent; }
/* Its corners and the inner edge of its border would cut off the text, which starts at the outer edge. */
.visual.bare:has(> .body > .caption) { border-radius: 0; overflow-clip-margin: 1px; }
.visual.bare header { display: none; }
.visual.bare .body { padding: 0; }
.visual.editable { cursor: move; -webkit-user-select: none; user-select: none; --control: calc(1 / var(--zoom, 1)); }
.visual.editable:hover:not(.chosen) { border-color: var(--muted); }
/* Above the edge, so that it does not cover the title. */
.grip { position: absolute; left: calc(14px * var(--control)); top: 0; translate: 0 -100%; width: calc(28px * var(--control)); height: calc(12px * var(--control)); padding: 0; display: grid; place-items: center; color: var(--on-accent); background: var(--accent); border-radius: calc(4px * var(--control)) calc(4px * var(--control)) 0 0; cursor: move; touch-action: none; opacity: 0; z-index: 3; }
.grip::after { content: ''; position: absolute; inset: calc(-8px * var(--control)) calc(-2px * var(--control)) calc(-4px * var(--control)); }
.visual:hover > .grip, .chosen > .grip, .grip:focus-visible { opacity: 1; }
.grip .icon { width: calc(10px * var(--control)); height: calc(10px * var(--control)); }
.handle { position: absolute; width: calc(11px * var(--control)); height: calc(11px * var(--control)); margin: calc(-5.5px * var(--control)); background: var(--card); border: calc(2px * var(--control)) solid var(--accent); border-radius: 50%; touch-action: none; z-index: 3; }
.handle-n, .handle-s { left: 50%; cursor: ns-resize; }
.handle-e, .handle-w { top: 50%; cursor: ew-resize; }
.handle-n, .handle-ne, .handle-nw { top: 0; }
.handle-s, .handle-se, .handle-sw { top: 100%; }
.handle-e, .handle-ne, .handle-se { left: 100%; }
.handle-w, .handle-nw, .handle-sw { left: 0; }
.handle-nw, .handle-se { cursor: nwse-resize; }
.handle-ne, .handle-sw { cursor: nesw-resize; }
.editing:not(.stacked) .viewport { background-image: radial-gradient(color-mix(in srgb, var(--line) 75%, transparent) 1px, transparent 1px); background-size: 16px 16px; }
.editing:not(.stacked) .canvas { box-shadow: 0 0 0 1px var(--line), 0 4px 18px rgb(0 0 0 / .08); }
/* The page has the same margin at all edges when it is scrolled. */
.editing:not(.stacked) .canvas::after { content: ''; position: absolute; inset: 100% auto auto 100%; width: calc(16px / var(--zoom, 1)); height: calc(16px / var(--zoom, 1)); }
.empty-page { height: 100%; padding-inline: 1em; font-size: max(15px, 12px / var(--page-scale, 1)); display: flex; flex-direction: column; gap: .5em; align-items: center; justify-content: center; color: var(--muted); text-align: center; }
/* The round background would clip the corners of the icon. */
.empty-page svg { width: 5.9em; height: 5.9em; padding: 1.5em; overflow: visible; border-radius: 50%; fill: var(--accent); background: var(--soft); }
.stacked .empty-page { height: calc(100% - 32px); margin: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.empty-page button { margin-top: .6em; padding: .5em 1.6em; border-radius: 6px; }
.empty-page strong { margin-top: .5em; color: var(--text); font-size: 1.2em; }
.empty-page p { max-width: 29em; text-wrap: balance; }
/* Above the sheet that it refers to, only its text fits. */
.stacked .middle:has(> .pane-sheet) .empty-page { height: calc(100% - 16px); margin-block: 8px; font-size: 13px; }
.stacked .middle:has(> .pane-sheet) .empty-page svg { display: none; }
.stacked .middle:has(> .pane-sheet) .empty-page strong { margin: 0; }
@media (max-height: 480px) {
  .empty-page svg { width: 4.4em; height: 4.4em; padding: 1.1em; }
  .stacked .middle:has(> .pane-sheet) .empty-page p { display: none; }
}
@media (max-height: 360px) {
  .stacked .empty-page { height: calc(100% - 16px); margin-block: 8px; }
  .stacked .empty-page svg { display: none; }
  .stacked .empty-page strong { margin: 0; }
}
.visual.dimmed, .canvas:has(.dimmed) .row-note { opacity: .28; }
.visual:is(.chosen, .editable:hover, .editable:focus-within) { overflow: visible; z-index: 2; }
.visual.chosen { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent), 0 6px 24px rgb(0 0 0 / .16); }
@media (forced-colors: active) {
  .editing:not(.stacked) .canvas { outline: 1px solid CanvasText; }
  .visual.chosen { outline: 2px solid Highlight; }
}
.icon { width: 14px; height: 14px; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; vertical-align: -2px; }
.drill, .tools { display: flex; gap: 1px; }
.visual:not(:hover, :focus-within) .tools { width: 0; overflow: hidden; }
.drill button, .tools button { flex: none; width: var(--button-size); height: var(--button-size); padding: 0; line-height: 1; color: var(--muted); }
.tools button:hover, .drill button:hover:not(:disabled) { background: var(--hover); }
.drill button[aria-pressed='true'] { color: var(--on-accent); background: var(--accent); }
@media (forced-colors: active) { .drill button[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; } }
.visual .note { font-size: var(--small); }
.empty { height: 100%; display: grid; place-content: center; justify-items: center; gap: 8px; color: var(--muted); text-align: center; }
.empty > .visual-icon { width: 32px; height: 32px; fill: color-mix(in srgb, var(--muted) 60%, var(--card)); }
.no-map { align-content: center; gap: 4px; text-align: center; text-wrap: balance; overflow: hidden; }
.no-map strong { color: var(--text); font-weight: 600; }
.no-map .visual-icon { width: 32px; height: 32px; margin-bottom: 4px; }
.low .no-map > :not(strong) { display: none; }
.text { font-size: 1.08em; white-space: pre-wrap; padding: 8px; }
/* Starts at the outer edge of its border, which is transparent. */
.text.caption { height: 100%; display: grid; align-content: center; margin-inline: -1px; padding: 0; font-size: var(--small); color: var(--muted); }
/* Next to a label, the text looks like the value of a slicer. */
.text.labeled { display: flex; align-items: center; gap: 10px; font-size: inherit; color: inherit; }
.text.labeled strong { font-weight: 600; }
.action { width: 100%; height: 100%; background: var(--accent); color: var(--on-accent); font-weight: 600; }
.back { position: absolute; left: 16px; top: 12px; display: flex; gap: 6px; align-items: center; padding: 5px 12px 5px 8px; background: var(--card); border-color: var(--line); border-radius: var(--control-radius); }
.short .back { left: 20px; top: 10px; width: 30px; height: 30px; padding: 0; gap: 30px; border: 0; background: none; overflow: clip; }
.short .back .icon { flex: none; width: 16px; height: 16px; margin-left: 7px; }
.short .back::after { content: ''; position: absolute; inset: -6px; }
.short .canvas:has(> .back) > .visual header { padding-left: 38px; }
.short .canvas:has(> .back) > .visual:not(.legend-below) .readout.readout { left: 26px !important; }

${cardStyle}

.image { display: block; width: 100%; height: 100%; }
.shape, .shape svg, .gauge, .gauge svg, .map svg { display: block; width: 100%; height: 100%; }
.map svg { height: auto; }
.land { fill: color-mix(in srgb, var(--muted) 18%, var(--card)); stroke: var(--card); }
.bubble { stroke: var(--card); fill-opacity: .75; cursor: pointer; }
.bubble.faint, .treemap-tile.faint { opacity: .3; }
.gauge { display: grid; place-items: center; }
.gauge svg { max-width: 380px; max-height: 236px; }
.gauge path { fill: none; stroke-width: 18; stroke: var(--accent); }
.gauge .gauge-scale { stroke: var(--line); }
.gauge .gauge-target { stroke: var(--text); stroke-width: 2; }
.gauge text { fill: var(--muted); }
.gauge .gauge-number { fill: var(--text); font-size: 24px; font-weight: 600; }
.treemap { position: relative; height: 100%; }
.treemap-tile { position: absolute; padding: 3px 4px; border: 1px solid var(--card); border-radius: 0; font-size: inherit; line-height: 1.25; text-align: left; overflow: hidden; white-space: nowrap; display: flex; flex-direction: column; align-items: flex-start; }
.treemap-tile span { max-width: calc(100% + 6px); flex: none; margin: 0 -3px; padding: 0 3px; background: var(--label-background); overflow: hidden; text-overflow: ellipsis; }
.treemap-tile.wrapped span:first-child { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal; }
.treemap-tile span + span { font-size: 1.15em; font-weight: 600; font-variant-numeric: tabular-nums; }
.treemap-tile:disabled { opacity: 1; }

.scroller { height: 100%; overflow: auto; }
.body > .scroller { container-type: inline-size; }
/* The header and the totals of a table would cover parts of an outline around the scroller. */
.visual:has(> .body > .scroller:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
.body > .scroller:focus-visible { outline: none; }
.chart { height: 100%; }
.chart.scrolled { overflow: hidden auto; }
/* A tooltip may exceed its visual. It would cover parts of the labels at the ends of lines, which are the only texts with an outline, and contains their values. */
.visual:has(.tip[style]:not([style*='display: none'])) { overflow: visible; z-index: 20; }
.chart:has(> .tip[style]:not(.readout, [style*='display: none'])) text[paint-order] { opacity: 0; }
/* The guide of a line chart is behind its lines. */
.guided:has(> .tip[style]:not([style*='display: none']))::before { content: ''; position: absolute; left: calc(var(--guide-left) - .5px); top: var(--guide-top); height: var(--guide-height); border-left: 1px dashed color-mix(in srgb, var(--muted) 70%, transparent); pointer-events: none; }
/* On a phone, a box would cover most of the plot, so the tooltip is a line that replaces the title. */
.readout[style]:not([style*='display: none']) { display: flex !important; gap: 8px; align-items: center; inset: var(--readout-top) 22px auto 0 !important; height: var(--readout-height); padding: 4px 0 0 3px !important; border: 0 !important; border-radius: max(0px, var(--visual-radius) - 6px) 0 0 !important; box-shadow: none !important; transform: none !important; font-size: 12px !important; line-height: 1.25 !important; overflow: hidden; pointer-events: none; }
.visual:not(.legend-below):has(.readout[style]:not([style*='display: none'])) h2 { visibility: hidden; }
/* The letters of the line that it covers extend below that line. */
.legend-below .readout.readout { right: 0 !important; height: calc(var(--readout-height) + 4px); padding-block: 0 4px !important; }
.row-charts .readout.readout { padding-top: 2px !important; font-size: 11px !important; }
.readout > span { margin-right: -4px !important; }
.readout .tip-values { flex: 1; min-width: 0; display: flex; gap: 4px; margin: 0; line-height: inherit; }
.readout .tip-values > span { min-width: 16px; overflow: hidden; text-overflow: ellipsis; }
.readout b:not(:last-child) { margin-right: 6px; }
/* ECharts sets the weight of values on the elements. */
.tip [style*='font-weight:900'] { font-weight: 600 !important; }
/* Markers have the shape of the symbols in legends. */
.tip [style*='border-radius:10px'] { border-radius: 2.5px !important; }
.tip b { font-weight: 600; text-align: right; }
.tip-values { display: grid; grid-template-columns: auto auto; gap: 6px 20px; margin-top: 8px; line-height: 1; }
${tableStyle}

/* On a phone, all captions look the same, because those with a label are far from the slicers. */
.stacked .text.caption { gap: .3em; font-size: 11px; color: var(--muted); text-align: left !important; }
.stacked .text.labeled strong { font-weight: inherit; }
${slicerStyle}`;
