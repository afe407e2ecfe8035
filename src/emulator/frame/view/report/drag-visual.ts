import type { FrameSession } from '../../../session/frame-session';
import type { VisualState } from '../../../session/state/report-state';
import { formatText } from '../../../locales/locale';
import { element } from '../dom';

const grid = 8;
const minSize = 64;

/** Makes a visual movable and resizable in edit mode, by pointer and by arrow keys. Shift resizes. */
export function dragVisual(session: FrameSession, box: HTMLElement, visual: VisualState, scale: number): void {
  box.querySelector('.grip')?.remove();
  const { editing } = session.report;
  box.classList.toggle('editable', editing);
  if (!editing) return;
  const grip = element(
    'button',
    {
      type: 'button',
      class: 'grip',
      'aria-label': formatText(session.report.texts.moveOrSize, visual.title ?? visual.name),
    },
    '✥',
  );
  const change = (dx: number, dy: number, size: boolean, from: VisualState['layout']): void => {
    const snap = (value: number): number => Math.round(value / grid) * grid;
    visual.layout = size
      ? {
          ...from,
          width: Math.max(minSize, snap(from.width + dx)),
          height: Math.max(minSize, snap(from.height + dy)),
        }
      : { ...from, x: Math.max(0, snap(from.x + dx)), y: Math.max(0, snap(from.y + dy)) };
    session.report.unsaved = true;
    session.invalidate();
  };
  grip.addEventListener('keydown', (event) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-grid, 0],
      ArrowRight: [grid, 0],
      ArrowUp: [0, -grid],
      ArrowDown: [0, grid],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    change(...step, event.shiftKey, visual.layout);
    requestAnimationFrame(() => box.querySelector<HTMLElement>('.grip')?.focus());
  });
  grip.addEventListener('pointerdown', (event) => {
    const from = { ...visual.layout };
    const move = ({ clientX, clientY, shiftKey }: PointerEvent): void => {
      change((clientX - event.clientX) / scale, (clientY - event.clientY) / scale, shiftKey, from);
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      session.actions.selectVisuals(session.report.activePage, [visual]);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end, { once: true });
  });
  box.append(grip);
}
