import type { ReportTheme } from '../models';
import type { ObjectSchema, Schema } from './combinators';

/** A text that must be there. */
export const requiredString: Schema = { required: 'string' };

/** 0 or 1, as many of the provider's enumerations have it. */
export const zeroOrOne: Schema = { oneOf: [0, 1] };

/** Something that can be shown or not. */
export const hideable: ObjectSchema<{ visible: boolean }> = { object: { visible: 'boolean' } };

/** A theme. */
export const customTheme: ObjectSchema<ReportTheme> = { object: { themeJson: { object: {} } } };
