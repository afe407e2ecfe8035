import { describe, expect, it } from 'vitest';
import { isRequest, isSuccess, parseMessage } from '../../../src/protocol/envelope';

describe('message envelope', () => {
  it('parses requests and responses', () => {
    const request = { method: 'GET', url: '/report/pages', headers: { id: '1' } };
    const response = { statusCode: 200, headers: { id: '1' }, body: [] };
    expect(parseMessage(request)).toBe(request);
    expect(parseMessage(response)).toBe(response);
    expect(isRequest(request as never)).toBe(true);
    expect(isRequest(response)).toBe(false);
  });

  it.each([undefined, null, 'text', 42, [], {}, { headers: null }, { headers: {} }, { headers: { id: 7 } }])(
    'ignores the invalid message %j',
    (message) => {
      expect(parseMessage(message)).toBeUndefined();
    },
  );

  it.each([
    { method: 'TRACE', url: '/x', headers: { id: '1' } },
    { method: null, url: '/x', headers: { id: '1' } },
    { method: 'GET', headers: { id: '1' } },
  ])('does not treat %j as a request', (message) => {
    expect(isRequest(message as never)).toBe(false);
  });

  it('treats a missing or non-numeric status as success, because old frames do not send one', () => {
    expect([undefined, null, '404', 200, 204, 299, 199, 300, 404].map(isSuccess)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
