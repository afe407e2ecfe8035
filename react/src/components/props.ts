import type {
  EmbedConfigurations,
  EmbedError,
  EmbedTypes,
  EventTable,
  ReportHandlerEvents,
  Service,
} from '@vitrine/sdk';
import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';
import type { EmbedHandle, EmbedKind } from '../control/handle';

/** The events of each embed type as handlers get them. */
export interface HandlerEvents extends Omit<EventTable, 'report' | 'visual'> {
  /** Events of reports. */
  report: ReportHandlerEvents;
  /** Events of single visuals. */
  visual: ReportHandlerEvents;
}

/**
 * The event props: `onLoaded`, `onPageChanged` and so on, one for each event of the type. The newest function is called;
 * another function is never a reason to load. `onError` also hears what the SDK finds itself, for example a wrong
 * configuration or a call that was refused.
 */
export type EventProps<Type extends EmbedKind> = {
  [Name in keyof HandlerEvents[Type] & string as `on${Capitalize<Name>}`]?: (
    event: CustomEvent<HandlerEvents[Type][Name]>,
  ) => void;
};

/**
 * How large the component is. Without any of these and without a `className` it fills its container, and takes 16:9 of
 * the width where the container has no height of its own. With a `className` the class decides.
 */
export interface SizingProps {
  /** Class of the outer element. */
  className?: string;
  /** Styles of the outer element; they win over all other sizing. */
  style?: CSSProperties;
  /** Width: a number of pixels or a CSS length. Default '100%'. Of a visual or a tile, a number goes to the frame too. */
  width?: number | string;
  /**
   * Height: a number of pixels, a CSS length, or 'auto' for the shape of the report's active page.
   * Of a visual or a tile, a number goes to the frame too.
   */
  height?: number | string;
  /** Width by height, for example `16 / 9` or '4 / 3'. */
  aspectRatio?: number | string;
}

/** What is shown while there is no content. */
export interface SlotProps {
  /** Shown over the frame until the content is loaded, and while it is loaded again. */
  loading?: ReactNode;
  /** Shown in place of content that could not be loaded; `retry` embeds anew. */
  fallback?: (error: EmbedError, retry: () => void) => ReactNode;
  /** Throws the error while rendering, for an error boundary. Default false. */
  throwOnError?: boolean;
  /** How often a load that timed out is tried again by itself, after 1, 2, 4 … seconds. Default 0. */
  retries?: number;
}

/** Props that have nothing to do with the content. */
export interface ComponentProps<Type extends EmbedKind> extends SizingProps, SlotProps {
  /** The service that embeds. Default: the provider's, else the core's `service`. */
  service?: Service;
  /** Lets hooks elsewhere follow this embed; see `useEmbed` and `useReport`. */
  handle?: EmbedHandle<Type>;
  /**
   * A name under which the `KeepAliveProvider` above keeps the embed alive while no component shows it. One component at a time
   * shows it. Without a keeper, and beside `handle`, it does nothing; see `useKeepAliveHandle`.
   */
  keepAlive?: string;
  /** Waits with the frame until the component comes into view. Default false. */
  lazy?: boolean;
}

/** Props of reports and paginated reports besides the configuration. */
export interface PhasedProps {
  /** Prepares the report while true and draws it as this becomes false (phased load). Default false. */
  phased?: boolean;
}

/** Everything that a component of a type takes: the fields of its configuration, its events, size and slots. */
export type EmbedComponentProps<Type extends EmbedKind> = Omit<EmbedConfigurations[Type], 'type' | 'width' | 'height'> &
  EventProps<Type> &
  ComponentProps<Type> &
  (Type extends 'report' ? PhasedProps : unknown);

/** The component of an embed type; its `ref` is the live embed. */
export type EmbedComponent<Type extends EmbedKind> = ForwardRefExoticComponent<
  EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>
>;

/** Props of `Embed`: those of the component that `type` names. */
export type EmbedProps = {
  [Type in EmbedKind]: { type: Type } & EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>;
}[EmbedKind];
