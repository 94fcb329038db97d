import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markSheetContent, type MarkSheetContent } from '../../model/mark-sheet.ts';
import {
  countUnfinished,
  readPoints,
  setQuestions,
  testColumn,
  writePoints,
} from './points-sheet.ts';

const questions = [
  { id: 'q1', points: 5 },
  { id: 'q2', points: 7.5 },
  { id: 'q3', points: 7.5 },
];
const sheet: MarkSheetContent = {
  columns: [
    { id: 'c1', heading: 'الفرض', role: 'test', scale: 20, date: '2026-11-05', questions },
    { id: 'c2', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: { ali: { c2: { text: '11' } } },
  remarks: { ali: 'x' },
};
const test = testColumn(sheet, 'c1')!;

/** Types the points of one pupil, question by question. */
const type = (pupil: string, texts: readonly string[], before: MarkSheetContent = sheet) =>
  questions.reduce(
    (now, { id }, index) =>
      writePoints(now, testColumn(now, 'c1')!, [pupil, id], texts[index] ?? ''),
    before,
  );

describe('the points of a test', () => {
  it.each([
    [['5', '7,5', '7,5'], '20'],
    [['4.25', '0', '3.5'], '7.75'],
    [['٤', '٢٫٢٥', '٠'], '6,25'],
    [['٣/٥', '1', '2'], '6'],
    [['غ', '', ''], 'غ'],
    [['0', '0', '0'], '0'],
  ])('%j make the mark %s', (texts, mark) => {
    const after = type('ali', texts);
    expect(after.marks['ali']).toEqual({ c1: { text: mark }, c2: { text: '11' } });
    expect(markSheetContent.safeParse(after).success).toBe(true);
  });

  it.each([
    ['one is missing', ['5', '7', '']],
    ['one is above what its question gives', ['6', '7', '7']],
    ['one cannot be read', ['5', 'x', '7']],
    ['one names another full mark', ['4/10', '7', '7']],
    ['one is an absence among points', ['غ', '7', '7']],
  ])('make no mark when %s, and are kept', (_, texts) => {
    const after = type('ali', texts);
    expect(after.marks).toEqual(sheet.marks);
    expect(Object.values(after.points?.['ali']?.['c1'] ?? {})).toEqual(texts.filter(Boolean));
  });

  it('take back a mark that they made, and leave one that was typed', () => {
    const full = type('ali', ['5', '5', '5']);
    expect(type('ali', ['5', '', '5'], full).marks['ali']).toEqual({ c2: { text: '11' } });
    const typed = { ...sheet, marks: { ali: { c1: { text: '14' } } } };
    const begun = type('ali', ['5'], typed);
    expect(begun.marks['ali']).toEqual({ c1: { text: '14' } });
    expect(type('ali', [], begun)).toEqual({ ...typed });
    expect(type('ali', ['5', '5', '5'], begun).marks['ali']).toEqual({ c1: { text: '15' } });
  });

  it('that make no mark are counted, of the pupils on the list', () => {
    const pupils = [{ id: 'ali' }, { id: 'salma' }, { id: 'anis' }];
    const begun = type('salma', ['غ', '2', ''], type('ali', ['5', '5', '5']));
    expect(countUnfinished(pupils, begun, test)).toBe(1);
    expect(countUnfinished(pupils.slice(0, 1), begun, test)).toBe(0);
    expect(countUnfinished(pupils, type('anis', ['5'], begun), test)).toBe(2);
  });

  it('of one pupil leave the marks of all others as they are', () => {
    const full = type('ali', ['5', '5', '5']);
    const corrected: MarkSheetContent = {
      ...full,
      marks: { ...full.marks, ali: { c1: { text: '16' } } },
    };
    const after = type('salma', ['1', '1', '1'], corrected);
    expect(after.marks['ali']).toEqual({ c1: { text: '16' } });
    expect(after.marks['salma']).toEqual({ c1: { text: '3' } });
  });
});

describe('the questions of a test', () => {
  it('keep what pupils had when one changes its points', () => {
    const full = type('ali', ['5', '5', '5']);
    const after = setQuestions(full, 'c1', [6, 7, 7], () => 'new');
    expect(testColumn(after, 'c1')?.questions).toEqual([
      { id: 'q1', points: 6 },
      { id: 'q2', points: 7 },
      { id: 'q3', points: 7 },
    ]);
    expect(after.points).toEqual(full.points);
    expect(after.marks).toEqual(full.marks);
  });

  it('take marks back when there is one more, and give them when the missing one goes', () => {
    const full = type('ali', ['5', '5', '5']);
    const more = setQuestions(full, 'c1', [5, 5, 5, 5], () => 'q4');
    expect(more.marks['ali']).toEqual({ c2: { text: '11' } });
    const fewer = setQuestions(type('ali', ['5', '5']), 'c1', [10, 10], () => 'x');
    expect(fewer.marks['ali']).toEqual({ c1: { text: '10' }, c2: { text: '11' } });
    const gone = setQuestions(full, 'c1', [20], () => 'x');
    expect(gone.points).toEqual({ ali: { c1: { q1: '5' } } });
    expect(gone.marks['ali']).toEqual({ c1: { text: '5' }, c2: { text: '11' } });
  });

  it('are given to a column that had none', () => {
    let next = 0;
    const after = setQuestions(sheet, 'c2', [12, 8], () => `n${(next += 1)}`);
    expect(testColumn(after, 'c2')?.questions).toEqual([
      { id: 'n1', points: 12 },
      { id: 'n2', points: 8 },
    ]);
    expect(after.marks).toEqual(sheet.marks);
  });

  it('given to another column leave its marks of zero to pupils who have points already', () => {
    const begun = type('ali', ['5'], { ...sheet, marks: { ali: { c2: { text: '0' } } } });
    expect(setQuestions(begun, 'c2', [12, 8], () => 'new').marks).toEqual(begun.marks);
  });

  it.each([
    ['2 2,5 4', [2, 2.5, 4]],
    ['2;3 ; 4.25', [2, 3, 4.25]],
    ['٢ ٣٫٥', [2, 3.5]],
    ['5+5+10', [5, 5, 10]],
    ['2, 2,5, 4', [2, 2.5, 4]],
    ['٢، ٢،٥، ٤ ', [2, 2.5, 4]],
    ['', []],
  ])('are read from %j', (text, points) => expect(readPoints(text)).toEqual(points));

  it.each(['2 x', '0 5', '2,3', '-1', '3/4'])('are not read from %j', (text) =>
    expect(readPoints(text)).toBeUndefined(),
  );
});

it('any points that were typed stay, and the marks are their sums', () => {
  const quarter = fc.integer({ min: 0, max: 40 }).map((value) => value / 4);
  fc.assert(
    fc.property(fc.array(fc.tuple(quarter, quarter, quarter), { maxLength: 8 }), (pupils) => {
      let content = sheet;
      for (const [index, points] of pupils.entries()) {
        content = type(`p${index}`, points.map(String), content);
      }
      expect(markSheetContent.safeParse(content).success).toBe(true);
      for (const [index, points] of pupils.entries()) {
        const isRight = points.every((value, at) => value <= (questions[at]?.points ?? 0));
        const sum = points.reduce((all, value) => all + value, 0);
        const mark = content.marks[`p${index}`]?.['c1']?.text;
        expect(mark === undefined ? undefined : Number(mark.replace(',', '.'))).toBe(
          isRight ? sum : undefined,
        );
        expect(Object.values(content.points?.[`p${index}`]?.['c1'] ?? {})).toEqual(
          points.map(String),
        );
      }
    }),
  );
});
