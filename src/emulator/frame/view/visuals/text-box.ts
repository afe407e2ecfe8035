import type { VisualState } from '../../../session/state/report-state';
import { element } from '../dom';
import { formatTitle } from './format-visual';
import type { Palette } from '../palette';

/** Maximum height of a text box on its page, in pixels, whose text is a caption. */
const maxCaptionHeight = 48;

/** Returns whether a visual is a text box for a single line, which is shown in small text. */
export const isCaption = ({ type, layout }: Pick<VisualState, 'type' | 'layout'>): boolean =>
  type === 'textbox' && layout.height <= maxCaptionHeight;

/** Returns the text of a caption, which starts with its title. */
export const captionText = ({ title = '', text = '' }: Pick<VisualState, 'title' | 'text'>): string =>
  [title, text].filter(Boolean).join(' ');

/** Creates a text box. The visual's title properties format the text. Only a caption shows its title, as a label before the text. */
export function textBox(visual: VisualState, palette: Palette): HTMLElement {
  const label = isCaption(visual) && visual.title ? element('strong', {}, visual.title) : undefined;
  const classes = ['text', isCaption(visual) && 'caption', label && 'labeled'];
  const text = element('p', { class: classes.filter(Boolean).join(' ') }, label, label && ' ', visual.text ?? '');
  formatTitle(text, visual, palette);
  return text;
}
