import { createElement, forwardRef, type ForwardRefExoticComponent, type ReactElement } from 'react';
import {
  commonUpdaters,
  qnaUpdaters,
  reportUpdaters,
  visualUpdaters,
  type PropUpdaters,
} from '../updates/prop-updates';
import type { EmbedKind } from '../control/handle';
import { useEmbedView } from './embed-view';
import type { EmbedComponent, EmbedProps } from './props';
import type { AnyProps } from './split-props';

/**
 * Creates the component for an embed type. The updaters are a parameter, so that a bundle contains only those of the
 * components it imports.
 */
export function createEmbedComponent<Type extends EmbedKind>(
  type: Type,
  displayName: string,
  updaters: PropUpdaters,
): EmbedComponent<Type> {
  const component = forwardRef<unknown, AnyProps>((props, ref) => useEmbedView(type, updaters, props, ref));
  component.displayName = displayName;
  return component as ForwardRefExoticComponent<never> as EmbedComponent<Type>;
}

const updatersOf: Partial<Record<EmbedKind, PropUpdaters>> = {
  report: reportUpdaters,
  visual: visualUpdaters,
  qna: qnaUpdaters,
};

const AnyEmbed = /* @__PURE__ */ forwardRef<unknown, AnyProps>((props, ref) =>
  useEmbedView(props.type as EmbedKind, updatersOf[props.type as EmbedKind] ?? commonUpdaters, props, ref),
) as ForwardRefExoticComponent<object>;

/**
 * Embeds content of any type. Use it when the type is only known at run time; otherwise prefer `Report`, `Dashboard` and
 * the other typed components, which keep the bundle smaller. A changed `type` remounts the frame.
 *
 * @example
 * ```tsx
 * <Embed type="dashboard" embedUrl={embedUrl} accessToken={token} onTileClicked={open} />
 * ```
 */
export function Embed(props: EmbedProps): ReactElement {
  return createElement(AnyEmbed, props);
}
