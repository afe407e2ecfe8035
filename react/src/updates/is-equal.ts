/**
 * Compares two values deeply. All functions are considered equal.
 *
 * @param parents - values that contain `a`, each with the value in `b` that it is compared with
 */
export function isEqual(a: unknown, b: unknown, parents = new Map<unknown, unknown>()): boolean {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (parents.has(a)) return parents.get(a) === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Date || b instanceof Date) return Number(a) === Number(b);
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const path = new Map(parents).set(a, b);
  return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key], path));
}
