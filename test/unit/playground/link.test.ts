import { describe, expect, it } from 'vitest';
import { readLink, writeLink, type Link } from '../../../playground/src/code/link';

const origin = 'http://127.0.0.1:4300';

describe('a playground link', () => {
  it('preserves the embed type, entry point, command, values and changed code', () => {
    const link: Link = {
      type: 'visual',
      entryPoint: 'react',
      command: 'export-visual',
      values: { rows: '7' },
      code: 'const text = "ä ✓ + / ? # &";',
    };
    expect(readLink(writeLink(link, origin), origin)).toEqual(link);
  });

  it('omits the query for unchanged code', () => {
    expect(writeLink({ type: 'tile', entryPoint: 'script', values: {} }, origin)).toBe('#tile/script');
  });

  it('refers to the emulator on the machine where the link is opened', () => {
    const hash = writeLink({ type: 'report', entryPoint: 'script', values: {}, code: `a ${origin}/b` }, origin);
    expect(readLink(hash, 'http://127.0.0.1:9').code).toBe('a http://127.0.0.1:9/b');
  });

  it("selects the report and JavaScript if the link's values are missing or unknown", () => {
    const initial = { type: 'report', entryPoint: 'javascript', values: {} };
    for (const hash of ['', '#', '#nothing/here', '#constructor/toString', '#report/javascript?code=*', '#?code=_w']) {
      expect(readLink(hash, origin), hash).toEqual(initial);
    }
  });
});
