import type { Service } from '@vitrine/sdk';
import type { EmbedKind } from '../control/handle';
import type { EmbedInput, Handler } from '../control/input';

/** A component's props with the provider's defaults, of any type. */
export type AnyProps = Readonly<Record<string, unknown>>;

/** Props that are the component's own; everything else is configuration. */
const own = [
  'type',
  'service',
  'handle',
  'phased',
  'lazy',
  'className',
  'style',
  'aspectRatio',
  'loading',
  'fallback',
  'throwOnError',
  'retries',
];

const isSize = (name: string) => /^(width|height)$/.test(name);

/** The default title, the same in the page and on the server. */
export function titleOf(type: EmbedKind, { title }: AnyProps): string {
  return (title as string | undefined) ?? `Embedded ${type}`;
}

const isAttribute = (name: string) => /^(data|aria)-/.test(name);

/** Attributes for the outer element: `data-…` and `aria-…`. */
export function attributesOf(props: AnyProps): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isAttribute(name)));
}

/** Sorts props into what is embedded and who is told. */
export function inputOf(type: EmbedKind, props: AnyProps, service: Service, inSight: boolean): EmbedInput {
  const config: Record<string, unknown> = { title: titleOf(type, props) };
  const handlers: Record<string, Handler> = {};
  for (const [name, value] of Object.entries(props)) {
    if (own.includes(name) || isAttribute(name)) continue;
    if (/^on[A-Z]/.test(name)) handlers[name.charAt(2).toLowerCase() + name.slice(3)] = value as Handler;
    else if (!isSize(name) || (typeof value === 'number' && /^(visual|tile)$/.test(type))) config[name] = value;
  }
  return {
    type,
    service,
    inSight,
    config,
    handlers,
    phased: Boolean(props.phased),
    retries: Number(props.retries ?? 0),
  };
}
