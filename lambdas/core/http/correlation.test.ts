import { expect, it } from 'vitest';
import { correlationOf } from './correlation.ts';

it('uses the caller’s correlation id', () => {
  expect(correlationOf({ 'x-correlation-id': '7F3K9QX2' })).toBe('7F3K9QX2');
});

it.each([undefined, '', '7f3k9qx2', '7F3K9QX', '7F3K9QXI', '7F3K9QX2\n', 'salma@example.com'])(
  'ignores a correlation id in any other form: %s',
  (given) => {
    expect(correlationOf({ 'x-correlation-id': given })).toBeUndefined();
  },
);
