import type { Args } from './control';

interface ArgsContext {
  readonly args: Args;
  readonly argTypes: object;
}

/** Returns the initial values of the controls, by arg. */
const initialValues = (argTypes: object): Args =>
  Object.fromEntries(
    Object.entries(argTypes as Record<string, { initial?: unknown }>).flatMap(([name, { initial }]) =>
      initial === undefined ? [] : [[name, initial]],
    ),
  );

/**
 * Returns the args that a story omits, with their controls' initial values, so that each control shows the value that is in
 * effect. Their names are in the arg `omitted`.
 */
export function addDefaults({ initialArgs, argTypes }: { initialArgs: Args; argTypes: object }): Args {
  const defaults = Object.entries(initialValues(argTypes)).filter(([name]) => initialArgs[name] === undefined);
  return { ...Object.fromEntries(defaults), omitted: defaults.map(([name]) => name) };
}

/** Returns a story's args without those that the story omits and that still have their default. */
export function withoutDefaults({ args: { omitted = [], ...args }, argTypes }: ArgsContext): Args {
  const initial = initialValues(argTypes);
  const isDefault = (name: string) => (omitted as readonly string[]).includes(name) && args[name] === initial[name];
  return Object.fromEntries(Object.entries(args).filter(([name]) => !isDefault(name)));
}
