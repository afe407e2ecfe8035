// Writes docs/protocol.md from the request table and the event table; with `--check`, fails when it is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const file = 'docs/protocol.md';

/** The declaration of an interface in a source file. */
function interfaceOf(path, name) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (!found) throw new Error(`${path} has no interface ${name}`);
  return { members: found.members, text: (node) => node.getText(source).replace(/\s+/g, ' ') };
}

const cell = (text) => `\`${text.replaceAll('|', '\\|')}\``;

function calls() {
  const { members, text } = interfaceOf('src/protocol/requests.ts', 'RequestTable');
  const rows = members.map((member) => {
    const [body, result] = member.type.typeArguments.map(text);
    return `| ${cell(member.name.text)} | ${cell(body)} | ${cell(result)} |`;
  });
  return ['| call | body | result |', '|---|---|---|', ...rows].join('\n');
}

function events() {
  const names = ['CommonEvents', 'ReportEvents', 'DashboardEvents', 'TileEvents', 'QnaEvents'];
  const rows = names.flatMap((name) => {
    const { members, text } = interfaceOf('src/protocol/events.ts', name);
    return members.map((member) => `| ${name} | ${cell(member.name.text)} | ${cell(text(member.type))} |`);
  });
  return ['| of | event | payload |', '|---|---|---|', ...rows].join('\n');
}

const text = `# The protocol

Made from \`src/protocol\` by \`npm run docs:protocol\`; a test compares the two.

## Calls

What the SDK asks of a frame. \`:name\` is a parameter, percent-encoded. A refused call rejects with the frame's answer.

${calls()}

## Events

What a frame tells, as its message carries it. Reports, single visuals have \`ReportEvents\`; dashboards \`DashboardEvents\`; tiles \`TileEvents\`;
question-and-answer boxes \`QnaEvents\`; the creation of reports \`CommonEvents\`, which all others have too.

${events()}

## Hooks

| hook | field of \`eventHooks\` | embeds |
|---|---|---|
| \`preQuery\` | \`applicationContextProvider\` | report |
| \`newAccessToken\` | \`accessTokenProvider\` | report, create, quickCreate, with \`tokenType\` Aad |

The answer is 404 without a handler, 400 when it fails, 200 with its result otherwise.
`;

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} is not up to date. Run \`npm run docs:protocol\` and commit it.`);
  process.exit(1);
}
