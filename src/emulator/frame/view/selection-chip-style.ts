/** Styles of the chip with the selected data points, next to the page tabs or above them. */
export const selectionChipStyle = `
/* It stays visible while tabs are scrolled beneath it. On phones, the area to touch is larger than the chip. */
.report .pages button.selection-chip { position: sticky; right: 0; display: flex; align-items: center; gap: 6px; flex: 0 1 auto; align-self: center; max-width: 260px; height: 26px; min-height: 0; margin-left: auto; padding: 0 8px 0 10px; border: 1px solid var(--line); border-radius: 13px; background: var(--card); color: var(--text); font-size: 12px; line-height: 1; }
.report .pages button.selection-chip:hover { background: var(--hover); }
.report .pages .selection-chip::before { content: none; }
.phone .pages .selection-chip::after { content: ''; position: absolute; inset: -9px -6px; }
.selection-chip span { overflow: hidden; line-height: 18px; text-overflow: ellipsis; }
.selection-chip .icon { flex: none; color: var(--muted); }
.report .foot .pages button.selection-chip { min-width: 56px; margin-right: 12px; }
.foot .pages:has(.selection-chip) { mask: none; }
/* On phones, there is no room for whole values next to the tabs. The chip is above them, or in the line above a row of charts, where it replaces the note. */
.phone .foot { position: relative; }
.report.phone .foot .pages button.selection-chip { position: absolute; inset: auto auto calc(100% + 8px) 16px; z-index: 5; max-width: calc(100% - 32px); margin: 0; box-shadow: 0 2px 10px rgb(0 0 0 / .16); }
.report.phone.short .foot .pages button.selection-chip { bottom: calc(100% + var(--chip-center, 18px)); translate: 0 50%; height: 20px; min-width: 0; max-width: calc(100% - 112px); padding-block: 0; box-shadow: none; }
.phone:not(.short):has(.selection-chip) .canvas { margin-bottom: 42px; }
.report:has(.selection-chip) .row-note > span { visibility: hidden; }
.report:has(.pane-sheet) .foot .selection-chip { display: none; }
.middle > .pages .selection-chip { align-self: stretch; margin: auto 14px 0; }`;
