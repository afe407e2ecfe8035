import { createElement, forwardRef, type ForwardRefExoticComponent, type ReactElement } from 'react';
import type { EmbedKind } from '../control/handle';
import { useEmbedView } from './embed-view';
import type { EmbedComponent, EmbedProps } from './props';
import type { AnyProps } from './split-props';

/** Makes the component of an embed type. */
export function componentOf<Type extends EmbedKind>(type: Type, displayName: string): EmbedComponent<Type> {
  const component = forwardRef<unknown, AnyProps>((props, ref) => useEmbedView(type, props, ref));
  component.displayName = displayName;
  return component as ForwardRefExoticComponent<never> as EmbedComponent<Type>;
}

const AnyEmbed = /* @__PURE__ */ forwardRef<unknown, AnyProps>((props, ref) =>
  useEmbedView(props.type as EmbedKind, props, ref),
) as ForwardRefExoticComponent<object>;

/**
 * Embeds whatever `type` names. Another type is another frame.
 *
 * @example
 * ```tsx
 * <Embed type="dashboard" embedUrl={embedUrl} accessToken={token} onTileClicked={open} />
 * ```
 */
export function Embed(props: EmbedProps): ReactElement {
  return createElement(AnyEmbed, props);
}
