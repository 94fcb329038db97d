import { describe, expect, it } from 'vitest';
import { ownLayout } from '#shared/answers/question-figures.ts';
import { sampleAnswers, sampleAnswersClass } from '#test/support/sample-answer-sheets.ts';
import { optionOfKey } from './answer-keys.ts';
import { answerRows, optionsOn, placesToCheck } from './answer-rows.ts';
import { areaOfBubbles } from './crop-area.ts';
import { assignPupil } from './edit-answers.ts';
import { readQuarters } from './read-quarters.ts';

describe('the rows of the table', () => {
  it('are the sheets without a pupil, then the class in its order', () => {
    const rows = answerRows(sampleAnswers(), sampleAnswersClass);
    expect(rows).toHaveLength(25);
    expect(rows[0]).toMatchObject({ pupil: undefined, sheet: 17 });
    expect(rows.slice(1).map(({ pupil }) => pupil)).toEqual(
      sampleAnswersClass.pupils.map(({ id }) => id),
    );
    expect(rows.filter(({ sheet }) => sheet === undefined).map(({ pupil }) => pupil)).toEqual([
      ...['p7', 'p15', 'p19'],
    ]);
  });

  it('end with a pupil who has left the class', () => {
    const [first, ...pupils] = sampleAnswersClass.pupils;
    const left = [{ ...first!, leftOn: '2026-11-20' }];
    const rows = answerRows(sampleAnswers(), { pupils, left });
    expect(rows.at(-1)).toEqual({ pupil: 'p0', name: first?.fullName, sheet: 0 });
  });

  it('give a sheet to one pupil, and a pupil one sheet', () => {
    const after = assignPupil(17, 'p19')(sampleAnswers());
    expect(answerRows(after, sampleAnswersClass).find(({ pupil }) => pupil === 'p19')?.sheet).toBe(
      17,
    );
    const moved = assignPupil(17, 'p0')(after);
    expect(moved.sheets.filter(({ pupil }) => pupil === 'p0')).toHaveLength(1);
  });
});

it('a person must look at sheets without a pupil and at doubts, row by row', () => {
  const content = sampleAnswers();
  expect(placesToCheck(content, answerRows(content, sampleAnswersClass))).toEqual([
    { sheet: 17 },
    { sheet: 2, question: 'q7' },
    { sheet: 5, question: 'q3' },
    { sheet: 9, question: 'task' },
    { sheet: 11, question: 'q10' },
    { sheet: 14, question: 'q15' },
  ]);
});

describe('the options of a question', () => {
  const { layouts } = sampleAnswers();
  it('have the letters of the print, in the order of its form', () => {
    const letters = optionsOn(layouts[1], 'q1', 'ar').map(({ id, letter }) => `${id}${letter}`);
    expect(letters).toEqual(['dأ', 'cب', 'bج', 'aد']);
    expect(optionsOn(ownLayout(layouts, 'q1'), 'q1', 'en').map(({ id }) => id)).toEqual([
      ...['a', 'b', 'c', 'd'],
    ]);
  });

  it('are chosen by their letters, A to F or figures', () => {
    const options = optionsOn(layouts[0], 'q1', 'ar');
    const idOf = (key: string) => optionOfKey(options, key)?.id;
    expect(['ب', 'B', 'b', '2', '٢'].map(idOf)).toEqual(['b', 'b', 'b', 'b', 'b']);
    expect(['0', '5', 'e', 'Enter', ' ', 'z'].map(idOf)).toEqual(Array(6).fill(undefined));
  });

  it('of a statement are chosen by T and F first', () => {
    const options = optionsOn(layouts[0], 'q5', 'en');
    expect(['t', 'F', 'b'].map((key) => optionOfKey(options, key)?.id)).toEqual([
      ...['true', 'false', 'false'],
    ]);
  });
});

it('points are read in quarters up to the most', () => {
  expect(['0', '1,5', '٢٫٢٥', '4'].map((text) => readQuarters(text, 4))).toEqual([0, 1.5, 2.25, 4]);
  expect(['', '-1', '4,25', '1,3', '2/4', 'abs'].map((text) => readQuarters(text, 4))).toEqual(
    Array(6).fill(undefined),
  );
});

it('the crop has the bubbles in it, and stays in the picture', () => {
  const picture = { width: 206, height: 293 };
  const area = areaOfBubbles(
    [
      [4, 3],
      [14.5, 3],
      [25, 3],
    ],
    picture,
  );
  expect(area).toMatchObject({ x: 0, y: 0, width: 68 });
  expect(areaOfBubbles([], picture)).toBeUndefined();
});
