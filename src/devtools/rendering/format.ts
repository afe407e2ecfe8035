import { toJson } from '../store/to-text';

/** Formats a duration in milliseconds. */
export function formatDuration(ms: number | undefined): string {
  if (ms === undefined) return '';
  if (ms < 1) return '< 1 ms';
  return ms < 10_000 ? `${Math.round(ms).toLocaleString('en')} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Formats a length in characters as a size. Counts each character as one byte. */
export function formatSize(characters: number): string {
  return characters < 1000 ? `${characters} B` : `${(characters / 1000).toFixed(1)} kB`;
}

/** Formats a time of day with milliseconds. */
export function formatTime(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

/** Formats the remaining time, for example '12 min 5 s'. */
export function formatCountdown(ms: number): string {
  if (ms <= 0) return 'expired';
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Returns a path without the prefix shared by all messages for an embed. */
export const formatPath = (url: string): string =>
  url.replace(/^\/(reports|dashboards|tile|qna)\/[^/]+(?=\/)/, '…').replace(/^\/ready\/.*/, '/ready/{uid}');

/** Returns a value as indented JSON, or as plain text if JSON cannot represent it. */
export const formatJson = (value: unknown): string => toJson(value, undefined, 2) ?? String(value);
