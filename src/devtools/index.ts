/**
 * Devtools: a panel that shows the embeds on a page with their messages, timings and tokens.
 *
 * @packageDocumentation
 */
export { openDevtools, startRecording, type Devtools, type DevtoolsOptions } from './devtools';
export type { PanelPosition, PanelTheme } from './panel/preferences';
export type { RecordContent, RecordedReport } from './views/view';
