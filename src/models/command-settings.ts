import type { VisualSelector, VisualTypeSelector } from './selector';

/** Whether the user has a command. */
export const CommandDisplayOption = {
  /** It works. */
  Enabled: 0,
  /** It is shown but greyed. */
  Disabled: 1,
  /** It is not shown. */
  Hidden: 2,
} as const;
/** One of the values of `CommandDisplayOption`: 0 to 2. */
export type CommandDisplayOption = (typeof CommandDisplayOption)[keyof typeof CommandDisplayOption];

/** Selects the visuals that a command's setting is for. */
export type VisualCommandSelector = VisualSelector | VisualTypeSelector;

/** The setting of one command. */
export interface CommandSettings {
  /** Whether the user has it. */
  displayOption: CommandDisplayOption;
  /** For which visuals. Default: all. */
  selector?: VisualCommandSelector;
}

/** Settings of the provider's own commands. What is left out stays enabled. */
export interface CommandsSettings {
  /** Copy a value or a visual. */
  copy?: CommandSettings;
  /** Drill up and down. */
  drill?: CommandSettings;
  /** Go to a page of details. */
  drillthrough?: CommandSettings;
  /** Expand and collapse. */
  expandCollapse?: CommandSettings;
  /** Export data. */
  exportData?: CommandSettings;
  /** Include and exclude points. */
  includeExclude?: CommandSettings;
  /** Remove a visual. */
  removeVisual?: CommandSettings;
  /** Search in a slicer. */
  search?: CommandSettings;
  /** Show as a table. */
  seeData?: CommandSettings;
  /** Sort. */
  sort?: CommandSettings;
  /** Spotlight. */
  spotlight?: CommandSettings;
  /** Analyse. */
  insightsAnalysis?: CommandSettings;
  /** Comment. */
  addComment?: CommandSettings;
  /** Group visuals. */
  groupVisualContainers?: CommandSettings;
  /** Summarize. */
  summarize?: CommandSettings;
  /** Clear a slicer's selection. */
  clearSelection?: CommandSettings;
  /** Focus mode. */
  focusMode?: CommandSettings;
  /** Calculations of one visual. */
  visualCalculation?: CommandSettings;
}

/** A command of a paginated report. */
export interface PaginatedReportsCommandSettings {
  /** Whether the user has it. */
  enabled?: boolean;
}

/** The panel of parameters of a paginated report. */
export interface ParametersPanelCommandSettings extends PaginatedReportsCommandSettings {
  /** Whether it is open. */
  expanded?: boolean;
}

/** Commands of a paginated report. */
export interface PaginatedReportsCommandsSettings {
  /** The panel of parameters. */
  parameterPanel?: ParametersPanelCommandSettings;
}
