import { expect, it } from 'vitest';
import { calledBy, withChosen } from './chosen-pupils.ts';

it('calls whom the teacher chose, and of later pupils those whom it would call anyway', () => {
  const chosen = withChosen(
    undefined,
    ['a', 'b', 'c', 'd'],
    [
      [1, ['a', 'b', 'c']],
      [2, ['d']],
    ],
  );
  expect(calledBy(chosen, 1, ['a', 'b'])).toEqual(['a', 'b', 'c']);
  // e joined, and would be in the second half.
  expect(calledBy(chosen, 1, ['a', 'b'])).not.toContain('e');
  expect(calledBy(chosen, 2, ['c', 'd', 'e'])).toEqual(['d', 'e']);
  expect(calledBy(chosen, undefined, ['a', 'b', 'c', 'd', 'e'])).toHaveLength(5);
  expect(calledBy(undefined, 1, ['a'])).toEqual(['a']);
});

it('keeps the choice for the whole class apart from that for a half', () => {
  const before = withChosen(undefined, ['a', 'b'], [[undefined, ['b']]]);
  const both = withChosen(before, ['a', 'b'], [[1, ['a']]]);
  expect(calledBy(both, undefined, ['a', 'b'])).toEqual(['b']);
  expect(calledBy(both, 1, ['a', 'b'])).toEqual(['a']);
});
