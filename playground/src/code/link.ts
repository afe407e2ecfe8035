import { embedTypes, entryPoints, type EmbedTypeId, type EntryPoint } from '../embed-types';

/** The visitor's selection, which is stored in the playground's URL. */
export interface Link {
  readonly type: EmbedTypeId;
  readonly entryPoint: EntryPoint;
  /** Id of the selected command. Default: none, in which case the code is shown. */
  readonly command?: string;
  /** Values of the command's fields. Fields without a value have their default. */
  readonly values: Readonly<Record<string, string>>;
  /** The visitor's code. Default: the sample. */
  readonly code?: string;
}

/** Placeholder for the emulator's origin, whose port may differ on the machine where a link is opened. */
const originPlaceholder = '{{emulator}}';

const encode = (text: string): string => {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function decode(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (each) => each.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const isKey = <Key extends string>(object: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(object, key);

/** Reads a URL fragment. Unknown embed types, unknown entry points and malformed code are replaced with their defaults. */
export function readLink(hash: string, origin: string): Link {
  const [path = '', query] = hash.replace(/^#/, '').split('?');
  const [type = '', entryPoint = ''] = path.split('/');
  const { command, code = '', ...values } = Object.fromEntries(new URLSearchParams(query));
  const text = decode(code);
  return {
    type: isKey(embedTypes, type) ? type : 'report',
    entryPoint: isKey(entryPoints, entryPoint) ? entryPoint : 'javascript',
    ...(command && { command }),
    ...(text && { code: text.replaceAll(originPlaceholder, origin) }),
    values,
  };
}

/** Returns the fragment for a link, with `#`. */
export function writeLink({ type, entryPoint, command, values, code }: Link, origin: string): string {
  const query = new URLSearchParams({
    ...(command && { command, ...values }),
    ...(code !== undefined && { code: encode(code.replaceAll(origin, originPlaceholder)) }),
  }).toString();
  return `#${type}/${entryPoint}${query && `?${query}`}`;
}
