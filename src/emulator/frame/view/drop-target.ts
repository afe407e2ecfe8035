/** Media types for dragged items: a field from the field list, and a field's position in a field well. */
export const fieldDragType = 'application/x-vitrine-field';
export const fieldPositionType = 'application/x-vitrine-field-position';

/** Options for an element that accepts dropped items of certain media types. */
interface DropTarget {
  types: readonly string[];
  /** Returns the element to highlight: the one that receives an item dropped on this descendant. Default: the area. */
  partOf?: (descendant: Element) => HTMLElement;
  onDrop: (event: DragEvent, part: HTMLElement) => void;
}

/** Accepts dropped items on an element, and highlights the part under the pointer. */
export function acceptDrop(area: HTMLElement, { types, partOf = () => area, onDrop }: DropTarget): void {
  let highlighted: HTMLElement | undefined;
  const highlight = (part: HTMLElement | undefined): void => {
    highlighted?.classList.remove('drop-target');
    part?.classList.add('drop-target');
    highlighted = part;
  };
  const partUnder = ({ target }: DragEvent): HTMLElement => (target instanceof Element ? partOf(target) : area);
  area.addEventListener('dragover', (event) => {
    if (!types.some((type) => event.dataTransfer?.types.includes(type))) return;
    event.preventDefault();
    highlight(partUnder(event));
  });
  area.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) highlight(undefined);
  });
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    highlight(undefined);
    onDrop(event, partUnder(event));
  });
}
