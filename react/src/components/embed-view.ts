import type { EmbedDefinition } from '@vitrine/sdk';
import {
  createElement,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type Ref,
} from 'react';
import type { PropUpdaters } from '../updates/prop-updates';
import { EmbedController, controllerOf } from '../control/controller';
import { isReady, type EmbedHandle, type EmbedKind } from '../control/handle';
import { useUnmountEffect } from '../hooks/use-unmount-effect';
import { useHandleState } from '../hooks/use-handle-state';
import { useDefaults } from '../provider/use-defaults';
import { useInView } from './use-in-view';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { usePageSize } from './page-size';
import { usePageTheme } from './page-theme';
import { overlayOf, placeholderOf, useInlineStyles } from './placeholder';
import type { SizingProps, SlotProps } from '../props/component-props';
import { sizeOf } from './sizing';
import { attributesOf, toEmbedInput, type AnyProps } from '../props/split-props';

const cover: CSSProperties = { position: 'absolute', inset: 0 };

/**
 * Renders an embed of any type: an outer element with the requested size, the SDK's container inside it, and the `loading` or
 * `fallback` content on top.
 */
export function useEmbedView(
  definition: EmbedDefinition,
  updaters: PropUpdaters,
  ownProps: AnyProps,
  ref: Ref<unknown>,
): ReactElement {
  const props = useDefaults(ownProps, `Embedded ${definition.type}`);
  const [newController] = useState(() => new EmbedController());
  const controller = controllerOf((props.handle as EmbedHandle | undefined) ?? newController);
  const state = useHandleState<EmbedKind>(controller);
  const outer = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isInView = useInView(outer, Boolean(props.lazy));

  const connected = useMemo((): { element?: HTMLElement } => ({}), [controller]);
  useBrowserLayoutEffect(() => {
    // The container is always rendered, so the ref is set when effects run.
    const element = (connected.element = container.current as HTMLElement);
    controller.connect(element);
    return () => controller.disconnect(element);
  }, [controller]);
  // A component that unmounts while it is hidden has no layout effects to clean up.
  useUnmountEffect(() => () => connected.element && controller.unmount(connected.element), [controller]);
  const pageTheme = usePageTheme(outer, props.theme === 'page');
  useBrowserLayoutEffect(() => {
    const theme = props.theme === 'page' ? pageTheme.current : props.theme;
    controller.update({ ...toEmbedInput(definition, { ...props, theme }), updaters, isInView });
  });
  // Must come after the effects above, so that `ref` is the live embed in the same commit.
  useImperativeHandle(ref, () => controller.getState().embed, [controller, state.embed]);

  const { loading, fallback, throwOnError } = props as SlotProps;
  const pageSize = usePageSize(state, props.height === 'auto');
  const { error } = state;
  if (error && throwOnError) throw error;
  useEffect(() => {
    // Without an error handler, only an empty container would be visible. A handle passed to the component counts as an error
    // handler, but a handle from a KeepAliveProvider does not.
    // oxlint-disable-next-line no-console -- the error is reported nowhere else
    if (error && !(fallback ?? props.onError ?? ownProps.handle)) console.error(error);
  }, [error]);

  const hasStyles = useInlineStyles();
  const busy = !error && !isReady(state.status);
  const failure =
    error && fallback && createElement('div', { role: 'alert', style: cover }, fallback(error, controller.retry));
  return createElement(
    'div',
    {
      role: 'group',
      'aria-label': props.title,
      'aria-busy': busy,
      ...attributesOf(props),
      ref: outer,
      className: props.className,
      style: hasStyles ? sizeOf(props as SizingProps, pageSize) : undefined,
    },
    hasStyles || (busy && loading && overlayOf(loading)),
    hasStyles || placeholderOf(props as SizingProps),
    createElement('div', {
      key: controller.key,
      ref: container,
      style: hasStyles ? { ...cover, ...(failure && { visibility: 'hidden' }) } : undefined,
    }),
    busy ? hasStyles && loading && createElement('div', { style: cover }, loading) : failure,
  );
}
