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

export const playBookmarkRequest: Fields<PlayBookmarkRequest> = { playMode: ['required', zeroOrOne] };

export const addBookmarkRequest: Fields<AddBookmarkRequest> = {
  state: 'string',
  displayName: 'string',
  apply: 'boolean',
};

export const applyBookmarkByNameRequest: Fields<ApplyBookmarkByNameRequest> = { name: requiredString };

export const applyBookmarkStateRequest: Fields<ApplyBookmarkStateRequest> = { state: requiredString };

export const applyBookmark: Schema = ['anyOf', [applyBookmarkByNameRequest, applyBookmarkStateRequest]];

const captureOptions: Fields<CaptureBookmarkOptions> = { personalizeVisuals: 'boolean', allPages: 'boolean' };

export const captureBookmarkRequest: Fields<CaptureBookmarkRequest> = { options: ['required', captureOptions] };
