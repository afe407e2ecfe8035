/** Kind of field that a data role accepts. */
export const VisualDataRoleKind = {
  /** Fields to group by. */
  Grouping: 0,
  /** Measures. */
  Measure: 1,
  /** Fields to group by, or measures. */
  GroupingOrMeasure: 2,
} as const;
/** Numeric value of `VisualDataRoleKind`: 0 to 2. */
export type VisualDataRoleKind = (typeof VisualDataRoleKind)[keyof typeof VisualDataRoleKind];

/** Kind of field preferred by a `GroupingOrMeasure` data role. */
export const VisualDataRoleKindPreference = {
  /** Measures. */
  Measure: 0,
  /** Fields to group by. */
  Grouping: 1,
} as const;
/** Numeric value of `VisualDataRoleKindPreference`: 0 or 1. */
export type VisualDataRoleKindPreference =
  (typeof VisualDataRoleKindPreference)[keyof typeof VisualDataRoleKindPreference];

/** Data role (field well) of a visual. */
export interface VisualDataRole {
  /** Unique name, for example `'Category'`. */
  name: string;
  /** Kind of field that the role accepts. */
  kind: VisualDataRoleKind;
  /** Preferred kind of field. Used only with `VisualDataRoleKind.GroupingOrMeasure`. */
  kindPreference?: VisualDataRoleKindPreference;
  /** Title shown to users. */
  displayName?: string;
  /** Description shown to users. */
  description?: string;
}

/** Capabilities of a visual type. */
export interface VisualCapabilities {
  /** The visual's data roles. */
  dataRoles?: VisualDataRole[];
}

/** Selector for a visual property. */
export interface VisualPropertySelector {
  /** Object that contains the property, for example `'legend'`. */
  objectName: string;
  /** Name of the property, for example `'position'`. */
  propertyName: string;
}

/** Value of a property. */
export interface VisualPropertyValue {
  /** URL that identifies the value's type. */
  schema?: string;
  /** Value. Its type depends on the property. */
  value: unknown;
}

/** Value that resets a property to its default. */
// oxlint-disable-next-line typescript/no-empty-object-type -- part of the object model of powerbi-client
export interface DefaultProperty {}

/** Color from the theme. */
export interface ThemeColorProperty {
  /** Index of the color in the theme. */
  id: number;
  /** Lightness adjustment, from -1 (darkest) to 1 (lightest). 0 is the color itself. */
  shade: number;
}
