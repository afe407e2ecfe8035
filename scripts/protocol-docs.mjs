// Writes docs/protocol.md from the request table and the event table. With `--check`, fails if the file is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const file = 'docs/protocol.md';

/** Returns an interface's members in a source file, and a function that returns their source text. */
function readInterface(path, name) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (!found) throw new Error(`Expected an interface ${name} in ${path}.`);
  return { members: found.members, text: (node) => node.getText(source).replace(/\s+/g, ' ') };
}

const cell = (text) => `\`${text.replaceAll('|', '\\|')}\``;

function requests(file, name) {
  const { members, text } = readInterface(file, name);
  const rows = members.map((member) => {
    const [body, result] = member.type.typeArguments.map(text);
    return `| ${cell(member.name.text)} | ${cell(body)} | ${cell(result)} |`;
  });
  return ['| request | body | response |', '|---|---|---|', ...rows].join('\n');
}

function events() {
  const names = ['CommonEvents', 'ReportEvents', 'DashboardEvents', 'TileEvents', 'QnaEvents'];
  const rows = names.flatMap((name) => {
    const { members, text } = readInterface('src/protocol/events.ts', name);
    return members.map((member) => `| ${name} | ${cell(member.name.text)} | ${cell(text(member.type))} |`);
  });
  return ['| group | event | payload |', '|---|---|---|', ...rows].join('\n');
}

const text = `# Protocol

Generated from \`src/protocol\` by \`npm run docs:protocol\`. A test checks that this page is up to date.

## Requests

Requests that the SDK sends to a frame. \`:name\` is a percent-encoded parameter. If the frame responds with an error, the call's promise is rejected with that error.

${requests('src/protocol/requests.ts', 'RequestTable')}

### Report authoring

Requests that \`powerbi-report-authoring\` sends. That package adds methods to the compat entry point's objects. See [Report authoring](report-authoring.md).

${requests('src/protocol/authoring-requests.ts', 'AuthoringRequestTable')}

## Events

Events that a frame emits, and the payloads of their messages. All embeds emit \`CommonEvents\`. In addition, reports and single visuals emit \`ReportEvents\`,
dashboards \`DashboardEvents\`, tiles \`TileEvents\`, and Q&A \`QnaEvents\`. Report creation and quick create emit only \`CommonEvents\`.

${events()}

## Hooks

Requests that a frame sends to the SDK.

| hook | \`eventHooks\` field | embeds |
|---|---|---|
| \`preQuery\` | \`applicationContextProvider\` | report |
| \`newAccessToken\` | \`accessTokenProvider\` | report, create and quickCreate, if \`tokenType\` is Aad |

The response has status 404 if there is no handler, and 400 if the handler fails. Otherwise, it has status 200 and contains the handler's result.
`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is not up to date. Run \`npm run docs:protocol\` and commit it.`);
  process.exit(1);
}
