/** Icon of the search field, in a gray that is visible on light and dark backgrounds. */
const searchIcon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23758699' stroke-width='1.5' stroke-linecap='round'%3E%3Ccircle cx='7' cy='7' r='4.2'/%3E%3Cpath d='m10.200 10.200 3.300 3.300'/%3E%3C/svg%3E\")";

/** Icon of the button that clears the search field, in the same gray. */
const clearIcon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14' fill='none' stroke='%23758699' stroke-width='1.5' stroke-linecap='round'%3E%3Cpath d='m3.500 3.500 7 7m0-7-7 7'/%3E%3C/svg%3E\")";

/**
 * Style of the devtools in the playground and in Storybook: tabs as in the playground's other panels, and the inset of a report's
 * page. The devtools' name and color button are hidden, because the pages around them have both.
 */
export const devtoolsStyle = `
/* otherwise, some systems round the width of each character and space */
.root { text-rendering: geometricPrecision; }
:is(button, input, select, textarea) { text-rendering: inherit; }
.inline .header { height: 32px; padding: 0 6px 0 16px; background: none; }
.inline .tabs { gap: 16px; align-self: stretch; }
/* as the playground's buttons */
.form > .title-row .button { min-height: 32px; font-size: 13px; }
/* centers text in a control */
.button { padding-block: 4px 2px; }
.input { padding-block: 3px 1px; }
.check, .fault > .muted { line-height: 19px; }
.inline .tab { padding: 2px 0 0; border-radius: 0; font-weight: 550; font-size: 13px; }
.inline .tab[aria-selected='true'] { background: none !important; box-shadow: inset 0 -2px var(--accent); }
.inline .toolbar { position: relative; padding: 2px 16px; }
.toolbar:has(> .search)::before { content: ''; position: absolute; top: 7px; left: 25px; width: 16px; height: 16px; background: ${searchIcon}; pointer-events: none; }
.toolbar .search { padding-left: 28px; }
.root [type='search']::-webkit-search-cancel-button { appearance: none; width: 14px; height: 14px; margin: 0 -2px 0 4px; background: ${clearIcon}; cursor: pointer; }
.toolbar .check { margin-left: 8px; }
.toolbar [type='checkbox'] { width: 14px; height: 14px; }
.tools > .button { min-height: 26px; margin-left: 6px; }
.toolbar .input { min-height: 26px; padding-block: 2px 0; }
.inline .row { padding: 0 16px; }
.inline .head { height: 26px; line-height: 25px; font-size: 12px; }
* { scrollbar-color: color-mix(in srgb, var(--muted) 60%, transparent) transparent; scrollbar-width: thin; }
/* The text of the last row can extend below it, so that the end of the list would not be at a whole row. */
.spacer { overflow: clip; box-shadow: 0 1px var(--hover); }
/* a shadow below the header while the list is scrolled */
@keyframes scrolled { 1%, 100% { box-shadow: inset 0 4px 4px -4px light-dark(#18232f59, #000c); } }
@supports (animation-timeline: scroll()) { .scroller { animation: scrolled linear; animation-timeline: scroll(self); } }
.row:not([data-failed]) .status-code { color: var(--muted); }
/* a title above its text */
.main > .title-row:has(> h2:only-child) { margin-bottom: 2px; }
/* the place of a result */
[role='status'] > .muted:only-child { padding: 6px 12px; border: 1px dashed var(--line); border-radius: 6px; }
/* Rows of phones have room for most paths without the name of the kind, which is in the details. Longer paths have two lines. */
@media (width < 480px) {
  .inline .row { grid-template-columns: 13px minmax(80px, 1fr) 40px 52px; }
  .row .kind { text-overflow: clip; }
  .head .kind { visibility: hidden; }
  .scroller .route { align-self: center; padding-bottom: 2px; line-height: 16px; white-space: normal; }
}
@container (width < 480px) {
  .inline .header { height: 44px; }
  .toolbar .check { margin-left: 0; }
  .inline .tabs { gap: 12px; }
  .inline .tab { font-size: 13px; }
  .inline .toolbar { padding-block: 8px 4px; }
  .toolbar:has(> .search)::before { top: 20px; }
  :is(.input, .button), .toolbar .input, .form > .title-row .button { min-height: 40px; }
  :is(.input, .button), .toolbar .input { padding-block: 3px 0; }
  .field:has(select)::after { bottom: 19px; }
  .row-fields > .field:nth-last-child(-n + 2) { flex-basis: 100%; }
  .title-row .actions { margin-left: 0; }
  .waterfall { grid-template-columns: max-content minmax(24px, 1fr) max-content; }
  .tools .icon-button { width: 40px; height: 40px; }
}
@container (width >= 480px) {
  .toolbar .search { max-width: 320px; }
  .tools > .muted:not(:empty) { padding-right: 12px; text-align: right; }
}
@container (width > 640px) {
  /* on the title bar, so that it does not cover content */
  .panel.inline { position: relative; }
  .inline .status { inset: 4px var(--buttons-width, 16px) auto auto; translate: none; padding: 2px 12px; }
}
.embed .origin { margin-top: 4px; }
.split > .side { grid-row: 1; }
.split > .main { grid-row: -2; }
/* one card has the whole width */
@container (width > 640px) { .card:only-child > .facts { grid-template-columns: repeat(2, max-content minmax(0, 1fr)); } }
.form { max-width: none; }
.form > .form { align-items: start; }
.form > .form:empty { display: none; }
.form > .title-row { margin-bottom: 0; }
/* The result is next to the arguments, so that it is in view after a call, as the button is while the form is scrolled. */
@keyframes more-result { 0%, 99% { mask: linear-gradient(black 0 0) 0 / 56% no-repeat, linear-gradient(to top, transparent, black 24px); } }
@container (width > 640px) {
  .main:has(> .form) { display: grid; grid-template: auto auto 44px 1fr / minmax(0, 1.2fr) minmax(0, 1fr); column-gap: 24px; padding-block: 12px 0; animation-name: more-result; }
  .main > .form { display: contents; }
  .form > .row-fields { grid-column: 1 / -1; margin-bottom: 10px; }
  .row-fields > .field { flex-basis: 100px; }
  .row-fields > .field > input { text-overflow: ellipsis; }
  .form > .form { grid-area: 2 / 1; grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr)); }
  .form > .title-row { position: sticky; bottom: 0; grid-area: 2 / 1 / 4; align-self: end; padding-block: 6px; background: var(--bg); }
  .form > .form:empty + .title-row { padding-block: 0 16px; }
  .form > .form textarea { height: 44px; }
  .main > [role='status'] { position: sticky; top: 0; grid-area: 2 / 2 / 5; align-self: start; margin: 0; padding-bottom: 8px; }
  .main > [role='status']:has(> .muted:only-child) { grid-row-end: 4; align-self: stretch; }
  [role='status'] > .muted:only-child { height: 100%; }
}
@container (width <= 640px) { .row-fields > .field:last-child { flex-grow: 2; } }
.fault > .input, .fault::after { grid-area: 1 / 2; }
.fault::after { justify-self: end; padding-right: 10px; color: var(--muted); pointer-events: none; }
.fault:has([aria-label^='Delay'])::after { content: 'ms'; }
.fault:has([aria-label^='Refuse'])::after { content: 'status'; }
/* The actions begin next to the name of the embed, and its text is the heading of the faults, so that all faults are in view. */
@container (width > 640px) {
  .main:has(> .columns) { display: grid; grid-template: auto 1fr / minmax(0, 600px) max-content; column-gap: 24px; padding-block: 8px; }
  .columns { display: contents; }
  .columns > :first-child { margin: 0; }
  .columns > :last-child { grid-area: 1 / 2 / 3; max-width: 320px; padding-top: 2px; }
  .columns .row-fields { display: grid; width: max-content; }
  .main:has(> .columns) > .title-row { margin-bottom: 4px; }
  .columns > :first-child > legend { position: absolute; clip-path: inset(50%); }
  .fault { grid-template-columns: 120px 84px minmax(0, 1fr); min-height: 26px; }
  label.fault { grid-template-columns: 120px minmax(0, 1fr); }
  .fault > .input { min-height: 24px; padding-block: 2px 0; }
}
@container (width <= 640px) {
  .fault { margin-bottom: 12px; }
  label.fault { margin: 0; padding-top: 12px; border-top: 1px solid var(--line); }
  /* the details show the only embed */
  .side:has(> :only-child) { display: none; }
  .fault > .input, .fault::after { grid-row: 1 / 3; }
  .fault:has(> .input[hidden]) > .muted { grid-column: 1 / -1; }
  label.fault > .input { grid-row: 1; }
}
/* long paths in the list, next to the details, leave no room for the name of the kind, which is also in the details */
@container (640px < width <= 860px) {
  .with-details { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .with-details .row { grid-template-columns: 13px minmax(80px, 1fr) 42px 58px; }
  .with-details .kind { text-overflow: clip; }
  .with-details .head .kind { visibility: hidden; }
}
/* The facts are next to the heading of the request, which leaves more room for its body. */
.details { padding-top: 8px; }
.details > div.title-row { margin: 0 -6px 8px 0; }
.details > p { float: right; margin: 0 0 0 12px; }
.details > p + .section { margin-bottom: 12px; }
/* shows that the form or the details continue */
@keyframes more { 0%, 99% { mask: linear-gradient(to top, transparent, black 24px); } }
@supports (animation-timeline: scroll()) { :is(.main, .tokens, .details) { animation: more linear; animation-timeline: scroll(self); } }
:is(.main, .tokens, .details, .embed) { padding-inline: 16px; }
/* the state of an embed, as in the playground's title bar and in the stories */
:is(.embed .line, .main > .title-row) > .chip { padding: 0 9px; border-radius: 11px; line-height: 20px; text-transform: capitalize; }
:is(.embed .line, .main > .title-row) > .chip::before { content: ''; display: inline-block; width: 6px; height: 6px; margin: 0 6px 1px 0; border-radius: 50%; background: currentColor; }
.header > :is(.icon-button, .brand) { display: none; }
`;
