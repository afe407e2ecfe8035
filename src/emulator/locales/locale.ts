import { english } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';

/** The words that the frame says by itself; what the report says stays as its author wrote it. */
export type LocaleTexts = Record<keyof typeof english, string>;

const languages: Readonly<Record<string, LocaleTexts>> = { en: english, de: german, fr: french, es: spanish };

/** The words of a language tag as 'de' or 'fr-CA'; English for a language that the frame does not speak. */
export function textsOf(language: string | undefined): LocaleTexts {
  return languages[(language ?? 'en').toLowerCase().split('-')[0] ?? 'en'] ?? english;
}

/** Puts values into a text: `{0}` is the first. */
export function formatText(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)] ?? ''));
}
