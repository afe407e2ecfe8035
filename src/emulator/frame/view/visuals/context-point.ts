import type { Value } from '../../../engine/value';

const points = new WeakMap<Event, Value[]>();

/** Records the data point that a context menu is opened on. */
export function setContextPoint(event: Event, point: Value[]): void {
  points.set(event, point);
}

/** Returns the data point that a context menu is opened on, or undefined on an empty area. */
export const contextPoint = (event: Event): Value[] | undefined => points.get(event);
