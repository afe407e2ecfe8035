import type { VisualPropertyValue } from '../../../../models';
import { updateTitle } from '../../../session/authoring/change-visual';
import { isObjectVisible, propertyValue, setProperty } from '../../../session/authoring/properties';
import type { ReportSession } from '../../../session/state/report-session';
import type { VisualState } from '../../../session/state/report-state';
import { element } from '../dom';
import { mix, paletteOf } from '../palette';

/** Creates the controls for a visual's title, colors, border, legend and data labels. */
export function formatControls(
  report: ReportSession,
  visual: VisualState,
  change: (run: () => void) => void,
): HTMLElement[] {
  const { strings } = report;
  const { text, card } = paletteOf(report.state);
  const set = (objectName: string, propertyName: string, value: unknown): void => {
    change(() => {
      setProperty(visual, { objectName, propertyName }, { value } as VisualPropertyValue);
      updateTitle(report, visual);
      report.unsaved = true;
    });
  };
  const valueOf = (objectName: string, propertyName: string): unknown =>
    propertyValue(visual, { objectName, propertyName }).value;
  const toggle = (label: string, objectName: string, byDefault = true): HTMLElement => {
    const input = element('input', {
      type: 'checkbox',
      role: 'switch',
      onchange: () => {
        set(objectName, 'visible', input.checked);
      },
    });
    const value = valueOf(objectName, 'visible');
    input.checked = typeof value === 'boolean' ? value : byDefault && isObjectVisible(visual, objectName);
    return element('label', { class: 'format-row' }, element('span', {}, label), input);
  };
  const color = (label: string, objectName: string, propertyName: string, fallback: string): HTMLElement => {
    const value = valueOf(objectName, propertyName);
    const input = element('input', {
      type: 'color',
      // The browser requires six digits. Mixing a color with itself adds missing ones.
      value: typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : mix(fallback, fallback, 0),
      onchange: () => {
        set(objectName, propertyName, input.value);
      },
    });
    return element('label', { class: 'format-row' }, element('span', {}, label), input);
  };
  const title = element('input', {
    type: 'text',
    class: 'search',
    'aria-label': strings.titleText,
    value: visual.title ?? '',
    onchange: () => {
      set('title', 'titleText', title.value);
    },
  });
  return [
    toggle(strings.title, 'title'),
    title,
    color(strings.titleColor, 'title', 'fontColor', text),
    color(strings.background, 'background', 'color', card),
    toggle(strings.border, 'border', false),
    toggle(strings.legend, 'legend'),
    toggle(strings.dataLabels, 'dataLabels', false),
  ];
}
