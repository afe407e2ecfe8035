import {
  createElement,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type Ref,
} from 'react';
import type { PropUpdaters } from '../updates/prop-updates';
import { EmbedController, controllerOf } from '../control/controller';
import { isReady, type EmbedHandle, type EmbedKind } from '../control/handle';
import { useHandleState } from '../hooks/use-handle-state';
import { useDefaults } from '../provider/use-defaults';
import { useInView } from './use-in-view';
import { useBrowserLayoutEffect } from './layout-effect';
import { usePageSize } from './page-size';
import type { SizingProps, SlotProps } from './props';
import { sizeOf } from './sizing';
import { attributesOf, toEmbedInput, type AnyProps } from './split-props';

const cover: CSSProperties = { position: 'absolute', inset: 0 };

/** Renders an embed of any type: an outer element of the wanted size, the SDK's container in it, and slots over that. */
export function useEmbedView(
  type: EmbedKind,
  updaters: PropUpdaters,
  given: AnyProps,
  ref: Ref<unknown>,
): ReactElement {
  const props = useDefaults(given, `Embedded ${type}`);
  const [own] = useState(() => new EmbedController());
  const controller = controllerOf((props.handle as EmbedHandle | undefined) ?? own);
  const state = useHandleState<EmbedKind>(controller);
  const outer = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const isInView = useInView(outer, Boolean(props.lazy));

  useBrowserLayoutEffect(() => {
    // It is rendered below, always.
    const element = container.current as HTMLElement;
    controller.connect(element);
    return () => controller.disconnect(element);
  }, [controller]);
  useBrowserLayoutEffect(() => {
    controller.update({ ...toEmbedInput(type, props), updaters, isInView });
  });
  // After the effects above: in the same commit, `ref` is the live embed.
  useImperativeHandle(ref, () => controller.getState().embed, [controller, state.embed]);

  const { loading, fallback, throwOnError } = props as SlotProps;
  const pageSize = usePageSize(state, props.height === 'auto');
  const { error } = state;
  if (error && throwOnError) throw error;
  useEffect(() => {
    // An empty place and a silent console would leave the developer alone. A keeper's handle is nobody who looks.
    // eslint-disable-next-line no-console -- nobody else tells
    if (error && !(fallback ?? props.onError ?? given.handle)) console.error(error);
  }, [error]);

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
      style: sizeOf(props as SizingProps, pageSize),
    },
    createElement('div', {
      key: controller.key,
      ref: container,
      style: { ...cover, ...(failure && { visibility: 'hidden' }) },
    }),
    busy ? loading && createElement('div', { style: cover }, loading) : failure,
  );
}
