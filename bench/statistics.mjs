// What a row of samples says: the median, because a busy machine only ever adds, and the range, because it does.

const sorted = (samples) => [...samples].sort((a, b) => a - b);

/** The middle of the samples; the mean of the two middle ones of an even number. */
export function median(samples) {
  const ordered = sorted(samples);
  const middle = ordered.length >> 1;
  return ordered.length % 2 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

/** A number as people read it: three digits that count. */
export function figure(value) {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(size < 0.1 ? 2 : 3)));
}

/** Median and range: `4.1 (3.9–5.2)`; a single sample, or equal ones, stand alone. */
export function spread(samples) {
  if (!samples?.length) return '–';
  const ordered = sorted(samples);
  const range = `${figure(ordered[0])}–${figure(ordered.at(-1))}`;
  const middle = figure(median(samples));
  return figure(ordered[0]) === figure(ordered.at(-1)) ? middle : `${middle} (${range})`;
}

/** How many times the one the other is, by medians. */
export function ratio(samples, base) {
  return samples?.length && base?.length ? median(samples) / median(base) : NaN;
}

/** Ratio of samples that were taken in pairs, one right after the other: the drift of the machine falls out. */
export function pairedRatio(samples, base) {
  return median(samples.map((sample, index) => sample / base[index]));
}
