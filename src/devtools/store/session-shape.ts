import type { EmbedSnapshot } from './embed-snapshot';
import type { ExchangeView } from './exchange';

type FieldType = 'number' | 'string' | 'boolean' | 'object';

/** Names of an object's fields, by field type. Fields with a question mark are optional. */
type Shape = Readonly<Partial<Record<FieldType | `${FieldType}?`, readonly string[]>>>;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function has(value: unknown, shape: Shape): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  return Object.entries(shape).every(([type, names]) =>
    names.every((name) => {
      const field = value[name];
      return field === undefined ? type.endsWith('?') : field !== null && typeof field === type.replace('?', '');
    }),
  );
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isProblem = (value: unknown): boolean =>
  has(value, { number: ['timeMs'], string: ['message'], 'string?': ['code'] });

const isChange = (value: unknown): boolean => has(value, { string: ['name'], 'string?': ['difference'] });

const isLoad = (value: unknown): boolean =>
  has(value, { number: ['timeMs'], object: ['steps'], 'string?': ['error'], 'boolean?': ['isPartial'] }) &&
  Object.values(value.steps as object).every((step) => typeof step === 'number') &&
  (value.changes === undefined || isListOf(value.changes, isChange));

const isFetch = (value: unknown): boolean =>
  has(value, {
    number: ['timeMs'],
    string: ['reason'],
    'number?': ['durationMs', 'expiresAtMs'],
    'string?': ['error'],
  });

const isLayout = (value: unknown): boolean =>
  has(value, {
    number: ['width', 'height', 'frameHeight'],
    boolean: ['isHidden', 'isConnected'],
    'boolean?': ['isAutoHeight'],
    'string?': ['hiddenBy'],
  });

const isToken = (value: unknown): boolean =>
  has(value, {
    string: ['kind'],
    boolean: ['isManaged'],
    'boolean?': ['canRefresh'],
    'number?': ['issuedAtMs', 'expiresAtMs'],
  }) && isListOf(value.fetches, isFetch);

/** Returns whether a value is a message in a session file. */
export const isExchange = (value: unknown): value is ExchangeView =>
  has(value, {
    number: ['number', 'timeMs', 'size'],
    string: ['embedKey', 'embedName', 'kind', 'method', 'url'],
    boolean: ['isOutgoing'],
    'number?': ['statusCode', 'durationMs'],
  });

/** Returns whether a value is an embed in a session file. */
export const isEmbed = (value: unknown): value is EmbedSnapshot =>
  has(value, {
    string: ['key', 'name', 'type', 'uniqueId', 'id', 'status', 'container', 'origin'],
    boolean: ['isComplete'],
    object: ['content'],
    'string?': ['title', 'faults'],
  }) &&
  isListOf(value.loads, isLoad) &&
  isListOf(value.problems, isProblem) &&
  isToken(value.token) &&
  (value.unanswered === undefined || has(value.unanswered, { number: ['count', 'sinceMs'] })) &&
  (value.layout === undefined || isLayout(value.layout)) &&
  (value.failure === undefined || isProblem(value.failure));
