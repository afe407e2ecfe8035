import { EmbedError } from '@vitrine/sdk';
import { describe, expect, it } from 'vitest';
import { formatLog, formatValue } from '../../../playground/src/preview/format-value';

describe('formatValue', () => {
  it('returns an empty string for a response that only confirms a request', () => {
    expect(formatValue(undefined)).toBe('');
    expect(formatValue({ statusCode: 200, headers: {}, body: undefined })).toBe('');
  });

  it("returns an error's code and message, separated by a colon", () => {
    expect(formatValue(new EmbedError('notSupported', 'Not here'))).toBe('notSupported: Not here');
    expect(formatValue({ message: 'visualNotFound', detailedMessage: 'Visual not found' })).toBe(
      'visualNotFound: Visual not found',
    );
    expect(formatValue(new TypeError('no'))).toBe('no');
  });

  it('returns objects as JSON without the report that they refer to', () => {
    const page = { name: 'overview', report: {} };
    expect(formatValue([page])).toBe('[\n  {\n    "name": "overview"\n  }\n]');
  });

  it('shortens long strings in objects, but not a string without an object', () => {
    const state = 'a'.repeat(200);
    expect(JSON.parse(formatValue([{ name: 'all', state }]))).toEqual([{ name: 'all', state: `${'a'.repeat(80)}…` }]);
    expect(formatValue(state)).toBe(state);
  });

  it('converts values that JSON cannot represent to strings', () => {
    expect(formatValue(() => 1)).toBe('() => 1');
    expect(formatValue(7n)).toBe('7');
  });
});

describe('formatLog', () => {
  it('shows undefined, null and circular values', () => {
    expect(formatLog([undefined, null])).toBe('undefined null');
    const value: Record<string, unknown> = { shared: [1], again: [] };
    value.again = value.shared;
    value.self = value;
    expect(JSON.parse(formatLog([value]))).toEqual({ shared: [1], again: [1], self: '[circular]' });
  });

  it('shows an object on one line unless the line is too long', () => {
    expect(formatLog([{ name: 'overview', filters: [] }])).toBe('{ "name": "overview", "filters": [] }');
    expect(formatLog([{ text: 'a'.repeat(70) }])).toBe(`{\n  "text": "${'a'.repeat(70)}"\n}`);
  });

  it('replaces placeholders and appends the other arguments', () => {
    expect(formatLog(['%s: %d rows%c', 'Loaded', 3, 'color: red', 'in 1 s'])).toBe('Loaded: 3 rows in 1 s');
    expect(formatLog(['100%s'])).toBe('100%s');
    expect(formatLog([7, 'visuals'])).toBe('7 visuals');
  });
});
