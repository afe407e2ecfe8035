// Rollup configurations that bundle the declaration files (.d.ts) for entry points.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import dts from 'rollup-plugin-dts';
import { declarationsOf, loadDeclarations } from '../declarations.mjs';
import { onwarn } from './plugins.mjs';

/** Creates a plugin that adds ambient declarations to an entry point's types. */
const ambient = (source) => ({
  name: 'ambient-declarations',
  banner: () => `/// <reference path="./${basename(source)}" />`,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: basename(source), source: readFileSync(source, 'utf8') });
  },
});

/** Creates a plugin that adds types for ES modules. They re-export the CommonJS types, so that both describe the same classes. */
const moduleTypes = (name) => ({
  name: 'module-types',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: `${basename(name)}.d.mts`,
      source: `export * from './${basename(name)}.js';\n`,
    });
  },
});

/** Returns the configurations for the types of an entry point and of each module that it exports as a namespace. */
export function typesOf(
  input,
  file,
  { commonjs, isExternal, namespaces, entries, sharedTypes, typesFooter, typesAmbient },
) {
  const namesById = new Map(
    Object.entries({ ...namespaces, ...entries, ...sharedTypes }).map(([name, path]) => [declarationsOf(path), name]),
  );
  const bundleTypes = (entry, name, external, paths) => ({
    input: declarationsOf(entry),
    external,
    onwarn,
    // declarations are parsed but not checked, so the standard library's types are not needed
    plugins: [
      loadDeclarations(),
      dts({ tsconfig: 'tsconfig.build.json', compilerOptions: { noLib: true, types: [] } }),
    ],
    output: {
      file: `dist/${name}.d.${commonjs ? 'ts' : 'mts'}`,
      format: 'es',
      paths,
      footer: entry === input ? typesFooter : undefined,
      plugins: [
        ...(entry === input && typesAmbient ? [ambient(typesAmbient)] : []),
        ...(entry === input && commonjs ? [moduleTypes(name)] : []),
      ],
    },
  });
  return [
    bundleTypes(
      input,
      file,
      (id) => isExternal(id) || namesById.has(id),
      (id) => (namesById.has(id) ? `./${namesById.get(id)}.js` : id),
    ),
    ...Object.entries(namespaces).map(([name, path]) => bundleTypes(path, name, isExternal)),
  ];
}
