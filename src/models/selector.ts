import { modelBase, modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget } from './target';

/** What all selectors have in common. */
export interface Selector {
  /** Names the kind of selector. */
  $schema: string;
}

/** Selects a page. */
export interface PageSelector extends Selector {
  /** The page's name. */
  pageName: string;
}

/** Selects one visual. */
export interface VisualSelector extends Selector {
  /** The visual's name. */
  visualName: string;
}

/** Selects all visuals of a kind. */
export interface VisualTypeSelector extends Selector {
  /** For example 'barChart'. */
  visualType: string;
}

/** What a slicer slices. */
export type SlicerTarget = FilterTarget | FilterKeyTarget;

/** Selects the slicers of a target. */
export interface SlicerTargetSelector extends Selector {
  /** What the slicer slices. */
  target: SlicerTarget;
}

/** The base of all selector classes, abstract: `value instanceof Selector`. */
export const Selector = /* @__PURE__ */ modelBase<Selector>();

/** Makes a selector of a page. */
export const PageSelector: ModelClass<[pageName: string], PageSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'pageSelector',
  (pageName) => ({ pageName }),
);

/** Makes a selector of one visual. */
export const VisualSelector: ModelClass<[visualName: string], VisualSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'visualSelector',
  (visualName) => ({ visualName }),
);

/** Makes a selector of all visuals of a kind. */
export const VisualTypeSelector: ModelClass<[visualType: string], VisualTypeSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'visualTypeSelector',
  (visualType) => ({ visualType }),
);

/** Makes a selector of the slicers of a target. */
export const SlicerTargetSelector: ModelClass<[target: SlicerTarget], SlicerTargetSelector> =
  /* @__PURE__ */ modelClass(Selector, 'slicerTargetSelector', (target) => ({ target }));
