import { describe, expect, it } from 'vitest';
import type { IncomingMarks, MarkChoices } from '../../model/added-marks.ts';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import { writeMark } from '../sheet/edit-sheet.ts';
import { addMarks } from './add-marks.ts';
import { countUnasked, takeOut } from './unasked-marks.ts';

const now = new Date('2026-11-29T08:00:00.000Z');
const jobId = '01KJQ5N8000000000000000042';
const source = { kind: 'page', name: 'page.jpg', jobId } as const;
const kept = { pupils: ['ali', 'mona'].map((id) => ({ id, fullName: id })), left: [] };
const test = { id: 'k1', heading: 'الفرض', role: 'test', scale: 20 } as const;
const exam = { id: 'k2', heading: 'الاختبار', role: 'exam', scale: 20 } as const;
const sheet: MarkSheetContent = { columns: [test], marks: { ali: { k1: { text: '12,5' } } } };
const table: IncomingMarks = {
  columns: [test],
  rows: [
    { pupil: 'ali', marks: ['12.5'] },
    { pupil: 'mona', marks: ['9'] },
  ],
};
const add = (
  stored: MarkSheetContent | undefined,
  incoming = table,
  choices: MarkChoices = { unasked: true },
) => {
  const added = addMarks(stored, { table: incoming, choices, source }, kept, now);
  if (added.content) expect(markSheetContent.safeParse(added.content).error).toBeUndefined();
  return added;
};
const columns = (...all: IncomingMarks['columns']): IncomingMarks => ({ ...table, columns: all });
const rows = (...all: IncomingMarks['rows']): IncomingMarks => ({ ...table, rows: all });

describe('marks that go in by themselves', () => {
  it('are new or there already, in the column that they were printed for', () => {
    const { content, outcome } = add(sheet);
    expect(outcome).toMatchObject({ columns: ['k1'], marks: 1, same: 1 });
    expect(content?.marks).toMatchObject({ mona: { k1: { text: '9' } } });
    expect(content?.sources).toMatchObject([{ ...source, unasked: true }]);
    expect(add(content).content).toBeUndefined();
    expect(add(undefined).content).toMatchObject({ columns: [test] });
  });

  it.each<[string, IncomingMarks, MarkSheetContent?]>([
    [
      'differs from the sheet',
      rows({ pupil: 'ali', marks: ['13'] }, { pupil: 'mona', marks: ['9'] }),
    ],
    ['is of no pupil of the class', rows(...table.rows, { pupil: 'gone', marks: ['9'] })],
    ['is above the full mark', rows({ pupil: 'mona', marks: ['21'] })],
    [
      'is for a column that has another full mark now',
      table,
      { ...sheet, columns: [{ ...test, scale: 10 }], marks: {} },
    ],
    [
      'is for a column that is other work now',
      table,
      { ...sheet, columns: [{ ...test, role: 'exam' }], marks: {} },
    ],
    [
      'is for a column that has another name now',
      table,
      { ...sheet, columns: [{ ...test, heading: 'الواجب' }], marks: {} },
    ],
    ['would go into a column only because of its name', columns({ ...test, id: 'k9' })],
    ['is of a column that does not say which it is', columns({ ...test, id: undefined })],
    [
      'would go into a column only because of its work',
      columns({ ...test, id: 'k9', heading: 'فرض' }),
    ],
  ])('are none if one %s', (_, incoming, stored = sheet) => {
    const { content, outcome } = add(stored, incoming);
    expect(content).toBeUndefined();
    expect(outcome.marks).toBe(0);
  });

  it('are none if the sheet has no room for a column', () => {
    const full = Array.from({ length: 24 }, (_, at) => ({
      id: `c${at}`,
      heading: `D${at}`,
      scale: 10,
    }));
    expect(add({ columns: full, marks: {} }).content).toBeUndefined();
  });

  it('are taken out again, without those that were there before or were changed since', () => {
    const { content } = add(sheet, {
      columns: [test, exam],
      rows: [
        { pupil: 'ali', marks: ['12,5', '8'] },
        { pupil: 'mona', marks: ['9', '7'] },
      ],
    });
    expect(countUnasked(content!)).toEqual([{ jobId, marks: 3 }]);
    const changed = writeMark(content!, ['mona', 'k2'], '7,5');
    expect(countUnasked(changed)).toEqual([{ jobId, marks: 2 }]);
    const left = takeOut(changed, jobId);
    expect(markSheetContent.safeParse(left).error).toBeUndefined();
    expect(left.marks).toEqual({ ali: { k1: { text: '12,5' } }, mona: { k2: { text: '7,5' } } });
    expect(countUnasked(left)).toEqual([]);
    expect(takeOut(left, jobId)).toBe(left);
    expect(takeOut(content!, '01KJQ5N8000000000000000043')).toBe(content);
  });

  it('are not those that a teacher has added from the same page', () => {
    const { content } = add(sheet, table, {});
    expect(countUnasked(content!)).toEqual([]);
    expect(takeOut(content!, jobId)).toBe(content);
  });
});
