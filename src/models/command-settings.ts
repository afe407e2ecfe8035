import type { VisualSelector, VisualTypeSelector } from './selector';

/** Availability of a command. */
export const CommandDisplayOption = {
  /** The command is shown and enabled. */
  Enabled: 0,
  /** The command is shown but disabled. */
  Disabled: 1,
  /** The command is hidden. */
  Hidden: 2,
} as const;
/** Numeric value of `CommandDisplayOption`: 0 to 2. */
export type CommandDisplayOption = (typeof CommandDisplayOption)[keyof typeof CommandDisplayOption];

/** Selector for the visuals that a command setting applies to. */
export type VisualCommandSelector = VisualSelector | VisualTypeSelector;

/** Setting for one command. */
export interface CommandSettings {
  /** Availability of the command. */
  displayOption: CommandDisplayOption;
  /** Visuals that the setting applies to. Default: all visuals. */
  selector?: VisualCommandSelector;
}

/**
 * Settings for Power BI's commands. Commands that are not listed stay enabled.
 *
 * @example
 * const commands: CommandsSettings[] = [{ exportData: { displayOption: CommandDisplayOption.Hidden } }];
 */
export interface CommandsSettings {
  /** Copy a value or a visual. */
  copy?: CommandSettings;
  /** Drill up and down. */
  drill?: CommandSettings;
  /** Drill through to a details page. */
  drillthrough?: CommandSettings;
  /** Expand and collapse hierarchy levels. */
  expandCollapse?: CommandSettings;
  /** Export a visual's data. */
  exportData?: CommandSettings;
  /** Include and exclude data points. */
  includeExclude?: CommandSettings;
  /** Remove a visual. */
  removeVisual?: CommandSettings;
  /** Search in a slicer. */
  search?: CommandSettings;
  /** Show the data of a visual as a table. */
  seeData?: CommandSettings;
  /** Sort a visual. */
  sort?: CommandSettings;
  /** Spotlight a visual. */
  spotlight?: CommandSettings;
  /** Analyze the data. */
  insightsAnalysis?: CommandSettings;
  /** Add a comment. */
  addComment?: CommandSettings;
  /** Group visuals. */
  groupVisualContainers?: CommandSettings;
  /** Summarize a visual or the page in words. */
  summarize?: CommandSettings;
  /** Clear a slicer's selection. */
  clearSelection?: CommandSettings;
  /** Show a visual in focus mode. */
  focusMode?: CommandSettings;
  /** Edit a visual's calculations. */
  visualCalculation?: CommandSettings;
}

/** Setting for a command in a paginated report. */
export interface PaginatedReportsCommandSettings {
  /** Whether the command is enabled. */
  enabled?: boolean;
}

/** Settings for the parameter panel in a paginated report. */
export interface ParametersPanelCommandSettings extends PaginatedReportsCommandSettings {
  /** Whether the panel is expanded. */
  expanded?: boolean;
}

/** Settings for the commands in a paginated report. */
export interface PaginatedReportsCommandsSettings {
  /** Panel in which users enter the report parameters. */
  parameterPanel?: ParametersPanelCommandSettings;
}
