import { type LocaleStrings, type StringKey, english } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';

export type { LocaleStrings, StringKey };

const languages: Readonly<Record<string, LocaleStrings>> = { en: english, de: german, fr: french, es: spanish };

/** Returns the UI strings for a language tag such as 'de' or 'fr-CA'. Falls back to English. */
export function stringsFor(language: string | undefined): LocaleStrings {
  return languages[(language ?? 'en').toLowerCase().split('-')[0] ?? 'en'] ?? english;
}

/** Replaces the placeholders in a UI string: `{0}` with the first value, `{1}` with the second, and so on. */
export function formatString(template: string, ...values: readonly (string | number)[]): string {
  return template.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''));
}
