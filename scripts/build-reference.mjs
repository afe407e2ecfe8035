// Reads the public API with TypeDoc, for the documentation site and the check that every member is documented.
import { Application, Converter, LogLevel, Logger, ReflectionKind } from 'typedoc';

// `compat` is excluded, because it repeats the core's members under names that the migration guide lists.
const entryPoints = [
  ['src/index.ts', '@vitrine/sdk'],
  ['react/src/index.ts', '@vitrine/sdk/react'],
  ['src/devtools/index.ts', '@vitrine/sdk/devtools'],
  ['react/src/devtools/index.ts', '@vitrine/sdk/devtools/react'],
  ['src/emulator/index.ts', '@vitrine/sdk/emulator'],
  ['src/server/index.ts', '@vitrine/sdk/server'],
];

/** Collects TypeDoc's warnings and errors. */
class WarningCollector extends Logger {
  messages = [];

  log(message, level) {
    if (level >= LogLevel.Warn) this.messages.push(message);
  }
}

// Fields in inline object types are documented by the member that declares the type.
const isRelevant = (message) => !message.includes('.__type.');

/** Reads the API. Returns TypeDoc's application, the project and the problems found. */
export async function readReference(options = {}) {
  const app = await Application.bootstrap({
    name: 'Vitrine API',
    entryPoints: entryPoints.map(([file]) => file),
    tsconfig: 'scripts/tsconfig.build-reference.json',
    // types are checked by a separate gate
    skipErrorChecking: true,
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    includeVersion: true,
    hideGenerator: true,
    searchInComments: true,
    validation: { notExported: false, invalidLink: true, invalidPath: true, notDocumented: true },
    ...options,
  });
  const logger = new WarningCollector();
  app.logger = logger;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const reflection of Object.values(project.reflections)) {
      if (!reflection.kindOf(ReflectionKind.Module)) continue;
      const entryPoint = entryPoints.find(([file]) => file.replace(/(\/index)?\.ts$/, '') === reflection.name);
      if (entryPoint) reflection.name = entryPoint[1];
    }
  });
  const project = await app.convert();
  if (project) app.validate(project);
  return { app, project, problems: logger.messages.filter(isRelevant) };
}
