import { describe, expect, it } from 'vitest';
import { compile } from '../../../playground/src/code/compile';
import { sampleCode } from '../../../playground/src/code/sample-code';
import { embedTypes, entryPoints, type EmbedTypeId, type EntryPoint } from '../../../playground/src/embed-types';
import { failedDocument, previewDocument } from '../../../playground/src/preview/document';

const origin = 'http://127.0.0.1:4300';
const layout = { height: 240, isAlone: false, hasButtons: true };
const appearance = { type: 'report', scheme: 'light', layout } as const;

describe("the playground's code", () => {
  const types = Object.keys(embedTypes) as EmbedTypeId[];

  it.each(types.flatMap((type) => (Object.keys(entryPoints) as EntryPoint[]).map((entry) => [type, entry] as const)))(
    'provides valid sample code for the type %s with the entry point %s',
    (type, entryPoint) => {
      const code = sampleCode(type, entryPoint, origin);
      expect(code).toContain(origin);
      // screen readers announce the name of the frame
      expect(code).toMatch(/\btitle[:=] ?['"]\w/);
      if (entryPoint !== 'script') expect(compile(code)).toHaveProperty('code');
    },
  );

  it('keeps the line numbers when the code is compiled', () => {
    const source = 'const a: number = 1;\n\n/* two\nlines */ const b = <p>{a}</p>;\nthrow a;\n';
    const result = compile(source);
    expect('code' in result && result.code.split('\n')[4]).toBe('throw a;');
  });

  it('reports the token, the line and the column of a syntax error', () => {
    expect(compile('const a = 1;\nconst b = = 2;\n')).toEqual({
      problem: { message: "Unexpected token '='", line: 2, column: 11 },
    });
    expect(compile('a b')).toEqual({
      problem: { message: `Unexpected token 'b', expected ";"`, line: 1, column: 3 },
    });
    expect(compile('const a = {')).toEqual({
      problem: { message: 'Unexpected end of the line, expected ","', line: 1, column: 12 },
    });
  });
});

describe("the preview's document", () => {
  it('starts the code on the first line of the document', () => {
    for (const entryPoint of Object.keys(entryPoints) as EntryPoint[]) {
      const code = 'first\nsecond';
      expect(previewDocument(entryPoint, code, appearance).split('\n')[1]).toMatch(/^second/);
    }
  });

  it('does not let a string in the code close its script element', () => {
    const html = previewDocument('javascript', `console.log('</script><!--');`, appearance);
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(html).toContain(String.raw`'\x3C/script>\x3C!--'`);
  });

  it('reports code that does not compile, and does not let the error close its script element', () => {
    const html = failedDocument({ level: 'error', text: '</script>', line: 2 }, appearance);
    expect(html).toContain(String.raw`preview.report({"level":"error","text":"\x3C/script>","line":2})`);
  });
});
