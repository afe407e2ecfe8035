import type {
  EmbedConfigurations,
  Embedder,
  EmbedError,
  EmbedTypes,
  EventTable,
  ReportHandlerEvents,
} from '@vitrine/sdk';
import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';
import type { EmbedHandle, EmbedKind } from '../control/handle';

/** Payloads of the events of each embed type, as handlers receive them. */
export interface HandlerEvents extends Omit<EventTable, 'report' | 'visual'> {
  /** Report. */
  report: ReportHandlerEvents;
  /** Single visual. */
  visual: ReportHandlerEvents;
}

/**
 * Event props: `onLoaded`, `onPageChanged` and so on, one for each event of the type. The latest function is called; a new
 * function never causes a load. `onError` also receives errors raised by the SDK itself, for example for an invalid
 * configuration or a rejected call.
 */
export type EventProps<Type extends EmbedKind> = {
  [Name in keyof HandlerEvents[Type] & string as `on${Capitalize<Name>}`]?: (
    event: CustomEvent<HandlerEvents[Type][Name]>,
  ) => void;
};

/**
 * Size of the component. Without these props and without `className`, it fills its container, or has an aspect ratio of 16:9
 * if the container has no height. With `className`, the class defines the size.
 */
export interface SizingProps {
  /** Class name of the outer element. */
  className?: string;
  /** Styles of the outer element; they take precedence over all other size props. */
  style?: CSSProperties;
  /** Width: a number of pixels or a CSS length. Default: '100%'. For a visual or a tile, a number is also sent to the frame. */
  width?: number | string;
  /**
   * Height: a number of pixels, a CSS length, or 'auto' for the aspect ratio of the report's active page.
   * For a visual or a tile, a number is also sent to the frame.
   */
  height?: number | string;
  /** Width divided by height, for example `16 / 9` or '4 / 3'. */
  aspectRatio?: number | string;
}

/** What is rendered while there is no content. */
export interface SlotProps {
  /** Rendered above the frame until the content has loaded, and again during each later load. */
  loading?: ReactNode;
  /** Rendered instead of content that failed to load; `retry` embeds it again. */
  fallback?: (error: EmbedError, retry: () => void) => ReactNode;
  /** Throws the error during rendering, for an error boundary. Default: false. */
  throwOnError?: boolean;
  /** How often a load that timed out is retried automatically, after 1, 2, 4 … seconds. Default: 0. */
  retries?: number;
}

/** Props of the component itself. */
export interface ComponentProps<Type extends EmbedKind> extends SizingProps, SlotProps {
  /**
   * Service or embedder that creates the embed. Default: the provider's, otherwise the core's `embedder`. A `Service` adds
   * validation and telemetry.
   */
  service?: Embedder;
  /** Connects hooks in other components to this embed; see `useEmbed` and `useReport`. */
  handle?: EmbedHandle<Type>;
  /**
   * Name under which the `KeepAliveProvider` above keeps the embed alive while no component shows it. Only one component at
   * a time may show it. Has no effect without a provider or together with `handle`; see `useKeepAliveHandle`.
   */
  keepAlive?: string;
  /** Creates the frame when the component comes within 300 px of the viewport. Default: false. */
  lazy?: boolean;
}

/** Props of reports and paginated reports. */
export interface PhasedProps {
  /** Prepares the report while true, and renders it when this becomes false (phased load). Default: false. */
  phased?: boolean;
}

/** All props of the component of a type: fields of its configuration, events, size and slots. */
export type EmbedComponentProps<Type extends EmbedKind> = Omit<EmbedConfigurations[Type], 'type' | 'width' | 'height'> &
  EventProps<Type> &
  ComponentProps<Type> &
  (Type extends 'report' ? PhasedProps : unknown);

/** Component of an embed type; its `ref` is the live embed. */
export type EmbedComponent<Type extends EmbedKind> = ForwardRefExoticComponent<
  EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>
>;

/** Props of `Embed`: `type`, and the props of the component of that type. */
export type EmbedProps = {
  [Type in EmbedKind]: { type: Type } & EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>;
}[EmbedKind];
