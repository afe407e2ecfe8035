import type { Slicer, SlicerState, SlicerTargetSelector, VisualSelector, VisualTypeSelector } from '../models';
import { schemaUrl } from '../provider';
import type { Fields, Schema } from './compile-schema';
import { filters, singleTarget } from './filter-schema';
import { requiredString } from './primitive-schema';

/** Selector of one visual. Unlike other selectors, it does not require `$schema`. */
export const visualSelector: Fields<VisualSelector> = {
  $schema: ['oneOf', [`${schemaUrl}visualSelector`]],
  visualName: requiredString,
};

const visualTypeSelector: Fields<VisualTypeSelector> = {
  $schema: ['required', ['oneOf', [`${schemaUrl}visualTypeSelector`]]],
  visualType: requiredString,
};

const slicerTargetSelector: Fields<SlicerTargetSelector> = {
  $schema: ['required', ['oneOf', [`${schemaUrl}slicerTargetSelector`]]],
  target: ['required', singleTarget],
};

/** Selector of one visual, or of all visuals of a type. */
export const visualOrTypeSelector: Schema = ['anyOf', [visualSelector, visualTypeSelector]];

export const slicerState: Fields<SlicerState> = { filters };

export const slicer: Fields<Slicer> = {
  selector: ['required', ['anyOf', [visualSelector, slicerTargetSelector]]],
  state: ['required', slicerState],
};
