import { describe, expect, it } from 'vitest';
import type { IncomingMarks, MarkChoices, MarksToAdd } from '../../model/added-marks.ts';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import { addMarks } from './add-marks.ts';

const now = new Date('2026-11-29T08:00:00.000Z');
const kept = {
  pupils: [
    { id: 'ali', fullName: 'بن علي ياسين' },
    { id: 'mona', fullName: 'حداد منى' },
  ],
  left: [{ id: 'sami', fullName: 'زروقي سامي', leftOn: '2026-10-01' }],
};
const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c2', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: { ali: { c1: { text: '12,5' }, c2: { text: '9' } } },
};
const table: IncomingMarks = {
  columns: [
    { heading: 'الفرض', scale: 20 },
    { heading: 'الاختبار', scale: 20 },
    { id: 'n1', heading: 'الدفتر', role: 'activities', scale: 20 },
  ],
  rows: [
    { pupil: 'ali', marks: ['12.50', '10', '=1+1'], remark: 'أحسنت' },
    { pupil: 'mona', marks: ['14', '', '15'] },
    { pupil: 'sami', marks: ['8', '25', ''] },
    { pupil: 'gone', marks: ['5', '', ' '], remark: 'من؟' },
  ],
};
const add = (stored: MarkSheetContent | undefined, more: Partial<MarksToAdd> = {}) => {
  const added = addMarks(stored, { table, ...more }, kept, now);
  if (added.content) expect(markSheetContent.safeParse(added.content).error).toBeUndefined();
  return added;
};
const textsOf = ({ marks }: MarkSheetContent = { columns: [], marks: {} }) =>
  Object.fromEntries(
    Object.entries(marks).map(([pupil, ofPupil]) => [
      pupil,
      Object.fromEntries(Object.entries(ofPupil).map(([column, { text }]) => [column, text])),
    ]),
  );

describe('marks that are added to a sheet', () => {
  it('are written where the sheet has none, and the outcome says what became of each other one', () => {
    const { content, outcome } = add(sheet);
    expect(textsOf(content)).toEqual({
      ali: { c1: '12,5', c2: '9' },
      mona: { c1: '14', n1: '15' },
      sami: { c1: '8' },
    });
    expect(outcome).toEqual({
      ...{ columns: ['c1', 'c2', 'n1'], marks: 3, remarks: 1, same: 1, leftOut: 0 },
      different: [{ pupil: 'ali', column: 1, before: '9', after: '10' }],
      refused: [
        { pupil: 'ali', column: 2, after: '=1+1', reason: 'wrong' },
        { pupil: 'sami', column: 1, after: '25', reason: 'wrong' },
        { pupil: 'gone', column: 0, after: '5', reason: 'stranger' },
        { pupil: 'gone', column: 'remark', after: 'من؟', reason: 'stranger' },
      ],
    });
  });

  it('change nothing when they are added again, in a new column neither', () => {
    const choices: MarkChoices = { targets: [{ to: 'c1' }, { to: 'c2' }, 'new'] };
    for (const more of [{}, { choices }]) {
      const { content } = add(sheet, more);
      const again = add(content, more);
      expect(again.content).toBeUndefined();
      expect(again.outcome).toMatchObject({ columns: ['c1', 'c2', 'n1'], marks: 0, remarks: 0 });
    }
  });

  it('replace what the teacher chose, as long as the sheet still has what the teacher saw', () => {
    const choose = (before: string) =>
      add(sheet, { choices: { replaced: [{ pupil: 'ali', column: 1, before }] } });
    expect(textsOf(choose('9').content)).toMatchObject({ ali: { c2: '10' } });
    expect(choose('9').outcome.different).toEqual([]);
    expect(textsOf(choose('8').content)).toMatchObject({ ali: { c2: '9' } });
    expect(choose('8').outcome.different).toHaveLength(1);
  });

  it('are all left out if one differs and the call wants all or none', () => {
    const wholly = add(sheet, { choices: { wholly: true } });
    expect(wholly.content).toBeUndefined();
    expect(wholly.outcome).toMatchObject({ marks: 0, remarks: 0, different: [{ pupil: 'ali' }] });
    const replaced = [{ pupil: 'ali', column: 1, before: '9' }];
    expect(add(sheet, { choices: { wholly: true, replaced } }).outcome.marks).toBe(4);
  });

  it('are said to be left out if their column is gone or the sheet has no room', () => {
    const gone = add(sheet, { choices: { targets: [{ to: 'c9' }, { to: 'c2' }, 'none'] } });
    expect(gone.outcome).toMatchObject({ columns: [null, 'c2', null], leftOut: 1 });
    const columns = Array.from({ length: 24 }, (_, at) => ({
      ...{ id: `c${at}`, heading: `D${at}`, scale: 10 },
    }));
    expect(add({ columns, marks: {} }).outcome).toMatchObject({ leftOut: 3, marks: 0 });
  });

  it('begin a sheet with the columns that the call names', () => {
    const begin = { columns: [{ id: 'c1', heading: 'الفرض', role: 'test' as const, scale: 20 }] };
    const source = { kind: 'workbook', name: '2م3.xlsx' } as const;
    const { content, outcome } = add(undefined, { begin, source });
    expect(content?.columns.map(({ heading }) => heading)).toEqual(['الفرض', 'الاختبار', 'الدفتر']);
    expect(outcome.columns).toEqual(content?.columns.map(({ id }) => id));
    expect(content?.sources).toMatchObject([{ ...source, addedAt: now.toISOString() }]);
    expect(add(undefined, { begin, table: { columns: [], rows: [] } }).content).toBeUndefined();
  });
});

describe('the results of a test', () => {
  const questions = [
    { id: 'q1', points: 12 },
    { id: 'q2', points: 8 },
  ];
  const test = {
    ...{ date: '2026-11-19', draft: '01KJQ5N8000000000000000077' },
    ...{ answers: '01KJQ5N8000000000000000078', questions },
  };
  const results = (mark: string, points: string[]): IncomingMarks => ({
    columns: [{ heading: 'Fractions', role: 'test', scale: 20, test }],
    rows: [{ pupil: 'ali', marks: [mark], points: [points] }],
  });
  const empty = { ...sheet, marks: {} };

  it('go with their points into the empty column for tests, once', () => {
    const { content } = add(empty, { table: results('16,25', ['12', '4,25']) });
    expect(content).toMatchObject({
      columns: [{ id: 'c1', heading: 'Fractions', ...test }, { id: 'c2' }],
      marks: { ali: { c1: { text: '16,25' } } },
      points: { ali: { c1: { q1: '12', q2: '4,25' } } },
    });
    expect(add(content, { table: results('16,25', ['12', '4,25']) }).content).toBeUndefined();
  });

  it('differ if the points do, although the sum is the same', () => {
    const { content } = add(empty, { table: results('10', ['8', '2']) });
    const other = add(content, { table: results('10', ['4', '6']) });
    expect(other.outcome.different).toEqual([
      { pupil: 'ali', column: 0, before: '10', after: '10' },
    ]);
    const replaced = [{ pupil: 'ali', column: 0, before: '10' }];
    const { points } = add(content, {
      table: results('10', ['4', '6']),
      choices: { replaced },
    }).content!;
    expect(points).toEqual({ ali: { c1: { q1: '4', q2: '6' } } });
  });

  it('bring their points to a mark that the sheet had without', () => {
    const { content } = add(empty, { table: results('10', []) });
    const { points: _, ...without } = content!;
    expect(add(without, { table: results('10', ['4', '6']) }).content?.points).toEqual({
      ali: { c1: { q1: '4', q2: '6' } },
    });
  });

  it('with more points than a question gives are refused', () => {
    const { outcome } = add(empty, { table: results('20', ['12', '9']) });
    expect(outcome.refused).toMatchObject([{ pupil: 'ali', reason: 'wrong' }]);
  });
});
