import {
  createDefinition,
  dashboardDefinition,
  EmbedError,
  qnaDefinition,
  quickCreateDefinition,
  reportDefinition,
  tileDefinition,
  visualDefinition,
  type EmbedDefinition,
} from '@vitrine/sdk';
import { forwardRef, useMemo, type ForwardRefExoticComponent } from 'react';
import {
  commonUpdaters,
  qnaUpdaters,
  reportUpdaters,
  visualUpdaters,
  type PropUpdaters,
} from '../updates/prop-updates';
import type { EmbedKind } from '../control/handle';
import { useEmbedView } from './embed-view';
import type { EmbedComponent, EmbedProps } from '../props/component-props';
import type { AnyProps } from '../props/split-props';

/**
 * Creates the component for an embed type from the type's definition and the updaters for its props, so that a bundle contains
 * only the types that it uses.
 */
export function createComponent<Type extends EmbedKind>(
  definition: EmbedDefinition,
  displayName: string,
  updaters: PropUpdaters,
): EmbedComponent<Type> {
  const component = forwardRef<unknown, AnyProps>((props, ref) => useEmbedView(definition, updaters, props, ref));
  component.displayName = displayName;
  return component as ForwardRefExoticComponent<never> as EmbedComponent<Type>;
}

/** Returns the definition for a type that does not exist. Its embeds fail, so `onError` receives the error. */
const unknownDefinition = (type: string): EmbedDefinition => ({
  type,
  create: () => {
    throw new EmbedError(
      'unknownType',
      `There is no component of type '${type}'. Use 'report', 'visual', 'dashboard', 'tile', 'qna', 'create' or 'quickCreate'.`,
    );
  },
});

// A function, because a module-level record would keep all types in every bundle.
function typeOf(type: EmbedKind): [EmbedDefinition, PropUpdaters] {
  switch (type) {
    case 'report':
      return [reportDefinition, reportUpdaters];
    case 'visual':
      return [visualDefinition, visualUpdaters];
    case 'dashboard':
      return [dashboardDefinition, commonUpdaters];
    case 'tile':
      return [tileDefinition, commonUpdaters];
    case 'qna':
      return [qnaDefinition, qnaUpdaters];
    case 'create':
      return [createDefinition, commonUpdaters];
    case 'quickCreate':
      return [quickCreateDefinition, commonUpdaters];
    default:
      return [unknownDefinition(type), commonUpdaters];
  }
}

/**
 * Embeds content of any type. Use it when the type is only known at run time. Otherwise, prefer `Report`, `Dashboard` and the
 * other typed components, which keep the bundle smaller. If `type` is a union, pass the props that each of its types requires.
 * Changing `type` remounts the frame.
 *
 * @example
 * ```tsx
 * <Embed type="dashboard" embedUrl={embedUrl} accessToken={token} onTileClicked={showReport} />
 * ```
 */
export const Embed = /* @__PURE__ */ forwardRef<unknown, AnyProps>(function Embed(props, ref) {
  const type = props.type as EmbedKind;
  const [definition, updaters] = useMemo(() => typeOf(type), [type]);
  return useEmbedView(definition, updaters, props, ref);
}) as ForwardRefExoticComponent<never> as ForwardRefExoticComponent<EmbedProps>;
