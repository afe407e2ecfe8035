import { EmbedError } from '../../../../src/errors';
import { settle } from './fake-frame';

/** Arguments by method name; methods without an entry are called without arguments. */
export type MethodArguments = Readonly<Record<string, () => unknown[]>>;

/** Methods that dispose or reset the object. They are called last. */
const disposers: readonly (string | symbol)[] = ['reset', 'dispose', Symbol.dispose];

/** Members that only the SDK calls. */
const internalMembers = new Set<string | symbol>([
  'assertValid',
  'constructor',
  'complete',
  'emit',
  'eventDetail',
  'frameParameters',
  'populateConfig',
  'prepare',
  'repeat',
  'start',
  'validationKind',
]);

/** Returns the names of an object's public members, own and inherited. Members that dispose or reset the object are last. */
export function membersOf(object: object): (string | symbol)[] {
  const names = new Set<string | symbol>();
  for (let type = object; type !== Object.prototype; type = Object.getPrototypeOf(type) as object) {
    for (const name of Reflect.ownKeys(type)) if (!internalMembers.has(name)) names.add(name);
  }
  return [...names].sort((a, b) => disposers.indexOf(a) - disposers.indexOf(b));
}

/**
 * Calls every public method of an object and reads its other members.
 *
 * @returns the messages of all errors other than `EmbedError`s, for example a `TypeError` for an inaccessible private
 * field
 */
export async function callEveryMethod(object: object, methodArguments: MethodArguments = {}): Promise<string[]> {
  const failures: string[] = [];
  for (const name of membersOf(object)) {
    const collectFailure = (error: unknown) => {
      if (error instanceof Error && !(error instanceof EmbedError)) failures.push(`${String(name)}: ${error.message}`);
    };
    try {
      const member: unknown = Reflect.get(object, name, object);
      const values = methodArguments[String(name)]?.() ?? [];
      // The call is not awaited, because some calls settle only after a later one.
      if (typeof member === 'function') Promise.resolve(Reflect.apply(member, object, values)).catch(collectFailure);
    } catch (error) {
      collectFailure(error);
    }
  }
  await settle();
  return failures;
}
