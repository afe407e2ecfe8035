import { build } from 'esbuild';
import { compileModule } from 'svelte/compiler';

/** Stores a value in a library's state and returns the value that the state then contains. */
export type Store = <T extends object>(value: T) => T;

const svelte = compileModule(
  'export const svelteStore = (value) => { const state = $state({ nested: { value } }); return state.nested.value; };',
  { generate: 'client', filename: 'store.svelte.js' },
).js.code;

const solid = `
  import { createStore } from 'solid-js/store';
  export const solidStore = (value) => { const [state] = createStore({ nested: { value } }); return state.nested.value; };
`;

/**
 * Returns the browser versions of the Svelte and Solid stores. Svelte's `$state` works only in compiled modules. In Node.js,
 * Solid resolves to its server build, whose stores are not proxies.
 */
export async function loadBrowserStores(): Promise<{ svelteStore: Store; solidStore: Store }> {
  const { outputFiles } = await build({
    stdin: { contents: svelte + solid, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['browser'],
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    svelteStore: Store;
    solidStore: Store;
  };
}
