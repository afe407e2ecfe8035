import { modelBase, modelClass, type ModelClass } from './model-class';
import type { FilterKeyTarget, FilterTarget } from './target';

/** Fields shared by all selectors. */
export interface Selector {
  /** URL that identifies the type of the selector. */
  $schema: string;
}

/** Selector for a page by name. */
export interface PageSelector extends Selector {
  /** Name of the page. */
  pageName: string;
}

/** Selector for a visual by name. */
export interface VisualSelector extends Selector {
  /** Name of the visual. */
  visualName: string;
}

/** Selector for all visuals of one type. */
export interface VisualTypeSelector extends Selector {
  /** Type of the visuals, for example `'barChart'`. */
  visualType: string;
}

/** Target of a slicer: a column, hierarchy level or measure. */
export type SlicerTarget = FilterTarget | FilterKeyTarget;

/** Selector for all slicers on a target. */
export interface SlicerTargetSelector extends Selector {
  /** Target of the slicers. */
  target: SlicerTarget;
}

/** Abstract base class of all selector classes, for `selector instanceof Selector`. */
export const Selector = /* @__PURE__ */ modelBase<Selector>();

/**
 * Creates a selector from the page's name.
 *
 * @example
 * new PageSelector('overview');
 */
export const PageSelector: ModelClass<[pageName: string], PageSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'pageSelector',
  (pageName) => ({ pageName }),
);

/**
 * Creates a selector from the visual's name.
 *
 * @example
 * // Hides the header of one visual.
 * const visualHeader: VisualHeader = {
 *   selector: new VisualSelector('headcount'),
 *   settings: { visible: false },
 * };
 */
export const VisualSelector: ModelClass<[visualName: string], VisualSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'visualSelector',
  (visualName) => ({ visualName }),
);

/**
 * Creates a selector from the type of the visuals.
 *
 * @example
 * // Disables exporting data from tables.
 * const commands: CommandsSettings = {
 *   exportData: {
 *     displayOption: CommandDisplayOption.Disabled,
 *     selector: new VisualTypeSelector('tableEx'),
 *   },
 * };
 */
export const VisualTypeSelector: ModelClass<[visualType: string], VisualTypeSelector> = /* @__PURE__ */ modelClass(
  Selector,
  'visualTypeSelector',
  (visualType) => ({ visualType }),
);

/**
 * Creates a selector from the target of the slicers.
 *
 * @example
 * new SlicerTargetSelector({ table: 'Staff', column: 'Location' });
 */
export const SlicerTargetSelector: ModelClass<[target: SlicerTarget], SlicerTargetSelector> =
  /* @__PURE__ */ modelClass(Selector, 'slicerTargetSelector', (target) => ({ target }));
