import { expect, it } from 'vitest';
import { readMissed } from './missed-question.ts';

it.each([
  ['2', 'q1', { version: 2, question: 'q1' }],
  ['0', 'q1', undefined],
  ['1.5', 'q1', undefined],
  ['x', 'q1', undefined],
  ['1', '', undefined],
  ['1', null, undefined],
  [null, 'q1', undefined],
])('version %s with question %s in an address is %j', (version, question, missed) => {
  expect(readMissed(version, question)).toEqual(missed);
});
