import { expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { writeCell } from './edit-cells.ts';
import { editGradebook } from './edit-gradebook.ts';
import { insertRow } from './edit-rows.ts';
import { rowSharing } from './share-rows.ts';

const before = sampleGradebook({ pupils: 10 });

it('an edit of a mark leaves the other rows, the columns and the class list the same objects', () => {
  const after = editGradebook(before, writeCell({ row: 2, column: 2 }, '17'));
  expect(after.rows[2]?.cells[2]?.text).toBe('17');
  expect(after.rows.filter((row, index) => row !== before.rows[index])).toEqual([after.rows[2]]);
  expect(after.columns).toBe(before.columns);
  expect(after.classList).toBe(before.classList);
});

it('a new row leaves those below it the same objects', () => {
  const after = editGradebook(before, insertRow(0));
  expect(after.rows.slice(1)).toEqual(before.rows);
  expect(after.rows.slice(1).every((row, index) => row === before.rows[index])).toBe(true);
});

it('a gradebook that is worked out again is the same object unless something has changed', () => {
  const share = rowSharing();
  const first = share(before);
  expect(share(structuredClone(before))).toBe(first);
  const edited = editGradebook(structuredClone(before), writeCell({ row: 2, column: 2 }, '17'));
  const next = share(edited);
  expect(next).toEqual(edited);
  expect(next.rows[1]).toBe(first.rows[1]);
  expect(next.rows[2]).not.toBe(first.rows[2]);
});
