import type { Slicer, SlicerState, SlicerTargetSelector, VisualSelector, VisualTypeSelector } from '../models';
import { schemaUrl } from '../provider';
import type { ObjectSchema, Schema } from './combinators';
import { filters, singleTarget } from './filter-schema';
import { requiredString } from './primitive-schema';

/** Selects one visual; its `$schema` may be left out. */
export const visualSelector: ObjectSchema<VisualSelector> = {
  object: { $schema: { oneOf: [`${schemaUrl}visualSelector`] }, visualName: requiredString },
};

const visualTypeSelector: ObjectSchema<VisualTypeSelector> = {
  object: { $schema: { required: { oneOf: [`${schemaUrl}visualTypeSelector`] } }, visualType: requiredString },
};

const slicerTargetSelector: ObjectSchema<SlicerTargetSelector> = {
  object: {
    $schema: { required: { oneOf: [`${schemaUrl}slicerTargetSelector`] } },
    target: { required: singleTarget },
  },
};

/** Selects one visual or all of a kind. */
export const visualsSelector: Schema = { anyOf: [visualSelector, visualTypeSelector] };

/** What a slicer has selected. */
export const slicerState: ObjectSchema<SlicerState> = { object: { filters } };

/** A slicer and what it is to select. */
export const slicer: ObjectSchema<Slicer> = {
  object: {
    selector: { required: { anyOf: [visualSelector, slicerTargetSelector] } },
    state: { required: slicerState },
  },
};
