/**
 * Components and hooks for React 18 and 19.
 *
 * @packageDocumentation
 */
export {
  CreateReport,
  Dashboard,
  PaginatedReport,
  Qna,
  QuickCreate,
  Report,
  Tile,
  Visual,
} from './components/components';
export { Embed } from './components/component';
export type {
  ComponentProps,
  EmbedComponent,
  EmbedComponentProps,
  EmbedProps,
  EventProps,
  HandlerEvents,
  PhasedProps,
  SizingProps,
  SlotProps,
  ThemeProps,
} from './props/component-props';
export type { EmbedHandle, EmbedKind, EmbedState, EmbedStatus } from './control/handle';
export { EmbedProvider, type EmbedDefaults, type EmbedProviderProps } from './provider/embed-provider';
export { KeepAliveProvider, useKeepAliveHandle, type KeepAliveProviderProps } from './keep-alive/keep-alive-provider';
export type { ReportDetails } from './hooks/report-details';
export { useEmbed, type UseEmbedResult } from './hooks/use-embed';
export { useEmbedEvent } from './hooks/use-embed-event';
export { usePreload } from './hooks/use-preload';
export { useReport, type UseReportResult } from './hooks/use-report';
