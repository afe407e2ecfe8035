import type { FrameSession } from '../../../session/frame-session';
import type { VisualState } from '../../../session/state/report-state';
import { formatString } from '../../../locales/locale';
import { element } from '../dom';
import { icon } from '../icon';

const grid = 8;
const minSize = 64;
/** Minimum distance that counts as a drag, in pixels. */
const dragThreshold = 4;

type Layout = VisualState['layout'];

/** Sides of a visual moved by a handle. An empty string moves the entire visual. */
type Sides = '' | 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

const handles = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'] as const;

/** Rounds a position on a page to the page grid. */
export const snapToGrid = (value: number): number => Math.round(value / grid) * grid;

/** Returns the layout after dragging some sides of a visual, or the entire visual. The layout is snapped to the page grid. */
export function draggedLayout(from: Layout, sides: Sides, dx: number, dy: number): Layout {
  if (sides === '')
    return { ...from, x: Math.max(0, snapToGrid(from.x + dx)), y: Math.max(0, snapToGrid(from.y + dy)) };
  const left = sides.includes('w') ? Math.min(snapToGrid(from.x + dx), from.x + from.width - minSize) : from.x;
  const top = sides.includes('n') ? Math.min(snapToGrid(from.y + dy), from.y + from.height - minSize) : from.y;
  const right = from.x + (sides.includes('e') ? Math.max(minSize, snapToGrid(from.width + dx)) : from.width);
  const bottom = from.y + (sides.includes('s') ? Math.max(minSize, snapToGrid(from.height + dy)) : from.height);
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { ...from, x, y, width: right - x, height: bottom - y };
}

/** Removes the controls that move and resize a visual. */
export function removeDragging(box: HTMLElement): void {
  for (const control of box.querySelectorAll('.grip, .handle')) control.remove();
  box.classList.remove('editable');
  box.onpointerdown = null;
}

/**
 * Lets users move and resize a visual with the pointer and the arrow keys in edit mode. Arrow keys move the visual, and
 * Shift with an arrow key resizes it.
 */
export function dragVisual(session: FrameSession, box: HTMLElement, visual: VisualState, scale: number): void {
  const hadFocus = box.querySelector('.grip') === document.activeElement;
  removeDragging(box);
  const { editing, selectedVisual } = session.report;
  if (!editing) return;
  box.classList.add('editable');
  const change = (layout: Layout): void => {
    visual.layout = layout;
    session.report.unsaved = true;
  };
  const drag = (event: PointerEvent, sides: Sides): void => {
    const from = { ...visual.layout };
    let dragging = false;
    const move = ({ clientX, clientY, shiftKey }: PointerEvent): void => {
      const [dx, dy] = [clientX - event.clientX, clientY - event.clientY];
      dragging ||= Math.hypot(dx, dy) >= dragThreshold;
      if (!dragging) return;
      change(draggedLayout(from, sides === '' && shiftKey ? 'se' : sides, dx / scale, dy / scale));
      session.rerender();
    };
    const dragEnd = new AbortController();
    const end = (): void => {
      dragEnd.abort();
      if (!dragging) return;
      session.actions.selectVisuals(session.report.activePage, [visual]);
      session.invalidate();
    };
    const { signal } = dragEnd;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
  };
  box.onpointerdown = (event) => {
    const isControl = event.target instanceof Element && event.target.closest('button, input, a, summary, .handle');
    // On touch screens, dragging a visual scrolls the page. Dragging its grip moves the visual.
    if (!isControl && event.button === 0 && event.pointerType !== 'touch') drag(event, '');
  };
  const grip = element(
    'button',
    {
      type: 'button',
      class: 'grip',
      'aria-label': formatString(session.report.strings.moveOrResize, visual.title ?? visual.name),
      onclick: () => {
        session.actions.selectVisuals(session.report.activePage, [visual]);
      },
      onpointerdown: (event: PointerEvent) => {
        drag(event, '');
      },
    },
    icon('move'),
  );
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-grid, 0],
    ArrowRight: [grid, 0],
    ArrowUp: [0, -grid],
    ArrowDown: [0, grid],
  };
  grip.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    change(draggedLayout(visual.layout, event.shiftKey ? 'se' : '', ...step));
    session.invalidate();
  });
  box.append(grip);
  if (hadFocus) grip.focus();
  if (selectedVisual?.visualName !== visual.name) return;
  // Handles are for pointers only. Keyboard users resize the visual with Shift and the arrow keys.
  for (const sides of handles) {
    const handle = element('div', { class: `handle handle-${sides}` });
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      drag(event, sides);
    });
    box.append(handle);
  }
}
