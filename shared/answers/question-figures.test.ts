import { describe, expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { pupilsForVerdicts, questionFigures } from './question-figures.ts';

const content = (given: Pick<AnswerSheets, 'questions' | 'sheets'> & Partial<AnswerSheets>) => ({
  ...{ classId: '01KJQ5N8000000000000000001', draft: '01KJQ5N8000000000000000002' },
  ...{ title: 'Fractions', language: 'en' as const, scale: 20, layouts: [], leftOut: [] },
  ...given,
});

/** Rows of points, a pupil each. */
const ofPoints = (rows: readonly (readonly number[])[], full: number): AnswerSheets =>
  content({
    questions: (rows[0] ?? []).map((_, index) => ({ id: `q${index + 1}`, points: full })),
    sheets: rows.map((row, picture) => ({
      ...{ picture, layout: 0 },
      answers: Object.fromEntries(row.map((points, index) => [`q${index + 1}`, { points }])),
    })),
  });

const hundredths = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(value * 100) / 100;

describe('the figures of questions', () => {
  it('are those of a published worksheet: facility', () => {
    // Ten pupils and ten questions, "Item Analysis Worksheet", studylib.net/doc/25270846, with its table of difficulties.
    const pupils = [
      ...['1111111111', '1111111101', '1101111100', '0111110101', '1110111001'],
      ...['1110110100', '0110110101', '0111001010', '1110100001', '0100010010'],
    ].map((row) => [...row].map(Number));
    const facilities = questionFigures(ofPoints(pupils, 1)).map(({ facility }) => facility);
    expect(facilities.map(hundredths)).toEqual([
      ...[0.6, 1, 0.8, 0.5, 0.8, 0.8, 0.5, 0.6, 0.3, 0.6],
    ]);
  });

  it('are those of a published analysis: discrimination', () => {
    // Data: R, datasets::attitude (Chatterjee and Price, 1977). Result: R, psych, alpha(attitude), column r.drop.
    const columns = [
      '43 63 71 61 81 43 58 71 72 67 64 67 69 68 77 81 74 65 65 50 50 64 53 40 63 66 78 48 85 82',
      '51 64 70 63 78 55 67 75 82 61 53 60 62 83 77 90 85 60 70 58 40 61 66 37 54 77 75 57 85 82',
      '30 51 68 45 56 49 42 50 72 45 53 47 57 83 54 50 64 65 46 68 33 52 52 42 42 66 58 44 71 39',
      '39 54 69 47 66 44 56 55 67 47 58 39 42 45 72 72 69 75 57 54 34 62 50 58 48 63 74 45 71 59',
      '61 63 76 54 71 54 66 70 71 62 58 59 55 59 79 60 79 55 75 64 43 66 63 50 66 88 80 51 77 64',
      '92 73 86 84 83 49 68 66 83 80 67 74 63 77 77 54 79 80 85 78 64 80 80 57 75 76 78 83 74 78',
      '45 47 48 35 47 34 35 41 31 41 34 41 25 35 46 36 63 60 46 52 33 41 37 49 33 72 49 38 55 39',
    ].map((column) => column.split(' ').map(Number));
    const rows = columns[0]!.map((_, row) => columns.map((column) => column[row] ?? 0));
    const figures = questionFigures(ofPoints(rows, 100));
    expect(figures.map(({ discrimination }) => hundredths(discrimination))).toEqual([
      ...[0.67, 0.74, 0.56, 0.71, 0.79, 0.27, 0.46],
    ]);
  });
});

const layout = (form: 'A' | 'B', options: string[]): AnswerSheets['layouts'][number] => ({
  ...{ form, picture: { width: 206, height: 293 } },
  questions: [{ id: 'q1', points: 2, options, bubbles: [] }],
});
type Answer = AnswerSheets['sheets'][number]['answers'][string];
const choices = (answers: readonly Answer[]): AnswerSheets =>
  content({
    questions: [{ id: 'q1', points: 2, key: 'c' }],
    layouts: [layout('B', ['c', 'a', 'b']), layout('A', ['a', 'b', 'c'])],
    sheets: answers.map((answer, picture) => ({
      ...{ picture, layout: picture % 2, answers: { q1: answer } },
    })),
  });

describe('how often an option was chosen', () => {
  const answers: Answer[] = [
    ...[{ chosen: ['c'] }, { chosen: ['c'] }, { chosen: ['a'] }, { chosen: [] }],
    ...[{ chosen: ['b', 'c'] }, { chosen: ['b'], doubt: 'faint' as const }],
  ];

  it('is counted over both forms, in the order of form A, with those who left it out', () => {
    expect(questionFigures(choices(answers))).toMatchObject([
      {
        ...{ pupils: 5, unclear: 1, blank: 1, facility: 2 / 5, verdict: undefined },
        options: [
          { id: 'a', chosen: 1 },
          { id: 'b', chosen: 1 },
          { id: 'c', chosen: 3 },
        ],
      },
    ]);
  });

  it('leaves out a sheet that was set aside', () => {
    const all = choices(answers);
    const [first, ...others] = all.sheets;
    const sheets = [{ ...first!, dismissed: true as const }, ...others];
    expect(questionFigures({ ...all, sheets })).toMatchObject([{ pupils: 4, facility: 1 / 4 }]);
  });

  it('has other figures once the key is corrected', () => {
    const all = choices(answers);
    const questions = [{ id: 'q1', points: 2, key: 'a' }];
    expect(questionFigures({ ...all, questions })).toMatchObject([{ facility: 1 / 5 }]);
  });

  it('is nothing without a sheet', () => {
    expect(questionFigures(choices([]))).toMatchObject([
      { pupils: 0, facility: undefined, discrimination: undefined, verdict: undefined },
    ]);
  });
});

describe('a verdict on a question', () => {
  /** Pupils who know more and more; `points` gives those of the question by the place of a pupil. */
  const verdict = (count: number, points: (place: number) => number) =>
    questionFigures(
      ofPoints(
        Array.from({ length: count }, (_, place) => [points(place / count), place]),
        100,
      ),
    )[0]?.verdict;

  it('is given from fifteen pupils on', () => {
    const reversed = (place: number) => 100 - Math.round(place * 80);
    expect(verdict(pupilsForVerdicts - 1, reversed)).toBeUndefined();
    expect(verdict(pupilsForVerdicts, reversed)).toBe('reversed');
  });

  it.each([
    ['good', (place: number) => (place < 0.5 ? 0 : 100), undefined],
    ['that all know', () => 100, 'easy'],
    ['that nobody knows', () => 0, 'hard'],
    [
      'that has nothing to do with the others',
      (place: number) => (Math.round(place * 20) % 2 ? 100 : 0),
      'weak',
    ],
    ['that all know half of', () => 50, 'weak'],
  ])('%s', (_, points, expected) => {
    expect(verdict(20, points)).toBe(expected);
  });
});
