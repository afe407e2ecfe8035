/** Returns true if a list of ids contains one of the ids, or '*'. */
export function includesAny(list: readonly string[], ...ids: readonly string[]): boolean {
  return list.includes('*') || ids.some((id) => list.includes(id));
}
