import type {
  AddBookmarkRequest,
  ApplyBookmarkByNameRequest,
  ApplyBookmarkStateRequest,
  CaptureBookmarkOptions,
  CaptureBookmarkRequest,
  PlayBookmarkRequest,
} from '../models';
import type { Fields, Schema } from './compile-schema';
import { requiredString, zeroOrOne } from './primitive-schema';

/** Starts or ends the slide show. */
export const playBookmarkRequest: Fields<PlayBookmarkRequest> = { playMode: ['required', zeroOrOne] };

/** Adds a bookmark. */
export const addBookmarkRequest: Fields<AddBookmarkRequest> = {
  state: 'string',
  displayName: 'string',
  apply: 'boolean',
};

/** Applies a bookmark of the report. */
export const applyBookmarkByNameRequest: Fields<ApplyBookmarkByNameRequest> = { name: requiredString };

/** Applies what a bookmark recorded. */
export const applyBookmarkStateRequest: Fields<ApplyBookmarkStateRequest> = { state: requiredString };

/** A bookmark to apply. */
export const applyBookmark: Schema = ['anyOf', [applyBookmarkByNameRequest, applyBookmarkStateRequest]];

const captureOptions: Fields<CaptureBookmarkOptions> = { personalizeVisuals: 'boolean', allPages: 'boolean' };

/** Records a bookmark. */
export const captureBookmarkRequest: Fields<CaptureBookmarkRequest> = { options: ['required', captureOptions] };
