import { createElement, forwardRef, type ForwardRefExoticComponent, type ReactElement } from 'react';
import { commonRows, qnaRows, reportRows, visualRows, type Rows } from '../change/table';
import type { EmbedKind } from '../control/handle';
import { useEmbedView } from './embed-view';
import type { EmbedComponent, EmbedProps } from './props';
import type { AnyProps } from './split-props';

/** Makes the component of an embed type; its rows say what a changed prop does, so that a bundle holds only those it needs. */
export function componentOf<Type extends EmbedKind>(type: Type, displayName: string, rows: Rows): EmbedComponent<Type> {
  const component = forwardRef<unknown, AnyProps>((props, ref) => useEmbedView(type, rows, props, ref));
  component.displayName = displayName;
  return component as ForwardRefExoticComponent<never> as EmbedComponent<Type>;
}

const rowsOf: Partial<Record<EmbedKind, Rows>> = { report: reportRows, visual: visualRows, qna: qnaRows };

const AnyEmbed = /* @__PURE__ */ forwardRef<unknown, AnyProps>((props, ref) =>
  useEmbedView(props.type as EmbedKind, rowsOf[props.type as EmbedKind] ?? commonRows, props, ref),
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
