/** Returns a deep copy of plain data: objects, arrays, dates and primitive values. jsdom has no `structuredClone`. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date((value as Date).getTime());
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copy(field)]));
}
