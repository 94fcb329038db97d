import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDoubts } from '#shared/page/doubts.ts';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { acceptCell, acceptRow, writeCell } from './edit-cells.ts';
import { describeColumn } from './describe-column.ts';
import { insertColumn, moveColumn, removeColumn } from './edit-columns.ts';
import { newId } from '#shared/text/new-id.ts';
import { editGradebook, type Edit } from './edit-gradebook.ts';
import { choosePupil, nameOfRow, pupilChoices } from './edit-pupils.ts';
import { addPupilRow, pupilsWithoutRow, rowsWithoutPupil } from './unmatched-pupils.ts';
import { insertRow, removeRow, shiftMarksDown, shiftMarksUp } from './edit-rows.ts';

const page = sampleGradebook();
const edited = (...edits: Edit[]): Gradebook => edits.reduce(editGradebook, page);
const cellOf = (book: Gradebook, row: number, column: number) => book.rows[row]!.cells[column]!;
const texts = (book: Gradebook, column: number) =>
  book.rows.map(({ cells }) => cells[column]!.text);
const doubts = (book: Gradebook) => findDoubts(book).map(({ row, column }) => `${row}:${column}`);

describe('an edited cell', () => {
  it('keeps its first reading, and is no longer doubtful', () => {
    expect(doubts(page)).toContain('3:2');
    const book = edited(writeCell({ row: 3, column: 2 }, ' 18 '));
    expect(cellOf(book, 3, 2)).toEqual({
      text: '18',
      box: cellOf(page, 3, 2).box,
      read: '13',
      second: '18',
      checked: true,
    });
    expect(doubts(book)).not.toContain('3:2');
  });

  it('is as it was read once its first text is typed again', () => {
    const book = edited(
      writeCell({ row: 3, column: 2 }, '18'),
      writeCell({ row: 3, column: 2 }, '13'),
    );
    expect(cellOf(book, 3, 2)).not.toHaveProperty('read');
  });

  it('can be accepted unchanged, once', () => {
    const book = edited(acceptCell({ row: 21, column: 2 }));
    expect(cellOf(book, 21, 2)).toEqual({ ...cellOf(page, 21, 2), checked: true });
    expect(editGradebook(book, acceptCell({ row: 21, column: 2 }))).toBe(book);
    expect(editGradebook(book, writeCell({ row: 21, column: 2 }, '11'))).toBe(book);
  });

  it.each([
    ['a', 'غ'],
    ['A', 'غ'],
    ['غ', 'غ'],
    ['abs', 'غ'],
    ['غائب', 'غ'],
    ['12,5', '12,5'],
    ['١٢٫٥', '١٢٫٥'],
    ['', ''],
    ['1\u200e3\n', '13'],
  ])('stores %j as %j', (typed, text) => {
    expect(cellOf(edited(writeCell({ row: 0, column: 2 }, typed)), 0, 2).text).toBe(text);
  });

  it('writes an absence as its page does', () => {
    const english = editGradebook(
      sampleGradebook({ language: 'en' }),
      writeCell({ row: 0, column: 2 }, 'غ'),
    );
    expect(cellOf(english, 0, 2).text).toBe('abs');
  });

  it('stays doubtful when the typed text is not a mark, until it is accepted', () => {
    const written = writeCell({ row: 0, column: 2 }, '1z');
    expect(doubts(edited(written))).toContain('0:2');
    expect(doubts(edited(written, acceptCell({ row: 0, column: 2 })))).not.toContain('0:2');
  });

  it('cannot be accepted above the scale', () => {
    expect(doubts(edited(acceptCell({ row: 14, column: 3 })))).toContain('14:3');
  });

  it('is checked together with all marks of its row', () => {
    const book = edited(acceptRow(21));
    expect(book.rows[21]?.cells.map(({ checked = false }) => checked)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('rows of a gradebook', () => {
  it('can be inserted and removed', () => {
    const book = edited(insertRow(5));
    expect(book.rows).toHaveLength(41);
    expect(book.rows[5]?.cells.map(({ text }) => text)).toEqual(['', '', '', '', '', '']);
    expect(editGradebook(book, removeRow(5))).toEqual(page);
  });

  it('are at most as many as a page can have', () => {
    const full = edited(...Array.from({ length: limits.gradebookRows - 40 }, () => insertRow(0)));
    expect(full.rows).toHaveLength(limits.gradebookRows);
    expect(editGradebook(full, insertRow(0))).toBe(full);
  });

  it('pass their marks down when a row was missed, and get them back', () => {
    const book = edited(shiftMarksDown(10));
    expect(texts(book, 1).slice(0, 40)).toEqual(texts(page, 1));
    expect(texts(book, 3)).toEqual([
      ...texts(page, 3).slice(0, 10),
      '',
      ...texts(page, 3).slice(10),
    ]);
    expect(cellOf(book, 40, 1).text).toBe('');
    const back = editGradebook(book, shiftMarksUp(10));
    expect(texts(back, 3)).toEqual([...texts(page, 3), '']);
  });

  it('leave no extra row behind for marks that do not exist', () => {
    const cleared = [2, 3, 4, 5].map((column) => writeCell({ row: 39, column }, ''));
    expect(edited(...cleared, shiftMarksDown(10)).rows).toHaveLength(40);
  });

  it('for averages below the pupils keep their marks', () => {
    const summary: Edit = (book) => ({
      ...book,
      rows: book.rows.with(39, { ...book.rows[39]!, summary: true }),
    });
    const book = edited(summary, shiftMarksDown(38));
    expect(texts(book, 3).slice(37)).toEqual([
      ...texts(page, 3).slice(37, 38),
      '',
      texts(page, 3)[38],
      texts(page, 3)[39],
    ]);
  });
});

describe('columns of a gradebook', () => {
  it('are inserted, moved and removed with their cells', () => {
    const book = edited(insertColumn(2));
    expect(book.columns[2]).toMatchObject({ kind: 'mark', heading: '' });
    expect(texts(book, 3)).toEqual(texts(page, 2));
    const last = editGradebook(book, moveColumn(2, 6));
    expect(texts(last, 2)).toEqual(texts(page, 2));
    expect(last.columns[6]).toEqual(book.columns[2]);
    expect(editGradebook(last, removeColumn(6))).toEqual(page);
  });

  it('cannot all be removed', () => {
    const one = edited(...Array.from({ length: 9 }, () => removeColumn(0)));
    expect(one.columns).toHaveLength(1);
  });

  it('have a scale or a role only where their kind allows it', () => {
    const role = { scale: 10, role: 'exam' } as const;
    const mark = edited(describeColumn(2, { kind: 'mark', heading: 'شفهي', ...role }));
    expect(mark.columns[2]).toEqual({ id: 'act', kind: 'mark', heading: 'شفهي', ...role });
    const average = edited(describeColumn(2, { kind: 'average', heading: '', ...role }));
    expect(average.columns[2]).toEqual({ id: 'act', kind: 'average', heading: '', scale: 10 });
    const remark = edited(describeColumn(2, { kind: 'remark', heading: '', ...role }));
    expect(remark.columns[2]).toEqual({ id: 'act', kind: 'remark', heading: '' });
  });
});

describe('pupils of a gradebook', () => {
  const stranger = 33;

  it('are offered from the list: the likeliest first, then those without a row', () => {
    const [first, second] = pupilChoices(page, stranger);
    expect(first).toMatchObject({ pupil: stranger, row: undefined });
    expect(second?.row).toBeTypeOf('number');
    expect(pupilsWithoutRow(page)).toEqual([stranger]);
    expect(rowsWithoutPupil(page)).toEqual([stranger]);
    const book = edited(choosePupil(stranger, stranger));
    expect(book.rows[stranger]).toMatchObject({ pupil: stranger });
    expect(nameOfRow(book, book.rows[stranger]!)).toBe(page.classList?.pupils[stranger]?.name);
    expect(doubts(book)).not.toContain(`${stranger}:1`);
  });

  it('are found by the first typed letters, with or without hamzas', () => {
    const found = pupilChoices(page, stranger, 'احمدي ام');
    expect(found.map(({ name }) => name)).toEqual(['أحمدي أمينة']);
  });

  it('have one row each: choosing a pupil again empties the other row', () => {
    const book = edited(choosePupil(stranger, 4));
    expect(book.rows[4]).not.toHaveProperty('pupil');
    expect(doubts(book)).toContain('4:1');
    expect(doubts(book)).not.toContain(`${stranger}:1`);
  });

  it('get a new row in the order of the list', () => {
    const book = edited(removeRow(7), addPupilRow(7));
    expect(book.rows[7]).toMatchObject({ pupil: 7 });
    expect(nameOfRow(book, book.rows[7]!)).toBe(nameOfRow(page, page.rows[7]!));
    expect(book.rows).toHaveLength(40);
  });
});

describe('after any edits', () => {
  const place = fc.nat(45);
  const column = fc.nat(8);
  const text = fc.oneof(fc.string(), fc.constantFrom('13', '12,5', 'غ', 'a', '٢٠', '99'));
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(place, column, text).map(([row, at, typed]) => writeCell({ row, column: at }, typed)),
    fc.tuple(place, column).map(([row, at]) => acceptCell({ row, column: at })),
    place.map(acceptRow),
    place.map(insertRow),
    place.map(removeRow),
    place.map(shiftMarksDown),
    place.map(shiftMarksUp),
    column.map(insertColumn),
    column.map(removeColumn),
    fc.tuple(column, column).map(([from, to]) => moveColumn(from, to)),
    fc
      .tuple(column, fc.constantFrom('mark', 'name', 'average', 'other'), text)
      .map(([at, kind, heading]) =>
        describeColumn(at, { kind: kind, heading, scale: 10, role: 'exam' }),
      ),
    fc.tuple(place, place).map(([row, pupil]) => choosePupil(row, pupil)),
    place.map(addPupilRow),
  );

  it('a gradebook is valid, in the schema’s field order, and no pupil has two rows', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const book = edits.reduce(editGradebook, page);
        expect(JSON.stringify(gradebook.parse(book))).toBe(JSON.stringify(book));
        const pupils = book.rows.flatMap(({ pupil }) => (pupil === undefined ? [] : [pupil]));
        expect(new Set(pupils).size).toBe(pupils.length);
        expect(() => findDoubts(book)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });

  it('an edit that would break the gradebook is ignored', () => {
    expect(editGradebook(page, (book) => ({ ...book, columns: [] }))).toBe(page);
  });

  it('new ids use only the allowed letters', () => {
    expect(newId()).toMatch(/^[a-z0-9]{8}$/);
  });
});
