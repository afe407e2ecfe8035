// Sample statistics. The median is robust against a busy machine, which can only add time. The range shows how busy it was.

const sorted = (samples) => [...samples].sort((a, b) => a - b);

/** Returns the median. For an even number of samples, it is the mean of the two middle ones. */
export function median(samples) {
  const ordered = sorted(samples);
  const middle = ordered.length >> 1;
  return ordered.length % 2 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

/** Formats a number with up to three significant digits, or as an integer if it is at least 100. */
export function figure(value) {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(size < 0.1 ? 2 : 3)));
}

/** Formats the median and range: `4.1 (3.9–5.2)`. Omits the range if both of its limits are formatted alike. */
export function spread(samples) {
  if (!samples?.length) return '–';
  const ordered = sorted(samples);
  const range = `${figure(ordered[0])}–${figure(ordered.at(-1))}`;
  const middle = figure(median(samples));
  return figure(ordered[0]) === figure(ordered.at(-1)) ? middle : `${middle} (${range})`;
}

/** Returns each contestant's samples of one field in its results. */
export const samplesOf = (results, field) =>
  Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, rounds.map((round) => round[field])]));

/** Returns the ratio of the medians. */
export function ratio(samples, base) {
  return samples?.length && base?.length ? median(samples) / median(base) : NaN;
}

/**
 * Returns the ratio of paired samples and its 95% confidence interval. The samples in a pair are taken in direct succession, which
 * cancels out machine drift. The ratio is the geometric mean of the middle half of all ratios, because a median would be limited to
 * the resolution of the page's clock.
 */
export function pairedRatio(samples, base) {
  const logs = sorted(samples.map((sample, index) => Math.log(sample / base[index])));
  const quarter = logs.length >> 2;
  const middle = logs.slice(quarter, logs.length - quarter);
  const mean = middle.reduce((sum, log) => sum + log, 0) / middle.length;
  // the standard error of a trimmed mean follows from the deviation of all samples, with the outer ones clamped to the limits
  const squares = logs.map((log) => (Math.min(middle.at(-1), Math.max(middle[0], log)) - mean) ** 2);
  const deviation = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (logs.length - 1));
  const margin = (1.96 * deviation * Math.sqrt(logs.length)) / middle.length;
  return { value: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}
