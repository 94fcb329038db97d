import { expect, it } from 'vitest';
import { correlationOf } from './correlation.ts';

it('is what the caller says', () => {
  expect(correlationOf({ 'x-correlation-id': '7F3K9QX2' })).toBe('7F3K9QX2');
});

it.each([undefined, '', '7f3k9qx2', '7F3K9QX', '7F3K9QXI', '7F3K9QX2\n', 'salma@example.com'])(
  'is nothing that might be anything else: %s',
  (given) => {
    expect(correlationOf({ 'x-correlation-id': given })).toBeUndefined();
  },
);
