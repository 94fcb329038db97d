import { expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { writeCell } from './edit-cells.ts';
import { editGradebook } from './edit-gradebook.ts';
import { insertRow } from './edit-rows.ts';

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
