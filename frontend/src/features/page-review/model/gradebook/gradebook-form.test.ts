import { describe, expect, it } from 'vitest';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { checkMerge, type Draw } from '#frontend/test-support/check-merge.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { acceptRow, writeCell } from './edit-cells.ts';
import { gradebookForm } from './gradebook-form.ts';

const kind = { form: gradebookForm, schema: gradebook };
const first = sampleGradebook({ pupils: 5 });

let made = 0;
const edit = (book: Gradebook, draw: Draw): Gradebook => {
  const { rows, columns } = book;
  const row = draw(rows.length);
  const column = draw(columns.length);
  const what = draw(12);
  if (what === 0) {
    made += 1;
    const added = { id: `n${made}`, cells: columns.map(() => ({ text: '' })) };
    return { ...book, rows: rows.toSpliced(draw(rows.length + 1), 0, added) };
  }
  if (what === 1 && rows.length > 1) return { ...book, rows: rows.toSpliced(row, 1) };
  if (what === 2) {
    made += 1;
    const place = draw(columns.length + 1);
    const added = { id: `n${made}`, kind: 'mark' as const, heading: 'new', scale: 20 };
    return {
      ...book,
      columns: columns.toSpliced(place, 0, added),
      rows: rows.map((one) => ({ ...one, cells: one.cells.toSpliced(place, 0, { text: '' }) })),
    };
  }
  if (what === 3 && columns.length > 2)
    return {
      ...book,
      columns: columns.toSpliced(column, 1),
      rows: rows.map((one) => ({ ...one, cells: one.cells.toSpliced(column, 1) })),
    };
  if (what === 4) {
    const others = rows.toSpliced(row, 1);
    return { ...book, rows: others.toSpliced(draw(others.length + 1), 0, rows[row]!) };
  }
  if (what === 5) {
    const { pupil: _, ...unnamed } = rows[row]!;
    const named = draw(3) === 0 ? unnamed : { ...unnamed, pupil: draw(5) };
    return { ...book, rows: rows.with(row, named) };
  }
  const text = ['', '12', '13.5', 'غ'][draw(4)]!;
  return writeCell({ row, column }, text)(book);
};

describe('a page of marks that two devices have edited', () => {
  it('loses no cell and gets none that neither has written, whatever happened to rows and columns', () => {
    checkMerge(
      {
        ...kind,
        first,
        edit,
        see: ({ rows, columns, classList }) => ({
          items: [
            ...columns.map(({ id }) => `columns/${id}`),
            ...rows.map(({ id }) => `rows/${id}`),
          ],
          itemsOf: (key) => {
            const [what = '', one = '', other = ''] = key.split('/');
            return what === 'cell' ? [`columns/${one}`, `rows/${other}`] : [`rows/${one}`];
          },
          stored: new Map(
            rows.flatMap(({ id, cells, pupil }): [string, string][] => [
              [`pupil/${id}`, String(pupil)],
              ...cells.map((cell, index): [string, string] => [
                `cell/${columns[index]!.id}/${id}`,
                JSON.stringify(cell),
              ]),
            ]),
          ),
          values: new Map(
            rows.flatMap(({ id, cells, pupil }): [string, string][] => [
              ...(pupil === undefined
                ? []
                : [[`pupil/${id}`, classList!.pupils[pupil]!.name] satisfies [string, string]]),
              ...cells.flatMap(({ text }, index): [string, string][] =>
                text === '' ? [] : [[`cell/${columns[index]!.id}/${id}`, text]],
              ),
            ]),
          ),
        }),
      },
      300,
    );
  });

  it('takes confirmed rows from one and a corrected mark from the other', () => {
    const mine = acceptRow(1)(first);
    const theirs = writeCell({ row: 3, column: 2 }, '17')(first);
    const merged = mergeContents(kind, first, { mine, theirs });
    expect(merged?.overlaps).toEqual([]);
    expect(merged?.content.rows[1]).toEqual(mine.rows[1]);
    expect(merged?.content.rows[3]).toEqual(theirs.rows[3]);
  });

  it('finds its pupils in a list that the other device has put in another order', () => {
    const list = first.classList!;
    const theirs: Gradebook = {
      ...first,
      classList: { ...list, pupils: list.pupils.toReversed() },
      rows: first.rows.map((row) => ({ ...row, pupil: 4 - row.pupil! })),
    };
    const mine = writeCell({ row: 2, column: 3 }, '8')(first);
    const merged = mergeContents(kind, first, { mine, theirs });
    expect(merged?.content.rows.map(({ pupil }) => pupil)).toEqual([4, 3, 2, 1, 0]);
    expect(merged?.content.rows[2]?.cells[3]?.text).toBe('8');
  });

  it('cannot be merged if a pupil was chosen who is not on the other device’s list', () => {
    const { pupil: _, ...unnamed } = first.rows[4]!;
    const base = { ...first, rows: first.rows.with(4, unnamed) };
    const mine = { ...base, rows: base.rows.with(4, { ...unnamed, pupil: 4 }) };
    const list = base.classList!;
    const theirs = { ...base, classList: { ...list, pupils: list.pupils.slice(0, 4) } };
    expect(mergeContents(kind, base, { mine, theirs })).toBeUndefined();
  });
});
