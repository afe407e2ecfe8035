// Reads the public surface and the documents with TypeDoc, for the site and for the check that every member is documented.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Application, Converter, LogLevel, Logger, ReflectionKind } from 'typedoc';

// The compatibility door is not among them: it has the core's members once more, under names that the migration guide lists.
const doors = [
  ['src/index.ts', '@vitrine/sdk'],
  ['react/src/index.ts', '@vitrine/sdk/react'],
  ['src/emulator/index.ts', '@vitrine/sdk/emulator'],
];

/** The guides in the order of their index, then all others, then the project's own documents. */
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

/** A document's title: its first heading. */
const titleOf = (path) => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;

/** Keeps what TypeDoc complains about. */
class Complaints extends Logger {
  texts = [];

  log(message, level) {
    if (level >= LogLevel.Warn) this.texts.push(message);
  }
}

// The fields of an object type that is written inline are explained by the member that holds it.
const isMeant = (text) => !text.includes('.__type.');

/** Reads everything; gives the application, the project and what is wrong with it. */
export async function readReference(options = {}) {
  const documents = listDocuments();
  const app = await Application.bootstrap({
    name: 'Vitrine',
    entryPoints: doors.map(([entry]) => entry),
    tsconfig: 'scripts/tsconfig.reference.json',
    // the type check is a gate of its own
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
  const complaints = new Complaints();
  app.logger = complaints;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const titles = new Map(documents.map((path) => [path.replace(/\.md$/, ''), titleOf(path)]));
    for (const reflection of Object.values(project.reflections)) {
      if (reflection.kindOf(ReflectionKind.Module)) {
        const door = doors.find(([entry]) => entry.replace(/(\/index)?\.ts$/, '') === reflection.name);
        if (door) reflection.name = door[1];
      } else if (reflection.kindOf(ReflectionKind.Document)) {
        reflection.name = titles.get(reflection.name) ?? reflection.name;
      }
    }
  });
  const project = await app.convert();
  if (project) app.validate(project);
  return { app, project, faults: complaints.texts.filter(isMeant) };
}
