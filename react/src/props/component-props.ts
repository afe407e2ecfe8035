import type {
  EmbedConfigurations,
  Embedder,
  EmbedError,
  EmbedTypes,
  EventTable,
  ReportHandlerEvents,
  ReportTheme,
} from '@vitrine/sdk';
import type { CSSProperties, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';
import type { EmbedHandle, EmbedKind } from '../control/handle';

/** Events of each embed type, with the `detail` that handlers receive. */
export interface HandlerEvents extends Omit<EventTable, 'report' | 'visual'> {
  /** Report. */
  report: ReportHandlerEvents;
  /** Single visual. */
  visual: ReportHandlerEvents;
}

/**
 * Event props: `onLoaded`, `onPageChanged` and so on, one for each event of the embed type. The handler from the latest render
 * is called, and passing a new function never reloads the content. `onError` also receives errors raised by the SDK itself, for
 * example an invalid configuration or a rejected call.
 */
export type EventProps<Type extends EmbedKind> = {
  [Name in keyof HandlerEvents[Type] & string as `on${Capitalize<Name>}`]?:
    | ((event: CustomEvent<HandlerEvents[Type][Name]>) => void)
    | undefined;
};

/**
 * Size of the component. By default, it fills its container, or has an aspect ratio of 16:9 if the container has no height. If
 * `className` is set and `width`, `height` and `aspectRatio` are not, your style sheet sets the size.
 */
export interface SizingProps {
  /** Class name of the outer element. */
  className?: string | undefined;
  /** Inline style of the outer element. Overrides all other sizing. */
  style?: CSSProperties | undefined;
  /** Width: a number of pixels or a CSS length. Default: '100%'. For visuals and tiles, a number is also sent to the frame. */
  width?: number | string | undefined;
  /**
   * Height: a number of pixels, a CSS length, or 'auto' for the aspect ratio of the report's active page. Default: '100%'.
   * For visuals and tiles, a number is also sent to the frame.
   */
  height?: number | string | undefined;
  /**
   * Aspect ratio, width to height, for example `16 / 9` or '4 / 3'. Ignored if `height` is a length. Default: the ratio of the
   * active page if `height` is 'auto', otherwise 16:9.
   */
  aspectRatio?: number | string | undefined;
}

/** Content to show while the embed is loading and after it has failed to load, and options for failures. */
export interface SlotProps {
  /** Shown over the frame while the content loads or reloads. Default: nothing. */
  loading?: ReactNode;
  /** Renders a replacement for content that failed to load. `retry` creates a new frame and loads again. */
  fallback?: ((error: EmbedError, retry: () => void) => ReactNode) | undefined;
  /** Whether to throw load errors during rendering, so that an error boundary catches them. Default: false. */
  throwOnError?: boolean | undefined;
  /**
   * Number of automatic retries after a load timeout or a silent frame, with exponential backoff (1, 2, 4 … seconds).
   * Default: 0.
   */
  retries?: number | undefined;
}

/** Props of every component that are not part of the embed configuration. */
export interface ComponentProps<Type extends EmbedKind> extends SizingProps, SlotProps {
  /**
   * Service or embedder that creates the embed. Default: the provider's service, otherwise the core's `embedder`. A `Service`
   * adds validation and telemetry.
   */
  service?: Embedder | undefined;
  /** Handle that connects hooks in other components to this embed. See `useEmbed` and `useReport`. */
  handle?: EmbedHandle<Type> | undefined;
  /**
   * Name under which the nearest `KeepAliveProvider` keeps the embed alive after the component unmounts. Only one mounted
   * component can use a name at a time. Ignored if there is no `KeepAliveProvider` or if `handle` is set. Use
   * `useKeepAliveHandle` to access the embed from hooks.
   */
  keepAlive?: string | undefined;
  /** Whether to defer creating the frame until the component is close to the viewport. Default: false. */
  lazy?: boolean | undefined;
}

/** Additional props for reports and paginated reports. */
export interface PhasedProps {
  /** Whether to load the report without rendering it. The report is rendered once the prop becomes false. Default: false. */
  phased?: boolean | undefined;
}

/** Additional props for reports and single visuals. */
export interface ThemeProps {
  /**
   * Theme, or 'page' for the colors and fonts of the page around the component. With 'page', the theme is updated when they
   * change, for example when the page switches to dark mode. See `themeFromPage` in the core.
   */
  theme?: ReportTheme | 'page' | undefined;
}

/** Props of the component for an embed type: the fields of its configuration, event handlers, size and slots. */
export type EmbedComponentProps<Type extends EmbedKind> = Omit<
  EmbedConfigurations[Type],
  'type' | 'width' | 'height' | (Type extends 'report' | 'visual' ? 'theme' : never)
> &
  EventProps<Type> &
  ComponentProps<Type> &
  (Type extends 'report' | 'visual' ? ThemeProps : unknown) &
  (Type extends 'report' ? PhasedProps : unknown);

/** Component for an embed type. Its `ref` is the live embed, or null while nothing is embedded. */
export type EmbedComponent<Type extends EmbedKind> = ForwardRefExoticComponent<
  EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>
>;

/** Props of `Embed`: `type`, and the props of the component for that type. */
export type EmbedProps = {
  [Type in EmbedKind]: { type: Type } & EmbedComponentProps<Type> & RefAttributes<EmbedTypes[Type]>;
}[EmbedKind];
