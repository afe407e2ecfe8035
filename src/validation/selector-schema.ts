import type { Slicer, SlicerState, SlicerTargetSelector, VisualSelector, VisualTypeSelector } from '../models';
import { schemaUrl } from '../provider';
import type { Fields, Schema } from './compile-schema';
import { filters, singleTarget } from './filter-schema';
import { requiredString } from './primitive-schema';

/** Selects one visual; its `$schema` may be left out. */
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

/** Selects one visual or all of a kind. */
export const visualsSelector: Schema = ['anyOf', [visualSelector, visualTypeSelector]];

/** What a slicer has selected. */
export const slicerState: Fields<SlicerState> = { filters };

/** A slicer and what it is to select. */
export const slicer: Fields<Slicer> = {
  selector: ['required', ['anyOf', [visualSelector, slicerTargetSelector]]],
  state: ['required', slicerState],
};
