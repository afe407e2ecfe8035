import type { Slicer, SlicerState, SlicerTargetSelector, VisualSelector, VisualTypeSelector } from '../models';
import { schemaUrl } from '../provider';
import type { Fields, Schema } from './compile-schema';
import { filters, singleTarget } from './filter-schema';
import { requiredString } from './primitive-schema';

/** Returns the schema for a selector's `$schema` field. A function, because bundlers keep template literals with expressions. */
const selectorType = (kind: string): Schema => ['oneOf', [schemaUrl + kind]];

/** Selector for one visual. Unlike other selectors, it does not require `$schema`. */
export const visualSelector: Fields<VisualSelector> = {
  $schema: /* @__PURE__ */ selectorType('visualSelector'),
  visualName: requiredString,
};

const visualTypeSelector: Fields<VisualTypeSelector> = {
  $schema: ['required', /* @__PURE__ */ selectorType('visualTypeSelector')],
  visualType: requiredString,
};

const slicerTargetSelector: Fields<SlicerTargetSelector> = {
  $schema: ['required', /* @__PURE__ */ selectorType('slicerTargetSelector')],
  target: ['required', singleTarget],
};

/** Selector for one visual, or for all visuals of one type. */
export const visualOrTypeSelector: Schema = ['anyOf', [visualSelector, visualTypeSelector]];

export const slicerState: Fields<SlicerState> = { filters };

export const slicer: Fields<Slicer> = {
  selector: ['required', ['anyOf', [visualSelector, slicerTargetSelector]]],
  state: ['required', slicerState],
};
