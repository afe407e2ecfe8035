type AsyncFunction<Parameters extends unknown[]> = (...args: Parameters) => Promise<unknown>;

const {
  constructor,
} = async () => {
  await Promise.resolve();
};

/** Creates an asynchronous function from source code. Requires a page whose content security policy allows `unsafe-eval`. */
export const createAsyncFunction = <Parameters extends unknown[]>(
  parameters: readonly string[],
  body: string,
): AsyncFunction<Parameters> =>
  new (constructor as new (...source: string[]) => AsyncFunction<Parameters>)(...parameters, body);
