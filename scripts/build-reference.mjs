// Reads the public API and the guides with TypeDoc, for the documentation site and the check that every member is documented.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Application, Converter, LogLevel, Logger, ReflectionKind } from 'typedoc';

// Without `compat`: it repeats the members of the core under names that the migration guide lists.
const entryPoints = [
  ['src/index.ts', '@vitrine/sdk'],
  ['react/src/index.ts', '@vitrine/sdk/react'],
  ['src/emulator/index.ts', '@vitrine/sdk/emulator'],
  ['src/server/index.ts', '@vitrine/sdk/server'],
];

/** Returns the guides in the order of their index, then unlisted guides, then the project's other documents. */
function listDocuments() {
  const index = [...readFileSync('docs/README.md', 'utf8').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  const others = readdirSync('docs').filter((name) => name.endsWith('.md') && !index.includes(name));
  const decisions = readdirSync('docs/decisions').filter((name) => name.endsWith('.md'));
  return [
    ...[...index, ...others].filter((name) => name !== 'README.md').map((name) => `docs/${name}`),
    'docs/README.md',
    ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
    'docs/decisions/README.md',
    ...decisions.filter((name) => name !== 'README.md').map((name) => `docs/decisions/${name}`),
  ].filter((path) => existsSync(path));
}

/** Returns the first heading of a document. */
const titleOf = (path) => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;

/** Collects warnings and errors of TypeDoc. */
class WarningCollector extends Logger {
  messages = [];

  log(message, level) {
    if (level >= LogLevel.Warn) this.messages.push(message);
  }
}

// Fields of inline object types are documented by the member that declares the type.
const isRelevant = (message) => !message.includes('.__type.');

/** Reads the API and the documents. Returns TypeDoc's application, the project and the problems found. */
export async function readReference(options = {}) {
  const documents = listDocuments();
  const app = await Application.bootstrap({
    name: 'Vitrine',
    entryPoints: entryPoints.map(([file]) => file),
    tsconfig: 'scripts/tsconfig.build-reference.json',
    // types are checked by a separate gate
    skipErrorChecking: true,
    projectDocuments: documents,
    readme: 'README.md',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    includeVersion: true,
    hideGenerator: true,
    searchInComments: true,
    searchInDocuments: true,
    validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: true },
    ...options,
  });
  const logger = new WarningCollector();
  app.logger = logger;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const titles = new Map(documents.map((path) => [path.replace(/\.md$/, ''), titleOf(path)]));
    for (const reflection of Object.values(project.reflections)) {
      if (reflection.kindOf(ReflectionKind.Module)) {
        const entryPoint = entryPoints.find(([file]) => file.replace(/(\/index)?\.ts$/, '') === reflection.name);
        if (entryPoint) reflection.name = entryPoint[1];
      } else if (reflection.kindOf(ReflectionKind.Document)) {
        reflection.name = titles.get(reflection.name) ?? reflection.name;
      }
    }
  });
  const project = await app.convert();
  if (project) app.validate(project);
  return { app, project, problems: logger.messages.filter(isRelevant) };
}
