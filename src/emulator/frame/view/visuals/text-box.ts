import type { VisualState } from '../../../session/state/report-state';
import { element } from '../dom';
import { formatTitle } from './format-visual';
import type { Palette } from '../palette';

/** Maximum height of a text box on its page, in pixels, whose text is a caption. */
const maxCaptionHeight = 48;

/** Returns whether a visual is a text box for a single line, which is shown in small text. */
export const isCaption = ({ type, layout }: Pick<VisualState, 'type' | 'layout'>): boolean =>
  type === 'textbox' && layout.height <= maxCaptionHeight;

/** Creates a text box. The visual's title properties format the text, because a text box has no title. */
export function textBox(visual: VisualState, palette: Palette): HTMLElement {
  const text = element('p', { class: isCaption(visual) ? 'text caption' : 'text' }, visual.text ?? '');
  formatTitle(text, visual, palette);
  return text;
}
