import { type ShapeDefinition, isImageUrl } from '../../../model/definition';
import type { VisualState } from '../../../session/state/report-state';
import { element } from '../dom';
import type { Palette } from '../palette';
import { svg } from '../svg';

const objectFits = { fit: 'contain', fill: 'fill', normal: 'none' } as const;

/** Creates an image. Assistive technology skips images without alternative text. */
export function image({ image: definition }: VisualState): HTMLElement {
  const { url = '', alt = '', scaling = 'fit' } = definition ?? {};
  const created = element('img', { class: 'image', alt, ...(isImageUrl(url) && { src: url }), draggable: 'false' });
  created.style.objectFit = objectFits[scaling];
  return created;
}

/** Creates a shape that fills its visual. The shape is hidden from assistive technology. */
export function shape({ shape: definition = {} }: VisualState, palette: Palette, width: number, height: number) {
  const { form: kind = 'rectangle', fill, line: strokeColor } = definition;
  const color = isHexColor(fill) ? fill : palette.accent;
  const stroke = isHexColor(strokeColor) ? strokeColor : undefined;
  const isLine = kind === 'line' || kind === 'arrow';
  const attributes = isLine
    ? { stroke: stroke ?? color, 'stroke-width': 2, fill: 'none' }
    : { fill: color, stroke, 'stroke-width': stroke && 2 };
  const holder = element('div', { class: 'shape', 'aria-hidden': 'true' });
  holder.append(
    svg('svg', { viewBox: `0 0 ${String(width)} ${String(height)}` }, outline(kind, width, height, attributes)),
  );
  return holder;
}

const isHexColor = (color: string | undefined): color is string =>
  color !== undefined && /^#[0-9a-f]{3,8}$/i.test(color);

function outline(
  kind: NonNullable<ShapeDefinition['form']>,
  width: number,
  height: number,
  attributes: Record<string, string | number | undefined>,
): SVGElement {
  const [w, h] = [width - 2, height - 2];
  const path = (d: string): SVGElement => svg('path', { d, ...attributes });
  switch (kind) {
    case 'ellipse':
      return svg('ellipse', { cx: width / 2, cy: height / 2, rx: w / 2, ry: h / 2, ...attributes });
    case 'triangle':
      return path(`M${String(width / 2)} 1L${String(w)} ${String(h)}H1z`);
    case 'line':
      return path(`M1 ${String(height / 2)}H${String(w)}`);
    case 'arrow':
      return path(`M1 ${String(height / 2)}H${String(w)}m-10 -7l10 7l-10 7`);
    default:
      return svg('rect', { x: 1, y: 1, width: w, height: h, rx: kind === 'roundedRectangle' ? 12 : 0, ...attributes });
  }
}
