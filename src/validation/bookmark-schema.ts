import type {
  AddBookmarkRequest,
  ApplyBookmarkByNameRequest,
  ApplyBookmarkStateRequest,
  CaptureBookmarkOptions,
  CaptureBookmarkRequest,
  PlayBookmarkRequest,
} from '../models';
import type { ObjectSchema, Schema } from './combinators';
import { requiredString, zeroOrOne } from './primitive-schema';

/** Starts or ends the slide show. */
export const playBookmarkRequest: ObjectSchema<PlayBookmarkRequest> = { object: { playMode: { required: zeroOrOne } } };

/** Adds a bookmark. */
export const addBookmarkRequest: ObjectSchema<AddBookmarkRequest> = {
  object: { state: 'string', displayName: 'string', apply: 'boolean' },
};

/** Applies a bookmark of the report. */
export const applyBookmarkByNameRequest: ObjectSchema<ApplyBookmarkByNameRequest> = {
  object: { name: requiredString },
};

/** Applies what a bookmark recorded. */
export const applyBookmarkStateRequest: ObjectSchema<ApplyBookmarkStateRequest> = { object: { state: requiredString } };

/** A bookmark to apply. */
export const applyBookmark: Schema = { anyOf: [applyBookmarkByNameRequest, applyBookmarkStateRequest] };

const captureOptions: ObjectSchema<CaptureBookmarkOptions> = {
  object: { personalizeVisuals: 'boolean', allPages: 'boolean' },
};

/** Records a bookmark. */
export const captureBookmarkRequest: ObjectSchema<CaptureBookmarkRequest> = {
  object: { options: { required: captureOptions } },
};
