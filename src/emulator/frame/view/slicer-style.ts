/** Style sheet for slicers and form fields. */
export const slicerStyle = `
.visual.fitted { height: auto !important; }
.fitted .body { flex: 0 1 auto; min-height: 0; display: flex; flex-direction: column; }
.fitted .slicer { height: auto; min-height: 0; }
.fitted .options { flex: 0 1 auto; }
/* A box around a single line would leave no space around its control. */
.visual.compact { flex-direction: row; align-items: center; padding: 2px 0; background: none; border-color: transparent; border-inline-width: 0; overflow: visible; }
/* Forced colors also apply to transparent borders. */
@media (forced-colors: active) { .visual:is(.bare, .compact:not(.bordered, .line)) { border-color: Canvas; } }
.visual.compact.bordered { padding-inline: 12px 8px; background: var(--card); border: 1px solid var(--visual-border); }
.bordered h2 { color: var(--muted); font-weight: 500; }
.phone .bordered:not(.untitled, :hover, :focus-within) .header-buttons { width: 0; margin: 0; overflow: hidden; }
.compact header { display: contents; }
.compact h2 { flex: none; max-width: 45%; }
.visual.compact.line { padding-inline: 12px 8px; background: var(--card); border: 1px solid var(--visual-border); }
.line .options { display: flex; gap: 16px; overflow: visible; }
.line .option { padding-inline: 0; }
.untitled h2 { position: absolute; width: 1px; min-width: 0; height: 1px; overflow: hidden; clip-path: inset(50%); }
.untitled .body.body { margin-left: 0; }
.dropdown .value { min-width: 0; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.dropdown .name { flex: 0 1 auto; min-width: 0; margin-right: 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); }
/* On phones, the title of a slicer is above its value, inside its control. Short controls have a larger area to touch. */
.phone .untitled { --field: 44px; --touch: 0px; --inset: 12px; --ring: 2px; --label: calc((var(--field) - 32px) / 2); --fill: var(--card); }
.short .untitled { --field: 34px; --touch: 4px; --inset: 8px; --ring: -1px; }
.phone .untitled :is(.dropdown summary, .range) { position: relative; height: var(--field); border: 1px solid var(--line); border-radius: var(--control-radius); background: var(--fill); }
.phone .untitled .dropdown summary { flex-direction: column; justify-content: center; align-items: start; padding-left: var(--inset); line-height: 16px; background: var(--chevron) right 8px center / 14px 14px no-repeat var(--fill); }
.phone .untitled .dropdown[open] summary { border-color: var(--accent); }
.phone .untitled .dropdown summary::after { content: ''; position: absolute; inset: calc(-1px - var(--touch)) -1px; }
/* The value is above the touch area, so that its tooltip appears. */
.phone .untitled .dropdown .value { position: relative; z-index: 1; }
/* Leaves room for a whole month with "to date". */
@media (max-width: 374px) { .phone:not(.short) .untitled { --inset: 9px; } }
/* In short views, it has no space around it. */
.short .visual.untitled { z-index: 1; padding: 0; border: 0; font-size: 12px; }
/* There is no room next to the option that selects all, which also clears the selection. */
.phone .untitled .option-head .link { display: none; }
.phone .dropdown .name { margin: 0; font-size: 11px; line-height: 14px; }
/* The button covers the end of the value instead of narrowing the control. */
.phone .untitled .header-buttons { position: absolute; z-index: 1; inset: 1px 24px 1px auto; margin: 0; padding-left: 14px; background: linear-gradient(90deg, transparent, var(--fill) 12px); }
.phone .untitled:is(:not(:hover, :focus-within), :has(.dropdown[open])) .header-buttons { opacity: 0; pointer-events: none; }
/* A tap would show the button under the finger, and press it instead of opening the list. */
@media (hover: none) { .phone .untitled .header-buttons { display: none; } }
/* Two halves with a line between them, which replaces the dash. */
.phone .untitled .range { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0; align-items: start; }
.phone .untitled .range select { display: block; width: 100%; height: calc(var(--field) - 2px + 2 * var(--touch)); margin-top: calc(-1 * var(--touch)); padding: calc(var(--label) + 14px + var(--touch)) 20px calc(var(--label) + var(--touch)) var(--inset); border: 0; line-height: 16px; text-overflow: ellipsis; background: var(--chevron) right 5px center / 14px 14px no-repeat; }
.phone .untitled .range-dash { position: absolute; inset: 6px auto 6px 50%; font-size: 0; border-left: 1px solid var(--line); }
.phone .untitled .range-half { position: relative; display: block; height: calc(var(--field) - 2px); }
.phone .untitled .range-label { position: absolute; z-index: 1; top: var(--label); left: var(--inset); display: block; font-size: 11px; line-height: 14px; color: var(--muted); pointer-events: none; }
/* On the narrowest phones, there is room for both slicers in smaller text. */
@media (max-width: 359px) {
  .short .visual.untitled { font-size: 11px; }
  .short .untitled .range select { padding-inline: 7px 16px; background-position-x: right 3px; }
}
/* The select boxes are taller than their halves of the field, and have no corners. */
.phone .untitled .range select:focus-visible { outline: none; }
.phone .untitled .range-half:has(select:focus-visible)::after { content: ''; position: absolute; inset: var(--ring); border: 2px solid var(--accent); border-radius: max(2px, var(--control-radius) - 3px); pointer-events: none; }
.phone .untitled .drop { left: auto; width: max-content; min-width: 100%; max-width: 240px; }
.phone .drop :is(.option, .options) { --row-size: 40px; }
.compact .body { order: 1; flex: 1; margin-left: 12px; padding: 0; }
.compact .header-buttons { order: 2; margin-left: 3px; }
.compact .header-buttons:not(:has(> :not([hidden]))) { display: none; }
.visual:not(.compact) :is(.range, .dropdown) { margin: 0 3px; }
.compact .drop { left: 0; right: 0; }
.compact:not(.phone *) .drop { right: auto; width: max-content; min-width: 100%; max-width: 240px; }
.slicer > .search { width: calc(100% - 6px); margin: 0 3px; }
.range-half { display: contents; }
.range-label { display: none; }
.range { container-type: inline-size; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.range :is(input, select) { flex: 1 1 104px; width: auto; min-width: 0; height: 32px; padding-block: 0; border: 1px solid var(--line); border-radius: var(--control-radius); }
/* Hides the calendar button to leave room for the whole date. */
@container (max-width: 21em) { .range input::-webkit-calendar-picker-indicator { display: none; } }
.compact .range { flex-wrap: nowrap; }
.compact .range select { flex-basis: 0; padding-left: 10px; }
.untitled .range button { display: none; }
/* Hides the clear button to leave room for whole months. Selecting the first and the last month also clears the range. */
@container (max-width: 17em) {
  .compact:not(.untitled) .range select { padding-inline: 6px 16px; background-position-x: right 3px; }
  .compact .range button { display: none; }
}
.range input { padding-inline: 6px; background: var(--card); }
.range input:invalid { border-color: var(--bad); }
.slicer { height: 100%; display: flex; flex-direction: column; gap: 4px; }
.options { flex: 1; min-height: 0; overflow: auto; }
/* On scaled-down pages, rows stay large enough to click. */
:is(.option, .options) { --row-size: calc(28px / var(--page-scale, 1)); }
.option { --box: calc(15px * var(--text-scale, 1)); display: flex; align-items: center; gap: 8px; min-height: var(--row-size); padding: 4px 3px; border-radius: min(4px, var(--control-radius)); cursor: pointer; }
.tight .option { --row-size: calc(20px / var(--page-scale, 1)); gap: 6px; padding: 1px 0 1px 3px; line-height: 1.25; }
@media (pointer: coarse) { .tight .option { --row-size: calc(24px / var(--page-scale, 1)); } }
.editing .tight .option { --row-size: 0; --box: 1.15em; }
.tight .options { display: flex; flex-direction: column; }
.tight .option { flex: 1 0 auto; max-height: calc(28px / var(--page-scale, 1)); }
/* A slicer that fills its box. */
.full :is(.body, .slicer, .options) { flex: 1 1 auto; }
/* Values without a search share the height of their box. */
.full:not(.compact, .tight) .slicer:not(:has(> .search)) > .options { display: flex; flex-direction: column; }
.full:not(.compact, .tight) .slicer:not(:has(> .search)) > .options > .option { flex: 1 0 auto; max-height: calc(40px / var(--page-scale, 1)); }
/* A single control is in the middle of a box that is as high as the cards next to it. */
.full .slicer:has(> :is(.dropdown, .range)) { justify-content: center; }
.no-matches { display: flex; align-items: center; justify-content: space-between; flex-wrap: wrap; gap: 0 8px; min-height: var(--row-size); padding-inline: 3px; }
/* Its text is aligned with the note. */
.no-matches .link { padding-inline: 0; border-inline: 0; }
/* Below selected values that a search does not match. */
.option-line { flex: none; margin: 4px 3px; border-top: 1px solid var(--line); }
.option:hover { background: var(--hover); }
.option input { flex: none; display: grid; place-items: center; appearance: none; margin: 0; width: var(--box); height: var(--box); border: calc(var(--box) / 10) solid var(--muted); border-radius: calc(var(--box) / 5); }
.option input[type='radio'] { border-radius: 50%; }
.option input:checked { border-color: var(--accent); background: var(--accent); }
.option input:checked::after { content: ''; width: calc(var(--box) * .27); height: calc(var(--box) * .53); border: solid var(--on-accent); border-width: 0 calc(var(--box) / 7.5) calc(var(--box) / 7.5) 0; transform: translateY(-7%) rotate(45deg); }
.option input[type='radio']:checked::after { width: 40%; height: 40%; border: 0; border-radius: 50%; background: var(--on-accent); transform: none; }
.option input[type='checkbox']:indeterminate { border-color: var(--accent); background: var(--accent); }
.option input[type='checkbox']:indeterminate::after { content: ''; width: 60%; border-top: calc(var(--box) / 7.5) solid var(--on-accent); }
@media (forced-colors: active) { select::picker(select) { border-width: 1px; } .option input { appearance: auto; } .option input::after { display: none; } }
.option span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.search, .question, select { width: 100%; padding: 5px 8px; border: 1px solid var(--line); border-radius: var(--control-radius); background: var(--card); }
.dropdown summary { height: 32px; padding: 0 10px; align-items: center; border: 1px solid var(--line); border-radius: var(--control-radius); cursor: pointer; list-style: none; display: flex; justify-content: space-between; }
/* The same arrow for select boxes and dropdown slicers. */
select, .dropdown summary { appearance: none; padding-right: 28px; background: var(--chevron) right 8px center / 14px 14px no-repeat var(--card); }
:is(.dropdown[open] summary, select:open) { border-color: var(--accent); }
/* The same list, too. On touch screens, the system's list is easier to use. */
@media (pointer: fine) {
  select, select::picker(select) { appearance: base-select; }
  select { align-items: center; white-space: nowrap; overflow: hidden; }
  select::picker-icon { display: none; }
  /* The border is the space around the rows, which would be scrolled with them as padding. Half a row at the end shows that there are more. */
  select::picker(select) { box-sizing: border-box; max-height: 246px; margin-block: 5px; padding: 0; scroll-snap-type: y mandatory; color: var(--text); background: var(--card); border: 4px solid var(--card); border-radius: var(--control-radius); box-shadow: 0 0 0 1px var(--line), 0 6px 18px rgb(0 0 0 / .16); }
  select option { min-height: 28px; padding: 2px 8px 2px 4px; scroll-snap-align: start; border-radius: min(4px, var(--control-radius)); cursor: pointer; }
  select option:checked { background: var(--soft); }
  select option:is(:hover, :focus-visible) { background: var(--hover); }
  select option::checkmark { content: ''; flex: none; width: 6px; height: 10px; margin: 0 4px 3px; border: solid; border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
}
.visual:has(.dropdown[open]) { overflow: visible; z-index: 20; }
.drop { position: absolute; left: 12px; right: 12px; margin-top: 4px; padding: 4px; display: flex; flex-direction: column; gap: 4px; background: var(--card); border: 1px solid var(--line); border-radius: var(--control-radius); box-shadow: 0 6px 18px rgb(0 0 0 / .16); z-index: 21; }
.drop .options { max-height: calc(8.5 * var(--row-size)); }
.option-head { position: relative; }
.option-head:has(.link) .option { padding-right: 56px; }
.option-head .link { position: absolute; inset-block: 0; right: 0; padding: 0 8px; }
`;
