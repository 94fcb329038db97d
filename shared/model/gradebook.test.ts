import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { listedGradebook } from '#test/support/sample-gradebook.ts';
import { gradebook } from './gradebook.ts';
import { limits } from './limits.ts';

const page = listedGradebook();
const [first, ...others] = page.rows;

it('accepts a page of marks', () => {
  expect(z.parse(gradebook, page)).toEqual(page);
});

it.each([
  ['a row that lacks a cell', { rows: [{ ...first!, cells: first!.cells.slice(1) }] }],
  ['two rows of one name', { rows: [first!, { ...others[0]!, id: first!.id }] }],
  ['two columns of one name', { columns: page.columns.map((column) => ({ ...column, id: 'x' })) }],
  ['a pupil who is not on the list', { rows: [{ ...first!, pupil: 5 }] }],
  ['a pupil without a list', { classList: undefined }],
  ['a break in a cell', { title: 'a\nb' }],
  ['an override of direction', { title: 'a\u202eb' }],
  ['what no page has', { marks: [] }],
  ['a cell of markup without end', { title: '<'.repeat(limits.gradebookTextLength + 1) }],
])('rejects %s', (_, change) => {
  expect(z.safeParse(gradebook, { ...page, ...change }).success).toBe(false);
});

it('fits the fullest page within a document’s size limit', () => {
  const cell = { text: '١٢٫٧٥', confidence: 99.9, box: [1000, 1000, 1000, 1000] };
  const cells = Array.from({ length: 12 }, () => cell);
  const rows = Array.from({ length: limits.gradebookRows }, (_, id) => ({ id: `r${id}`, cells }));
  expect(JSON.stringify(rows).length).toBeLessThan(limits.documentBytes);
});
