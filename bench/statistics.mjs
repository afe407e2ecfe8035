// Statistics of samples. The median is robust against a busy machine, which can only add time; the range shows how busy it was.

const sorted = (samples) => [...samples].sort((a, b) => a - b);

/** Returns the median. For an even number of samples, it is the mean of the two middle ones. */
export function median(samples) {
  const ordered = sorted(samples);
  const middle = ordered.length >> 1;
  return ordered.length % 2 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

/** Returns the 95 % confidence interval of the median: two samples, by the binomial distribution of their ranks. */
export function medianInterval(samples) {
  const ordered = sorted(samples);
  const half = 0.98 * Math.sqrt(ordered.length);
  const at = (rank) => ordered[Math.min(ordered.length - 1, Math.max(0, Math.round(rank)))];
  return [at(ordered.length / 2 - half - 1), at(ordered.length / 2 + half)];
}

/** Formats a number with three significant digits. */
export function figure(value) {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size === 0) return '0';
  if (size >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(size < 0.1 ? 2 : 3)));
}

/** Formats median and range: `4.1 (3.9–5.2)`. Omits the range if all samples are equal. */
export function spread(samples) {
  if (!samples?.length) return '–';
  const ordered = sorted(samples);
  const range = `${figure(ordered[0])}–${figure(ordered.at(-1))}`;
  const middle = figure(median(samples));
  return figure(ordered[0]) === figure(ordered.at(-1)) ? middle : `${middle} (${range})`;
}

/** Returns the ratio of the medians. */
export function ratio(samples, base) {
  return samples?.length && base?.length ? median(samples) / median(base) : NaN;
}

/** Returns the median ratio of samples taken in pairs, one right after the other. This cancels out drift of the machine. */
export function pairedRatio(samples, base) {
  return median(samples.map((sample, index) => sample / base[index]));
}
