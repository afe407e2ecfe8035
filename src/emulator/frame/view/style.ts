import { contentStyle } from './content-style';
import { paneStyle } from './pane-style';
import { visualStyle } from './visual-style';

/** The frame's style sheet. Colors are custom properties whose values come from the report's theme. */
export const styleSheet = `
@font-face { font-family: 'Inter Fallback'; src: local('Arial'), local('Liberation Sans'); size-adjust: 107.12%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; }
@font-face { font-family: 'Inter Fallback'; font-weight: 600 700; src: local('Arial Bold'), local('Liberation Sans Bold'); size-adjust: 106%; ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; }
* { box-sizing: border-box; scrollbar-width: thin; }
html { color-scheme: light dark; }
html, body { margin: 0; height: 100%; overflow: hidden; }
#frame { position: fixed; inset: 0; color: var(--text); --small: 12px; --font: 'Inter Variable', Inter, 'Inter Fallback', system-ui, sans-serif; font: 13px/1.4 var(--font); }
#frame, .white-sheets .sheet { color-scheme: light; scrollbar-color: color-mix(in srgb, var(--muted) 72%, transparent) transparent;
  --canvas: #f2f4f6; --card: #fff; --text: #1f2a33; --muted: #5b6873; --line: #dfe4e8; --accent: #1f4f8b; --on-accent: #fff; --soft: #e8eef6; --hover: #f1f3f5; }
/* Without scroll timelines, a script sets the progress of the animations that depend on them. */
#frame { --paused: ; }
@supports not (animation-timeline: scroll()) { #frame { --paused: 1s paused forwards; } }
#frame [hidden] { display: none !important; }
button, input, select { font: inherit; color: inherit; text-rendering: inherit; }
button { cursor: pointer; border: 1px solid transparent; background: none; border-radius: 4px; }
button:is(:disabled, [aria-disabled='true']) { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
/* Outlines are inside where the edge of an area would clip them. */
:is(.pages button, .pane-toggle, .close, .header-buttons button, .related button, .expand-toggle, .sheets, .tabs button, .section > summary, option):focus-visible { outline-offset: -2px; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
.note { color: var(--muted); font-size: 12px; padding: 4px 0; }
.link { color: var(--accent); padding: 2px 4px; text-align: left; }
.link:hover { text-decoration: underline; }
${visualStyle}
${paneStyle}
${contentStyle}
.waiting { height: 100%; display: grid; grid: minmax(0, 1fr) repeat(2, minmax(0, 2.4fr)) / repeat(4, minmax(0, 1fr)); gap: 2%; padding: 2%; background: var(--canvas); animation: appear .3s .15s both; }
.placeholder { position: relative; overflow: hidden; border-radius: 6px; background: var(--card); border: 1px solid var(--line); animation: pulse 1.8s ease-in-out infinite alternate; }
.placeholder:nth-child(n + 6) { grid-column: span 2; }
.placeholder:nth-child(8) { grid-column: span 4; }
.placeholder::before, .placeholder::after { content: ''; position: absolute; inset: 14px auto auto 14px; width: 40%; height: 10px; border-radius: 5px; background: var(--soft); }
.placeholder::after { top: 36px; width: 60%; height: 18px; }
.placeholder:nth-child(n + 6)::before { width: 24%; }
.placeholder:nth-child(n + 6)::after { inset: 44px 14px 14px; width: auto; height: auto; border-radius: 4px; opacity: .6; }
@media (max-width: 719px) {
  .waiting { grid: 76px 76px / repeat(2, minmax(0, 1fr)); grid-auto-rows: 300px; gap: 10px; padding: 10px 16px; overflow: hidden; }
  .placeholder.placeholder:nth-child(n + 6) { grid-column: span 2; }
}
/* A single visual, and an answer below its question. */
.waiting:is([data-kind='tile'], [data-kind='qna']) { grid: minmax(0, 1fr) / minmax(0, 1fr); padding: 0; background: var(--card); }
.waiting[data-kind='qna'] { grid: 44px minmax(0, 1fr) / minmax(0, 1fr); gap: 12px; padding: 16px; background: var(--canvas); }
[data-kind='tile'] > .placeholder:not(:last-child), [data-kind='qna'] > .placeholder:not(:nth-child(2), :last-child), [data-kind='paginated'] > .placeholder:not(:last-child) { display: none; }
.waiting:is([data-kind='tile'], [data-kind='qna'], [data-kind='paginated']) > .placeholder:last-child { grid-column: 1; }
.waiting[data-kind='tile'] > .placeholder { border: 0; }
.waiting[data-kind='qna'] > .placeholder:nth-child(2)::before { inset: 16px auto auto 16px; }
.waiting[data-kind='qna'] > .placeholder:nth-child(2)::after { display: none; }
/* A page below the action bar and next to the pane. Its first content follows within a fraction of a second, so it does not fade in. */
.waiting[data-kind='quickCreate'] { --pane: 288px; animation: none; grid: minmax(0, 1fr) / minmax(0, 1fr); padding: 59px calc(var(--pane) + 17px) 47px 16px; background: linear-gradient(var(--card) 42px, var(--line) 42px 43px, transparent 43px), linear-gradient(270deg, var(--card) var(--pane), var(--line) var(--pane) calc(var(--pane) + 1px), transparent 0), var(--canvas); }
.waiting[data-kind='quickCreate'] > .placeholder { border-radius: 0; }
[data-kind='quickCreate'] > .placeholder:not(:last-child) { display: none; }
.waiting[data-kind='quickCreate'] > .placeholder:last-child { grid-column: 1; }
@media (max-width: 639px) { .waiting[data-kind='quickCreate'] { --pane: -1px; padding-right: 16px; } }
/* A sheet below the toolbar. */
.waiting[data-kind='paginated'] { grid: minmax(0, 1fr) / min(100%, 1040px); justify-content: center; padding: 66px 24px 0; background: linear-gradient(var(--card) 42px, var(--line) 42px 43px, var(--canvas) 43px); }
.waiting[data-kind='paginated'] > .placeholder { border-radius: 2px 2px 0 0; }
.waiting[data-kind='paginated'] > .placeholder:last-child::before { inset: 56px auto auto 60px; height: 18px; }
.waiting[data-kind='paginated'] > .placeholder:last-child::after { inset: 110px 60px 0; border-radius: 0; background: repeating-linear-gradient(var(--soft) 0 10px, transparent 10px 28px); }
@media (max-width: 560px) {
  .waiting[data-kind='paginated'] { padding: 51px 8px 0; }
  .waiting[data-kind='paginated'] > .placeholder:last-child::before { inset: 26px auto auto 16px; }
  .waiting[data-kind='paginated'] > .placeholder:last-child::after { inset: 80px 16px 0; }
}
@media (max-height: 420px) { .placeholder:not(:nth-child(n + 6))::after { display: none; } }
.loading-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.failure { height: 100%; display: flex; flex-direction: column; gap: 6px; align-items: center; justify-content: center; color: var(--muted); text-align: center; padding: 24px; background: var(--canvas); font-size: 14px; }
.failure strong { color: var(--text); font-size: 18px; }
.failure p { max-width: 46em; font-size: 13px; text-wrap: balance; overflow-wrap: anywhere; }
.failure::before { content: '!'; flex: none; width: 48px; margin-bottom: 8px; border-radius: 50%; color: var(--bad); background: color-mix(in srgb, var(--bad) 12%, var(--card)); font-size: 22px; font-weight: 650; line-height: 48px; }
@media (max-height: 200px) {
  .failure { gap: 4px; padding: 8px 16px; }
  .failure::before { display: none; }
}
@keyframes appear { from { opacity: 0; } }
@keyframes pulse { to { opacity: .45; } }
@media (prefers-reduced-motion: reduce) { .waiting, .placeholder { animation: none; } }
@media print {
  .pages, .pane, .foot, .pane-sheet, .play-bar, .action-bar, .status-bar, .menu-button, .clear-button, .drill, .tools, .paginated-bar, .parameters { display: none !important; }
  .sheet { zoom: 1 !important; box-shadow: none; }
  .sheet .scroller { overflow: visible; mask: none; }
  .sheets { mask: none; }
  .exact-colors, .exact-colors * { print-color-adjust: exact; }
}
`;
