import type { DatasetField } from '../../../session/authoring/visual-fields';
import { acceptDrop, fieldDragType } from '../drop-target';
import type { FieldsPane } from '../panes/fields-pane';
import { snapToGrid } from './drag-visual';

/**
 * Lets users drop fields from the field list on a page. A field that is dropped on a visual is added to it. Otherwise, a
 * new visual is created.
 */
export function dropFields(viewport: HTMLElement, canvas: HTMLElement, pane: FieldsPane): void {
  acceptDrop(viewport, {
    types: [fieldDragType],
    partOf: (descendant) => descendant.closest<HTMLElement>('.visual:not(.bare)') ?? canvas,
    onDrop: ({ dataTransfer, clientX, clientY }, part) => {
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = width / canvas.offsetWidth;
      pane.drop(JSON.parse(dataTransfer?.getData(fieldDragType) ?? '') as DatasetField, {
        visualName: part.dataset.visual,
        x: Math.max(0, snapToGrid((clientX - left) / scale)),
        y: Math.max(0, snapToGrid((clientY - top) / scale)),
      });
    },
  });
}
