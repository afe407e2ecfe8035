/** What a data role of a visual takes. */
export const VisualDataRoleKind = {
  /** Something to group by. */
  Grouping: 0,
  /** Something that gives a number. */
  Measure: 1,
  /** Either. */
  GroupingOrMeasure: 2,
} as const;
/** One of the values of `VisualDataRoleKind`: 0 to 2. */
export type VisualDataRoleKind = (typeof VisualDataRoleKind)[keyof typeof VisualDataRoleKind];

/** What a data role that takes either prefers. */
export const VisualDataRoleKindPreference = {
  /** Something that gives a number. */
  Measure: 0,
  /** Something to group by. */
  Grouping: 1,
} as const;
/** One of the values of `VisualDataRoleKindPreference`: 0 or 1. */
export type VisualDataRoleKindPreference =
  (typeof VisualDataRoleKindPreference)[keyof typeof VisualDataRoleKindPreference];

/** A place of a visual where data goes. */
export interface VisualDataRole {
  /** The unique name, for example 'Category'. */
  name: string;
  /** What it takes. */
  kind: VisualDataRoleKind;
  /** What it prefers; only with the kind `GroupingOrMeasure`. */
  kindPreference?: VisualDataRoleKindPreference;
  /** The title. */
  displayName?: string;
  /** What it is for. */
  description?: string;
}

/** What a kind of visual can do. */
export interface VisualCapabilities {
  /** Its places for data. */
  dataRoles?: VisualDataRole[];
}

/** Selects a property of a visual. */
export interface VisualPropertySelector {
  /** The group of properties, for example 'legend'. */
  objectName: string;
  /** The property, for example 'position'. */
  propertyName: string;
}

/** A value of a property. */
export interface VisualPropertyValue {
  /** The kind of value. */
  schema?: string;
  /** The value. */
  value: unknown;
}

/** Sets a property back to its default. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a published name without members
export interface DefaultProperty {}

/** A colour of the theme. */
export interface ThemeColorProperty {
  /** The colour's place in the theme. */
  id: number;
  /** -1 is darkest, 0 the colour itself, 1 lightest. */
  shade: number;
}
