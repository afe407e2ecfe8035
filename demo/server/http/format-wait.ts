/** Formats a waiting time for a message, for example `1 minute` or `30 seconds`. */
export const formatWait = (count: number, unit: 'second' | 'minute'): string =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
