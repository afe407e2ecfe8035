import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readStored, store } from './storage';

/** Pixels by which an arrow key moves a splitter. */
const step = 24;

/** A panel's size in pixels, which is stored for the next visit. */
export interface PanelSize {
  readonly size: number;
  readonly min: number;
  readonly max: number;
  /** Changes the size within its limits. */
  readonly resize: (size: number) => void;
  /** Restores the initial size. */
  readonly reset: () => void;
}

/**
 * Returns a panel's size.
 *
 * @param name - the panel's name in the browser's storage
 * @param initial - size until the visitor moves the panel's edge
 */
export function usePanelSize(name: string, initial: number, min: number, max: number): PanelSize {
  const clamp = (size: number) => Math.round(Math.min(Math.max(size, min), max));
  const [selected, setSelected] = useState(() => Number(readStored(name)));
  return {
    size: clamp(selected || initial),
    min,
    max,
    resize: (next) => {
      setSelected(clamp(next));
      store(name, String(clamp(next)));
    },
    reset: () => {
      setSelected(0);
      store(name, '');
    },
  };
}

interface SplitterProps {
  label: string;
  panel: PanelSize;
  /** The panel edge that moves. */
  edge: 'right' | 'top';
}

/** Splitter between two panels, which visitors drag or move with the arrow keys. A double click restores the initial size. */
export function Splitter({ label, panel: { size, min, max, resize, reset }, edge }: SplitterProps) {
  const dragStart = useRef(0);
  const getPosition = ({ clientX, clientY }: PointerEvent) => (edge === 'right' ? clientX : -clientY);
  const [larger, smaller] = edge === 'right' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowUp', 'ArrowDown'];
  const onKeyDown = (event: KeyboardEvent) => {
    const sizes: Readonly<Record<string, number>> = {
      [larger]: size + step,
      [smaller]: size - step,
      Home: min,
      End: max,
    };
    const next = sizes[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    <div
      className="splitter"
      data-edge={edge}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={edge === 'right' ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onDoubleClick={reset}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragStart.current = getPosition(event) - size;
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) resize(getPosition(event) - dragStart.current);
      }}
    />
  );
}
