import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { testColumn } from '#shared/record/sheet/points-sheet.ts';
import { newId } from '#shared/text/new-id.ts';
import { sampleSavedClass as kept } from '#test/support/sample-classes.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import {
  insertColumnAt,
  writeAt,
  type MarkTable,
  type TableEdit,
} from '#frontend/record/model/grid/mark-table.ts';
import { marksView, pointsView } from './sheet-table.ts';

const words = { advice: 'Advice', total: 'Mark' };
const view = marksView(kept, words);
const edit = (
  made: TableEdit | undefined,
  before: MarkSheetContent = sampleMarks,
): MarkSheetContent => (made ? view.edit(before, made) : before);
const write = (row: number, column: number, text: string, before: MarkSheetContent = sampleMarks) =>
  edit(writeAt(view.table(before), { row, column }, text), before);
const [first, second, third] = kept.pupils.map(({ id }) => id) as [string, string, string];
const textsOf = ({ columns, rows }: MarkTable) =>
  rows.map(({ cell }) => columns.map(({ id }) => cell(id)?.text));

describe('a mark sheet in the grid', () => {
  it('has a row for each pupil of the class, in its order', () => {
    const table = view.table(sampleMarks);
    expect(table.language).toBe('ar');
    expect(table.columns.map(({ kind }) => kind)).toEqual([
      ...['ordinal', 'name', 'mark', 'mark', 'mark', 'remark'],
    ]);
    expect(textsOf(table)).toEqual([
      ['1', 'بن علي ياسين', '15', '12,5', '١٢٫٥', ''],
      ['2', 'حداد سلمى', 'غ', '', '', ''],
      ['3', 'عمراني أنيس', '', '', '', ''],
    ]);
  });

  it('is the same table unless something has changed, and only the edited row is another one', () => {
    const before = view.table(sampleMarks);
    expect(view.table(structuredClone(sampleMarks))).toBe(before);
    const after = view.table(write(1, 2, '17'));
    expect(after.columns).toBe(before.columns);
    expect(after.rows.map((row, index) => row === before.rows[index])).toEqual([true, false, true]);
  });

  it('has a column for advice in a secondary school, and wherever advice was written', () => {
    const kinds = (level: 'Primary' | 'Secondary', content: MarkSheetContent) =>
      marksView({ ...kept, level }, words)
        .table(content)
        .columns.map(({ kind, heading }) => [kind, heading])
        .slice(-2);
    const both = [
      ['remark', ''],
      ['remark', 'Advice'],
    ];
    expect(kinds('Secondary', sampleMarks)).toEqual(both);
    expect(kinds('Primary', { ...sampleMarks, advice: { [first]: 'المراجعة' } })).toEqual(both);
    expect(kinds('Primary', sampleMarks)).toEqual([
      ['mark', 'الاختبار'],
      ['remark', ''],
    ]);
  });

  it('shows and writes advice beside the remark', () => {
    const secondary = marksView({ ...kept, level: 'Secondary' }, words);
    const table = secondary.table({ ...sampleMarks, remarks: { [first]: 'أحسنت' } });
    const after = secondary.edit(sampleMarks, writeAt(table, { row: 0, column: 6 }, 'المراجعة')!);
    expect(after).toEqual({ ...sampleMarks, advice: { [first]: 'المراجعة' } });
    expect(textsOf(secondary.table(after))[0]?.slice(-2)).toEqual(['', 'المراجعة']);
  });

  it('shows columns of marks whose ids are words like those of the others', () => {
    const columns = ['name', 'ordinal', 'remarks', 'total'].map((id) => ({
      ...{ id, heading: id, scale: 20 },
    }));
    const marks = { [first]: { name: { text: '1' }, remarks: { text: '3' } } };
    const [row] = textsOf(view.table({ columns, marks, remarks: { [first]: 'x' } }));
    expect(row).toEqual(['1', 'بن علي ياسين', '1', '', '3', '', 'x']);
  });

  it('is written by ids: a mark stays in its cell when columns and pupils have moved meanwhile', () => {
    const typed = writeAt(view.table(sampleMarks), { row: 1, column: 3 }, '9');
    const moved = { ...sampleMarks, columns: sampleMarks.columns.toReversed() };
    const other = marksView({ ...kept, pupils: kept.pupils.toReversed() }, words);
    expect(other.edit(moved, typed!).marks[second]).toEqual({
      c1: { text: 'غ' },
      c2: { text: '9' },
    });
    const without = edit({ edit: 'remove-column', column: 'c2' });
    expect(edit(typed, without)).toBe(without);
    const shorter = marksView({ ...kept, pupils: kept.pupils.slice(0, 1) }, words);
    expect(shorter.edit(sampleMarks, typed!)).toBe(sampleMarks);
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
    expect(edit({ edit: 'remove-column', column: 'c2' }, before).marks).toEqual({
      [first]: { c1: { text: '15' }, c3: { text: '١٢٫٥' } },
      [second]: { c1: { text: 'غ' } },
    });
  });

  it('moves, adds and removes columns with their marks', () => {
    const moved = edit({ edit: 'move-column', column: 'c1', by: 1 });
    expect(moved.columns.map(({ id }) => id)).toEqual(['c2', 'c1', 'c3']);
    expect(moved.marks).toEqual(sampleMarks.marks);
    const added = edit(insertColumnAt(view.table(sampleMarks), 5, () => 'new'));
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
          const table = view.table(content);
          const id = table.columns[2 + column]?.id ?? '';
          if (how === 'insert')
            content = edit(insertColumnAt(table, 2 + (column % 4), newId), content);
          if (how === 'remove') content = edit({ edit: 'remove-column', column: id }, content);
          if (how === 'move')
            content = edit({ edit: 'move-column', column: id, by: row % 2 ? 1 : -1 }, content);
          expect(markSheetContent.safeParse(JSON.parse(JSON.stringify(content)))).toMatchObject({
            success: true,
          });
        }
      },
    ),
  );
});

it('a sheet with as many columns as it may have gets no other', () => {
  const columns = Array.from({ length: limits.sheetColumns }, (_, index) => ({
    ...{ id: `k${index}`, heading: '', scale: 20 },
  }));
  const full = { columns, marks: {} };
  expect(edit({ edit: 'insert-column', column: 'new', before: 'k0' }, full)).toBe(full);
});

describe('the points of a test in the grid', () => {
  const test = testColumn(sampleMarks, 'c2')!;
  const points = pointsView(kept, test, { ...words, total: 'النقطة' });
  const type = (row: number, column: number, text: string, before = sampleMarks) =>
    points.edit(before, writeAt(points.table(before), { row, column }, text)!);

  it('are a column for each question, with their mark and the remark of the whole sheet', () => {
    const table = points.table({ ...sampleMarks, remarks: { [first]: 'x' } });
    expect(table.columns.map(({ kind, heading, scale }) => [kind, heading, scale])).toEqual([
      ...[
        ['ordinal', '', undefined],
        ['name', '', undefined],
      ],
      ...test.questions.map((question, index) => ['mark', String(index + 1), question.points]),
      ...[
        ['average', 'النقطة', 20],
        ['remark', '', undefined],
      ],
    ]);
    expect(textsOf(table)[0]).toEqual(['1', 'بن علي ياسين', '4', '2', '1,5', '5', '12,5', 'x']);
  });

  it('are written into the sheet itself, with the mark that they make', () => {
    const after = type(0, 3, '3');
    expect(after.points?.[first]).toEqual({ c2: { q1: '4', q2: '3', q3: '1,5', q4: '5' } });
    expect(after.marks[first]?.['c2']).toEqual({ text: '13,5' });
    expect(after.columns).toBe(sampleMarks.columns);
    expect(type(0, 7, 'عمل جيد').remarks).toEqual({ [first]: 'عمل جيد' });
  });

  it('do not write their mark, nor a column of the sheet', () => {
    expect(type(0, 6, '20')).toBe(sampleMarks);
    expect(points.edit(sampleMarks, { edit: 'remove-column', column: 'c2' })).toBe(sampleMarks);
  });
});
