/** Returns true if a list of ids contains any of the given ids, or '*'. */
export function includesAny(list: readonly string[], ...ids: readonly string[]): boolean {
  return list.includes('*') || ids.some((id) => list.includes(id));
}
