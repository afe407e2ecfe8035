import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';

/**
 * Approximate width of a character, width of a value's checkbox and the space around it, and space after the title and next to the line,
 * in pixels.
 */
const characterWidth = 7.2;
const checkboxWidth = 42;
const titleSpace = 50;

/** Returns whether the values of a list slicer fit next to its title, in a line of this width. */
export function fitsInLine(report: ReportSession, page: PageState, visual: VisualState, width: number): boolean {
  if (visual.type !== 'slicer' || (visual.slicer?.style ?? 'list') !== 'list') return false;
  const { rows, columns } = report.result(page, visual);
  const [column] = columns;
  if (!column) return false;
  const textWidth = (text: string): number => text.length * characterWidth;
  const needed = rows.map(([value = null]) => textWidth(report.formatter.show(value, column)) + checkboxWidth);
  return needed.reduce((sum, each) => sum + each, textWidth(visual.title ?? '') + titleSpace) <= width;
}
