/** Maximum number of items weighed per array. The maximum is halved at each nesting level. */
const maxSamples = 32;
/** Depth beyond which nested values are not weighed. Prevents infinite recursion on cyclic values. */
const maxDepth = 6;

/**
 * Estimates the memory used by a value, in bytes. Long arrays are sampled, because their items are usually similar,
 * and visiting every item would take longer than receiving the message.
 */
export function weightOf(value: unknown, depth = 0): number {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (depth === maxDepth) return 0;
  if (Array.isArray(value)) {
    const step = Math.ceil(value.length / (maxSamples >> depth)) || 1;
    let [sampled, sum] = [0, 0];
    for (let index = 0; index < value.length; index += step) {
      sum += 8 + weightOf(value[index], depth + 1);
      sampled += 1;
    }
    return 32 + (sampled && (sum / sampled) * value.length);
  }
  return Object.values(value).reduce<number>((sum, field) => sum + 8 + weightOf(field, depth + 1), 32);
}
