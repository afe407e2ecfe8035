import type { ReportTheme } from '../models';
import type { Fields, Schema } from './compile-schema';

/** A text that must be there. */
export const requiredString: Schema = ['required', 'string'];

/** A list of texts. */
export const strings: Schema = ['list', 'string', 'must be an array of strings'];

/** 0 or 1, as many of the provider's enumerations have it. */
export const zeroOrOne: Schema = [0, 1];

/** Something that can be shown or not. */
export const hideable: Fields<{ visible: boolean }> = { visible: 'boolean' };

/** A theme. */
export const customTheme: Fields<ReportTheme> = { themeJson: {} };
