import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../model/limits.ts';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import { sampleSavedClass as kept } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { writeCell } from '#frontend/features/grades/model/gradebook/edit-cells.ts';
import {
  insertColumn,
  moveColumn,
  removeColumn,
} from '#frontend/features/grades/model/gradebook/edit-columns.ts';
import {
  editGradebook,
  type Edit,
} from '#frontend/features/grades/model/gradebook/edit-gradebook.ts';
import { bookOfSheet, sheetOfBook } from './sheet-book.ts';

const edit = (made: Edit, before: MarkSheetContent = sampleMarks): MarkSheetContent =>
  sheetOfBook(editGradebook(bookOfSheet(kept, before), made), before);
const write = (row: number, column: number, text: string, before: MarkSheetContent = sampleMarks) =>
  edit(writeCell({ row, column }, text), before);
const [first, second, third] = kept.pupils.map(({ id }) => id) as [string, string, string];

describe('a mark sheet as a gradebook', () => {
  it('has a row for each pupil of the class, in its order', () => {
    const book = bookOfSheet(kept, sampleMarks);
    expect(book.language).toBe('ar');
    expect(book.columns.map(({ kind }) => kind)).toEqual([
      ...['ordinal', 'name', 'mark', 'mark', 'mark', 'remark'],
    ]);
    expect(book.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['1', 'بن علي ياسين', '15', '12,5', '١٢٫٥', ''],
      ['2', 'حداد سلمى', 'غ', '', '', ''],
      ['3', 'عمراني أنيس', '', '', '', ''],
    ]);
  });

  it('is the same sheet again when nothing was edited', () => {
    expect(edit((book) => book)).toEqual(sampleMarks);
  });
});

describe('an edit', () => {
  it('writes a mark of one pupil, and nothing else', () => {
    const after = write(2, 2, '7,25');
    expect(after).toEqual({
      ...sampleMarks,
      marks: { ...sampleMarks.marks, [third]: { c1: { text: '7,25' } } },
    });
  });

  it('leaves each column everything that is known of its test', () => {
    const columns = sampleMarks.columns.map((column) => ({
      ...column,
      ...{ date: '2026-11-05', draft: '01KJQ5N8000000000000000077', draftVersion: 3 },
      answers: '01KJQ5N8000000000000000078',
    }));
    expect(write(2, 2, '7,25', { ...sampleMarks, columns }).columns).toEqual(columns);
  });

  it('of an empty text removes the mark', () => {
    expect(write(1, 2, '').marks).toEqual({ [first]: sampleMarks.marks[first] });
  });

  it('writes a remark', () => {
    expect(write(0, 5, 'عمل جيد').remarks).toEqual({ [first]: 'عمل جيد' });
    expect(write(0, 5, '', { ...sampleMarks, remarks: { [first]: 'x' } })).toEqual(sampleMarks);
  });

  it('keeps where the other marks came from, and forgets it of the mark that it changes', () => {
    const source = {
      ...{ id: 's1', kind: 'workbook' as const, name: 'نقاط.xlsx' },
      addedAt: '2026-11-20T08:00:00.000Z',
    };
    const from = { text: '11', from: 's1' };
    const before: MarkSheetContent = {
      ...sampleMarks,
      marks: { [first]: { c1: from }, [second]: { c1: from } },
      sources: [source],
    };
    expect(write(0, 2, '12', before)).toEqual({
      ...before,
      marks: { [first]: { c1: { text: '12' } }, [second]: { c1: from } },
    });
    expect(write(0, 2, '11', before)).toEqual(before);
  });

  it('keeps the marks and remarks of pupils who have left', () => {
    const before: MarkSheetContent = {
      ...sampleMarks,
      marks: { ...sampleMarks.marks, gone: { c2: { text: '8' } } },
      remarks: { gone: 'x' },
    };
    const after = write(0, 2, '16', before);
    expect(after.marks['gone']).toEqual({ c2: { text: '8' } });
    expect(after.remarks).toEqual({ gone: 'x' });
    // Their marks go with the column.
    expect(edit(removeColumn(3), before).marks).toEqual({
      [first]: { c1: { text: '15' }, c3: { text: '١٢٫٥' } },
      [second]: { c1: { text: 'غ' } },
      gone: {},
    });
  });

  it('moves, adds and removes columns with their marks', () => {
    const moved = edit(moveColumn(2, 3));
    expect(moved.columns.map(({ id }) => id)).toEqual(['c2', 'c1', 'c3']);
    expect(moved.marks).toEqual(sampleMarks.marks);
    const added = edit(insertColumn(5));
    expect(added.columns).toHaveLength(4);
    expect(added.columns[3]).toMatchObject({ heading: '', scale: 20 });
  });

  it('keeps the date of a test', () => {
    const [one, ...others] = sampleMarks.columns;
    const before: MarkSheetContent = {
      ...sampleMarks,
      columns: [{ ...one!, date: '2026-11-05' }, ...others],
    };
    expect(write(0, 2, '16', before).columns).toEqual(before.columns);
  });
});

it('whatever is typed makes a sheet that can be saved', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          row: fc.nat(3),
          column: fc.nat(7),
          text: fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.constantFrom('15', '١٢٫٥', 'غ', '25', ''),
          ),
          how: fc.constantFrom('write', 'insert', 'remove', 'move'),
        }),
        { maxLength: 12 },
      ),
      (steps) => {
        let content = sampleMarks;
        for (const { row, column, text, how } of steps) {
          if (how === 'write') content = write(row, column, text, content);
          if (how === 'insert' && content.columns.length < limits.sheetColumns)
            content = edit(insertColumn(2 + (column % 4)), content);
          if (how === 'remove') content = edit(removeColumn(2 + column), content);
          if (how === 'move') content = edit(moveColumn(column, row), content);
          expect(markSheetContent.safeParse(JSON.parse(JSON.stringify(content)))).toMatchObject({
            success: true,
          });
        }
      },
    ),
  );
});
