import type { Service } from '@vitrine/sdk';
import type { EmbedKind } from '../control/handle';
import type { EmbedInput, Handler } from '../control/input';

/** A component's props with the provider's defaults, of any type. */
export type AnyProps = Readonly<Record<string, unknown>>;

/** Props that are the component's own or attributes of its element; everything else is configuration. */
const own =
  /^(type|service|handle|keepAlive|phased|lazy|className|style|aspectRatio|loading|fallback|throwOnError|retries|(data|aria)-.+)$/;

/** Attributes for the outer element: `data-…` and `aria-…`. */
export function attributesOf(props: AnyProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^(data|aria)-/.test(name)));
}

/** What a component's props alone say of its input. */
export type PropsInput = Omit<EmbedInput, 'updaters' | 'isInView'>;

/** Sorts props into what is embedded and who is told. */
export function toEmbedInput(type: EmbedKind, props: AnyProps & { service: Service }): PropsInput {
  const config: Record<string, unknown> = {};
  const handlers: Record<string, Handler> = {};
  for (const [name, value] of Object.entries(props)) {
    if (own.test(name)) continue;
    if (/^on[A-Z]/.test(name)) handlers[name.charAt(2).toLowerCase() + name.slice(3)] = value as Handler;
    // Sizes are the frame's too where it takes them, in pixels.
    else if (!/^(width|height)$/.test(name) || (typeof value === 'number' && /^(visual|tile)$/.test(type)))
      config[name] = value;
  }
  return {
    type,
    service: props.service,
    config,
    handlers,
    phased: Boolean(props.phased),
    retries: props.retries as number | undefined,
  };
}
