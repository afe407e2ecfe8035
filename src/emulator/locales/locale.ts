import { type LocaleTexts, english } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';

export type { LocaleTexts };

const languages: Readonly<Record<string, LocaleTexts>> = { en: english, de: german, fr: french, es: spanish };

/** Returns the interface texts for a language tag such as 'de' or 'fr-CA'. Falls back to English. */
export function textsOf(language: string | undefined): LocaleTexts {
  return languages[(language ?? 'en').toLowerCase().split('-')[0] ?? 'en'] ?? english;
}

/** Replaces the placeholders of a text: `{0}` with the first value, `{1}` with the second. */
export function formatText(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''));
}
