import { describe, expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { MarkChoices } from '#shared/model/added-marks.ts';
import { addMarks } from '#shared/record/merge/add-marks.ts';
import { resultsOf, tableOfAnswers } from './enter-results.ts';

const draft = '01KJQ5N8000000000000000077';
const jobId = '01KJQ5N8000000000000000078';
const questions = [
  { id: 'q1', points: 12, key: 'a' },
  { id: 'q2', points: 8 },
];
const sheetOf = (
  pupil: string | undefined,
  q1: AnswerSheets['sheets'][number]['answers'][string],
  points?: number,
): AnswerSheets['sheets'][number] => ({
  ...{ picture: 0, layout: 0, ...(pupil !== undefined && { pupil }) },
  answers: { q1, q2: points === undefined ? { doubt: 'unmarked' } : { points } },
});
const answers: AnswerSheets = {
  ...{ classId: '01KJQ5N8000000000000000000', draft, title: 'Fractions', language: 'en' },
  ...{ scale: 20, questions, layouts: [], leftOut: [] },
  sheets: [
    sheetOf('a0', { chosen: ['a'] }, 4.25),
    sheetOf('a1', { chosen: ['b'] }, 2),
    sheetOf('a2', { chosen: ['a'] }),
    sheetOf(undefined, { chosen: ['a'] }, 8),
  ],
};
const empty: MarkSheetContent = {
  columns: [{ id: 'c1', heading: 'Test', role: 'test', scale: 20 }],
  marks: {},
};
const kept = { pupils: ['a0', 'a1', 'a2', 'a5'].map((id) => ({ id, fullName: id })) };
const enter = (
  before: MarkSheetContent,
  read = answers,
  replaced: NonNullable<MarkChoices['replaced']> = [],
) => {
  const table = tableOfAnswers(read, { date: '2026-11-19', jobId });
  const choices = { wholly: true, replaced };
  const { content = before, outcome } = addMarks(before, { table, choices }, kept, new Date(0));
  expect(markSheetContent.safeParse(content).success).toBe(true);
  expect(outcome).toMatchObject({ leftOut: 0, refused: [] });
  return { content, replaced: outcome.different };
};

it('has results for sheets with a pupil and without a doubt', () => {
  expect(resultsOf(answers)).toEqual([
    { pupil: 'a0', mark: '16,25', points: ['12', '4,25'] },
    { pupil: 'a1', mark: '2', points: ['0', '2'] },
  ]);
});

describe('the results of answer sheets in the marks of a class', () => {
  it('fill the empty column for tests with marks and points', () => {
    const { content, replaced } = enter(empty);
    const [column] = content.columns;
    const [q1 = '', q2 = ''] = (column?.questions ?? []).map(({ id }) => id);
    expect(column).toMatchObject({
      id: 'c1',
      heading: 'Fractions',
      date: '2026-11-19',
      draft,
      answers: jobId,
    });
    expect(content.marks).toEqual({ a0: { c1: { text: '16,25' } }, a1: { c1: { text: '2' } } });
    expect(content.points).toEqual({
      a0: { c1: { [q1]: '12', [q2]: '4,25' } },
      a1: { c1: { [q1]: '0', [q2]: '2' } },
    });
    expect(replaced).toEqual([]);
  });

  it('keep the version of the test that was printed, with its ids of the questions', () => {
    const printed = { ...answers, draftVersion: 3 };
    const { content } = enter(empty, printed);
    expect(content.columns[0]).toMatchObject({
      draftVersion: 3,
      questions: [
        { id: 'q1', points: 12 },
        { id: 'q2', points: 8 },
      ],
    });
    // Pupils had different versions: no text is that of all.
    const again = enter(content);
    expect(again.content.columns[0]?.draftVersion).toBeUndefined();
  });

  it('leave the points of pupils without a sheet, in a column with other ids of the questions', () => {
    const { content } = enter(empty);
    const own = [
      { id: 'x7', points: 12 },
      { id: 'y8', points: 8 },
    ];
    const typed = { a5: { c1: { x7: '3', y8: '4' } } };
    const columns = content.columns.map((column) => ({ ...column, questions: own }));
    const printed = { ...answers, draftVersion: 3 };
    const again = enter({ ...content, columns, points: typed }, printed);
    expect(again.content.points).toEqual({
      ...typed,
      a0: { c1: { x7: '12', y8: '4,25' } },
      a1: { c1: { x7: '0', y8: '2' } },
    });
    // The draft does not know these ids, so no text belongs to them.
    expect(again.content.columns[0]).toMatchObject({ questions: own });
    expect(again.content.columns[0]?.draftVersion).toBeUndefined();
  });

  it('change nothing when they are entered again', () => {
    const { content } = enter(empty);
    const again = enter(content);
    expect(again.replaced).toEqual([]);
    expect(again.content).toEqual(content);
  });

  it('say which marks they would replace, and leave those of other pupils', () => {
    const { content } = enter(empty);
    const marks = { ...content.marks, a1: { c1: { text: '7' } }, a5: { c1: { text: 'abs' } } };
    const asked = enter({ ...content, marks });
    expect(asked.replaced).toEqual([{ pupil: 'a1', column: 0, before: '7', after: '2' }]);
    expect(asked.content.marks).toEqual(marks);
    const again = enter({ ...content, marks }, answers, [{ pupil: 'a1', column: 0, before: '7' }]);
    expect(again.content.marks).toMatchObject({ a1: { c1: { text: '2' } }, a5: marks.a5 });
  });

  it('give the column the points of a question that were changed since', () => {
    const { content } = enter(empty);
    const changed = [
      { id: 'q1', points: 10, key: 'a' },
      { id: 'q2', points: 10 },
    ];
    const read = { ...answers, questions: changed };
    const asked = enter(content, read);
    expect(asked.replaced).toEqual([{ pupil: 'a0', column: 0, before: '16,25', after: '14,25' }]);
    const again = enter(content, read, [{ pupil: 'a0', column: 0, before: '16,25' }]);
    expect(again.content.columns[0]?.questions?.map(({ points }) => points)).toEqual([10, 10]);
  });
});
