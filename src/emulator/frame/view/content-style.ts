import { scrolledSideways } from './pane-style';

/** Style sheet for dialogs, menus, dashboards, Q&A and paginated reports. */
export const contentStyle = `
.save-as { color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 20px 24px; width: min(380px, calc(100vw - 32px)); box-shadow: 0 12px 40px rgb(0 0 0 / .3); }
.save-as::backdrop { background: rgb(0 0 0 / .4); }
.save-as form { display: flex; flex-direction: column; gap: 10px; }
.save-as h2 { font-size: 16px; }
.save-as label { color: var(--muted); }
.buttons { display: flex; gap: 8px; justify-content: flex-end; margin-top: 10px; }
.buttons button { min-height: 32px; padding-inline: 14px; }
.save-error:empty { display: none; }
.save-error { font-weight: 600; }

.menu { position: fixed; min-width: 168px; max-width: 280px; max-height: calc(100vh - 8px); padding: 4px; overflow: auto; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: min(8px, var(--control-radius)); box-shadow: 0 6px 22px rgb(0 0 0 / .2); z-index: 50; font: 13px/1.4 var(--font); }
.menu button { display: flex; gap: 8px; align-items: center; width: 100%; padding: 6px 10px; text-align: left; }
.menu button:hover:not(:disabled), .menu button:focus-visible { background: var(--hover); }
/* Forced colors also apply to transparent borders, which would turn a menu into a stack of boxes. */
@media (forced-colors: active) { .menu button:not(:hover, :focus-visible), .filter-pane:not(.rail) .pane-toggle { border-color: Canvas; } }
/* Unavailable entries and texts stay readable. */
.menu button:disabled { opacity: 1; color: var(--muted); }
.menu:focus { outline: none; }
.menu-title { flex: 1; }
.menu button > .icon:last-child { margin: 0 -4px 0 8px; }
.menu [aria-expanded='true'] { background: var(--hover); }
.menu .icon { flex: none; width: 16px; height: 16px; color: var(--muted); }
.menu-line { margin: 4px 0; border-top: 1px solid var(--line); }
/* On phones, menus are sheets at the bottom edge, with entries that are large enough to touch. */
.menu-scrim { position: fixed; inset: 0; z-index: 49; touch-action: none; background: rgb(0 0 0 / .3); }
/* The shadow is hardly visible in dark colors, so the surface is lighter than that of visuals. */
.menu.touch { --card: var(--raised); --hover: color-mix(in srgb, var(--text) 8%, var(--raised)); inset: auto 0 0; max-width: none; max-height: calc(100% - 24px); padding: 0 0 max(6px, env(safe-area-inset-bottom)); border-width: 1px 0 0; border-radius: min(2 * var(--visual-radius), 14px) min(2 * var(--visual-radius), 14px) 0 0; font-size: 14px; overscroll-behavior: contain; }
.touch button { gap: 12px; min-height: 44px; padding-inline: 16px; border-radius: 0; }
.touch button:focus-visible { outline-offset: -2px; }
.touch .menu-line { margin: 0 16px; }
/* In a short frame, which is a part of the screen, the scrim would look cut off at the edge, and so would a sheet at the edge, page tabs below it or a wide shadow. The button and the title of the visual stay visible. */
.short .menu-scrim { background: none; }
.short:has(.menu.touch) .foot { opacity: 0; }
.short .menu.touch { inset: auto 8px 8px; max-height: calc(100% - 16px); padding: 0; border-width: 1px; border-radius: min(2 * var(--visual-radius), 14px); box-shadow: 0 1px 7px rgb(0 0 0 / .28); }
.short .touch button { min-height: 40px; padding-inline: 8px; gap: 8px; }
.short .touch:not(:has(.menu-back)) { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.short .menu-title-bar, .short .touch:not(:has(.menu-back)) .menu-line { display: none; }
.short .menu-heading, .short .touch:not(:has(.menu-back)) > button:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
.menu-title-bar { position: sticky; top: 0; z-index: 1; padding: 12px 16px 6px; background: var(--card); font-weight: 600; }
.touch .menu-back { position: sticky; top: 0; z-index: 1; background: var(--card); border-bottom-color: var(--line); font-weight: 600; }
@media (prefers-reduced-motion: no-preference) {
  .menu-scrim { animation: appear .16s; }
  .touch { animation: rise .16s ease-out; }
}
@keyframes rise { from { translate: 0 24px; opacity: 0; } }
.menu-heading { padding: 6px 10px 2px; font-size: 12px; font-weight: 600; color: var(--muted); }

.dashboard { height: 100%; position: relative; background: var(--canvas); overflow: auto; scrollbar-gutter: stable; }
.dashboard.single { overflow: hidden; scrollbar-gutter: auto; background: var(--card); }
.tile { position: absolute; }
.tile .visual { inset: 0; }
.cover { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: 6px; }
.tile-link { position: absolute; top: 6px; right: 6px; display: grid; place-items: center; width: 26px; height: 24px; border-radius: 4px; color: var(--muted); background: var(--card); opacity: 0; }
.tile-link .icon { width: 16px; height: 16px; }
.cover:hover, .cover:focus-visible { box-shadow: inset 0 0 0 1px var(--accent), 0 4px 14px rgb(0 0 0 / .1); }
.cover:hover > .tile-link, .cover:focus-visible > .tile-link { opacity: 1; color: var(--accent); }
.single .tile :is(.visual, .cover) { border: 0; border-radius: 0; }
.single .cover { outline-offset: -2px; }
.single .body > .card-value { justify-content: center; padding: 0 0 30px; font-size: clamp(32px, min(18cqw, 46cqh), 140px); }

.qna-frame { height: 100%; display: flex; flex-direction: column; }
.qna { flex: 1; min-width: 0; display: flex; flex-direction: column; padding: 16px; gap: 12px; background: var(--canvas); }
.qna form { position: relative; display: flex; flex-direction: column; gap: 8px; }
.qna form > .icon { position: absolute; left: 14px; top: 14px; width: 16px; height: 16px; color: var(--accent); pointer-events: none; }
.question { height: 44px; padding: 0 44px 0 40px; font-size: 15px; appearance: none; }
/* The outline is as wide as the list of suggestions below. */
.question:focus-visible { outline-offset: -2px; }
.question:placeholder-shown { padding-right: 12px; text-overflow: ellipsis; }
.question::-webkit-search-cancel-button { display: none; }
.clear-question { position: absolute; top: 6px; right: 6px; display: grid; place-items: center; width: 32px; height: 32px; padding: 0; color: var(--muted); }
.clear-question:hover { background: var(--hover); color: var(--text); }
.clear-question .icon { width: 16px; height: 16px; }
.qna :is(.note, .ignored):empty { display: none; }
.qna .ignored { display: flex; gap: 8px; align-items: flex-start; padding: 2px; font-size: 13px; line-height: 18px; }
.ignored .icon { flex: none; width: 16px; height: 16px; margin-top: 1px; color: var(--accent); }
.suggestions { list-style: none; }
.suggestions button { display: flex; gap: 10px; align-items: center; width: 100%; padding: 8px 14px; text-align: left; }
.suggestions button:hover { background: var(--hover); }
.suggestions span::first-letter { text-transform: uppercase; }
/* The reason for a missing answer looks like other empty states. */
.no-answer { display: flex; flex-direction: column; gap: 12px; align-items: center; padding: clamp(4px, 6vh, 56px) 16px clamp(0px, 3vh, 28px); text-align: center; }
.no-answer .icon { width: 64px; height: 64px; padding: 20px; border-radius: 50%; color: var(--accent); background: var(--soft); overflow: visible; }
.no-answer .note { padding: 0; font-size: 13px; text-wrap: balance; }
.no-answer strong { display: block; margin-bottom: 2px; color: var(--text); font-size: 16px; }
.qna:not(.start) .no-answer { display: contents; }
.qna:not(.start) .no-answer .icon, .no-answer:has(.note:empty) { display: none; }
@media (max-height: 480px) { .no-answer .icon { display: none; } }
/* Suggestions are shown as cards until there is a result, and then as a list over the result. */
.start { overflow: auto; }
.start h2 { margin-top: 8px; font-size: 13px; }
.qna:not(.start) form > h2, .start .answer { display: none; }
.start .suggestions { display: grid; grid: auto-flow clamp(52px, 11vh, 72px) / repeat(auto-fill, minmax(min(max(210px, 30%), 100%), 1fr)); gap: 8px; }
.start .suggestions button { height: 100%; border-color: var(--line); border-radius: 6px; background: var(--card); }
.start .suggestions button:hover { border-color: var(--accent); }
.start .visual-icon { fill: var(--accent); }
.qna:not(.start) .suggestions { position: absolute; top: 46px; left: 0; right: 0; z-index: 30; padding: 4px; border: 1px solid var(--line); border-radius: 6px; background: var(--card); box-shadow: 0 6px 22px rgb(0 0 0 / .2); }
.qna:not(.start) .suggestions button { padding-left: 7px; }
.qna:not(.start) :is(form:not(:focus-within) .suggestions, .suggestions:empty) { display: none; }
@media (min-width: 560px) and (min-height: 420px) {
  .start .suggestions button { gap: 12px; font-size: 14px; }
  .start .visual-icon { width: 20px; height: 20px; }
}
/* Related questions are chips. On phones and in short frames, they are in a line, which scrolls if it is too long. */
.related { display: flex; gap: 8px; margin: -2px; padding: 2px; list-style: none; ${scrolledSideways} }
.related:empty { display: none; }
.related li { flex: none; }
@media (min-width: 500px) and (min-height: 400px) { .related { flex-wrap: wrap; mask: none; animation: none; } }
.related button { display: flex; gap: 8px; align-items: center; height: 32px; padding: 0 12px 0 10px; border-color: var(--line); border-radius: 16px; background: var(--card); white-space: nowrap; }
.related button:hover { border-color: var(--accent); }
.related span::first-letter { text-transform: uppercase; }
.related .visual-icon { width: 15px; height: 15px; }
/* The title of the answer says the same as the interpretation of the question, which is read by screen readers. */
.qna:not(.start) .note { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* The number of a card is larger than in a report. */
.answer .card-value { --size: 48px; }
.answer { flex: 1; min-height: 0; position: relative; }
/* The answer belongs to another question than the one that is typed. */
.outdated .answer, .outdated .ignored { opacity: .4; }
@media (prefers-reduced-motion: no-preference) { .answer { transition: opacity .12s; } }
.result-only form { display: none; }
/* In short frames, the answer has priority over related questions. */
@media (max-height: 320px) {
  .qna { padding: 8px; }
  .related { display: none; }
}

.paginated { height: 100%; display: flex; flex-direction: column; background: var(--canvas); }
.paginated-bar { flex: none; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 5px 12px; background: var(--card); border-bottom: 1px solid var(--line); }
.paginated-bar button { display: flex; gap: 6px; align-items: center; justify-content: center; min-width: 32px; height: 32px; padding: 0 8px; }
.paginated-bar button:hover:not(:disabled), .paginated-bar [aria-expanded='true'] { background: var(--hover); }
.paginated-bar .icon { width: 16px; height: 16px; color: var(--muted); }
.paginated-bar [aria-haspopup] .icon:last-child { width: 12px; height: 12px; rotate: 90deg; }
.paginated-bar [aria-haspopup] { margin-left: auto; }
.paginated-bar select { width: auto; height: 32px; }
.bar-group { display: flex; align-items: center; padding: 0 8px; border: solid var(--line); border-width: 0 1px; }
.bar-group:first-child { padding-left: 0; border-left: 0; }
.position { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.page-field { display: flex; gap: 6px; align-items: center; padding: 0 8px; white-space: nowrap; font-variant-numeric: tabular-nums; }
.page-field input { width: 38px; height: 32px; padding: 0 4px; border: 1px solid var(--line); border-radius: var(--control-radius); color: inherit; background: var(--card); text-align: center; font: inherit; }
.paginated-bar .print { margin-left: auto; }
.paginated-bar .print + [aria-haspopup] { margin-left: 0; }
@media (max-width: 700px) { .paginated-bar .print { display: none; } .paginated-bar .print + [aria-haspopup] { margin-left: auto; } }
.parameters { flex: none; max-height: 60%; overflow: auto; display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 8px 16px; padding: 10px 16px 14px; background: var(--card); border-bottom: 1px solid var(--line); }
.parameters label { display: flex; flex-direction: column; gap: 3px; min-width: 0; max-width: 320px; color: var(--muted); font-size: 12px; }
.parameters select { color: var(--text); font-size: 13px; }
.parameters .reset { grid-column: 1 / -1; justify-self: end; height: 32px; padding: 0 12px; border-color: var(--line); }
.parameters .reset:hover { background: var(--hover); }
/* The sheet fades out at the bottom edge while there is more to scroll. */
.sheets { --space: 24px; --side: var(--space); flex: 1; min-height: 0; overflow: auto; padding: var(--space) var(--side); mask: linear-gradient(#000 calc(100% - var(--fade)), transparent); animation: fade-end linear var(--paused); animation-timeline: scroll(self); }
/* White paper would fade to a dark color. */
.white-sheets .sheets { mask: none; }
.sheet { display: flex; flex-direction: column; width: fit-content; min-width: min(100%, 794px); min-height: 1123px; margin: 0 auto; padding: 56px 60px 40px; background: var(--card); border-radius: 2px; box-shadow: 0 0 0 1px var(--line), 0 4px 16px rgb(0 0 0 / .12); }
.white-sheets .sheet { color: var(--text); }
.sheet h1 { font-size: 22px; letter-spacing: -.01em; }
.sheet h2 { font-size: 14px; margin: 2px 0 18px; padding-bottom: 12px; color: var(--muted); font-weight: 400; border-bottom: 2px solid var(--accent); }
/* A long line wraps instead of widening the sheet. */
.used-parameters { width: 0; min-width: 100%; margin: -8px 0 12px; color: var(--muted); font-size: 12px; overflow-wrap: anywhere; }
.sheet .scroller { height: auto; flex: none; overflow: visible; }
.sheet thead { position: static; box-shadow: 0 1px 0 var(--muted); }
/* The shadow would interrupt the line below the header. */
.sheet thead th { box-shadow: none; }
.sheet tfoot { position: relative; box-shadow: none; }
/* Columns are as wide as their texts, so that numbers are near their names. */
.sheet .with-groups { width: auto; min-width: 46%; }
.sheet.narrow .with-groups { width: 100%; }
.sheet .with-groups .number { padding-left: 40px; }
.group > * { font-weight: 600; }
.with-groups tbody tr:not(.group) > :first-child { padding-left: 16px; }
.group > th { text-align: left; }
.sheet td, .sheet th { padding: 5px 8px; font-size: 12px; }
.sheet.narrow { min-width: 0; padding: 32px 28px 24px; }
.narrow .scroller { overflow: auto hidden; }
.narrow :is(td, th) { padding-inline: 5px; vertical-align: top; }
/* Free space is between the numbers. */
.sheet.narrow:not(.scrolled) :is(td, th):not(.number) { width: 1px; }
.narrow thead th { vertical-align: bottom; }
.narrow td .icon { display: block; width: 14px; height: 14px; margin: 1px 0; }
.narrow td:first-child .icon { display: inline; width: 11px; height: 11px; margin: 0 0 0 4px; vertical-align: -1px; }
/* The table scrolls horizontally beneath its first column. */
/* A line with a shadow shows where columns continue, except in the last pixels of the range, where scrolling may stop. */
.scrolled .scroller { --columns: linear-gradient(#000, #000); mask: var(--columns); animation: fade-sides linear var(--paused); animation-timeline: scroll(self inline); }
.scrolled .pinned::before { place-self: stretch end; width: clamp(0px, var(--fade-right) - 10px, 18px); padding-right: clamp(0px, var(--fade-right) - 10px, 3px); text-align: right; background: linear-gradient(270deg, color-mix(in srgb, var(--muted) 40%, transparent) 1px, rgb(0 0 0 / .12) 0, transparent); }
.scrolled :is(td, th) { padding-inline: 7px; }
/* Long texts leave room for numbers. */
.scrolled td:not(.number) { max-width: 10em; white-space: nowrap; }
/* The first column would cover a line that belongs to the header as a whole. */
.scrolled thead { box-shadow: none; }
.scrolled thead th { border-bottom: 1px solid var(--muted); }
.scrolled :is(td, th):first-child { position: sticky; left: 0; z-index: 1; max-width: 45cqi; background: var(--card); }
/* The text in the first and last columns is aligned with the title and the line below it. */
.sheet :is(td, th):first-child { padding-left: 0; }
.sheet :is(td, th):last-child { padding-right: 0; }
.sheet footer { display: flex; justify-content: space-between; margin-top: auto; padding-top: 16px; color: var(--muted); font-size: 12px; }
/* Smaller margins leave room for larger text. */
@media (max-width: 800px) {
  .sheet { min-width: min(100%, 730px); padding: 40px 28px; }
}
@media (max-width: 600px) {
  .sheets { --space: 10px; }
  .sheet { min-height: 0; }
  .sheet.narrow { padding: 24px 14px 18px; }
  .paginated-bar { flex-wrap: nowrap; gap: 4px; padding: 5px 8px; }
  .paginated-bar :is(.label, [aria-haspopup] .icon:last-child) { display: none; }
  .paginated-bar select { min-width: 64px; margin-left: 8px; flex: 0 1 auto; text-overflow: ellipsis; }
}
@media (max-width: 500px) { .sheet.narrow { padding-inline: 12px; } }
@media (max-width: 420px) {
  .sheets { --space: 8px; }
  .paginated-bar { padding: 5px 4px; gap: 2px; }
  .bar-group { padding: 0 2px; }
  /* The position is shorter, so that all buttons fit. */
  .page-field { gap: 3px; padding: 0 2px; }
  .page-field > span { display: none; }
  .page-field::after { content: attr(data-short) / ''; }
  .page-field input { width: 32px; padding: 0; }
  .paginated-bar select { min-width: 60px; margin-left: 4px; padding: 5px 24px 5px 6px; background-position-x: right 6px; }
}
@media (max-width: 374px) {
  .sheets { --side: 4px; }
}
@media (max-width: 360px) {
  .paginated-bar { gap: 0; }
  .paginated-bar button { padding: 0; }
  .bar-group { padding: 0; border: 0; }
  .page-field { padding: 0; }
  .paginated-bar select { margin-left: 0; }
}
`;
