import type { ReportTheme } from '../models';
import type { Fields, Schema } from './compile-schema';

export const requiredString: Schema = ['required', 'string'];

export const strings: Schema = ['list', 'string', 'must be an array of strings'];

export const zeroOrOne: Schema = [0, 1];

/** Pane, bar or header that can only be shown or hidden. */
export const hideable: Fields<{ visible: boolean }> = { visible: 'boolean' };

export const customTheme: Fields<ReportTheme> = { themeJson: {} };
