import type { EmbedDefinition, Embedder } from '@vitrine/sdk';
import type { EmbedInput, Handler } from '../updates/embed-input';

/** Props of a component of any type, merged with the provider's defaults. */
export type AnyProps = Readonly<Record<string, unknown>>;

/** Props of the component itself and attributes of its element. Other props are event handlers or configuration fields. */
const componentProps =
  /^(type|service|handle|keepAlive|phased|lazy|className|style|aspectRatio|loading|fallback|throwOnError|retries|(data|aria)-.+)$/;

/** Returns the `data-…` and `aria-…` attributes for the outer element. */
export function attributesOf(props: AnyProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^(data|aria)-/.test(name)));
}

/** The part of the input that is derived from the props alone. */
export type PropsInput = Omit<EmbedInput, 'updaters' | 'isInView'>;

/** Splits props into configuration and event handlers. */
export function toEmbedInput(definition: EmbedDefinition, props: AnyProps & { service: Embedder }): PropsInput {
  const config: Record<string, unknown> = {};
  const handlers: Record<string, Handler> = {};
  for (const [name, value] of Object.entries(props)) {
    if (componentProps.test(name)) continue;
    if (/^on[A-Z]/.test(name)) {
      // In JavaScript, `onLoaded={condition && handler}` may be false.
      if (value) handlers[name.charAt(2).toLowerCase() + name.slice(3)] = value as Handler;
      continue;
    }
    // Visuals and tiles also have a size in pixels in their configuration.
    if (!/^(width|height)$/.test(name) || (typeof value === 'number' && /^(visual|tile)$/.test(definition.type)))
      config[name] = value;
  }
  return {
    definition,
    service: props.service,
    config,
    handlers,
    phased: Boolean(props.phased),
    retries: props.retries as number | undefined,
  };
}
