import { describe, expect, it } from 'vitest';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { missedText, readMissed } from './missed-question.ts';

const test = sampleTests.en;
const [first] = test.questions;
const at = (question: number, points = test.questions[question - 1]?.points ?? 0) => ({
  ...{ question, points },
});
const withStem = (stem: string) => ({ ...test, questions: [{ ...first!, stem }] });

describe('the text of a missed question', () => {
  it('has the stem, and the options of a choice', () => {
    const text = missedText(test, at(1), []);
    expect(text).toContain(first!.stem);
    if (first!.kind === 'choice')
      for (const { text: option } of first!.options) expect(text).toContain(option);
  });

  it('is the situation of an integration task, after the questions', () => {
    const { task, questions } = test;
    expect(missedText(test, at(questions.length + 1, task!.points), [])).toContain(task!.situation);
  });

  it.each([
    ['is not there', at(99, 2)],
    ['has other points now', at(1, first!.points + 0.25)],
  ])('is left out if the question %s', (_, missed) => {
    expect(missedText(test, missed, [])).toBeUndefined();
  });

  it.each([
    ['Haddad Amina buys 3 pens.', 'حداد أمينة', false],
    ['Amina HADDAD buys 3 pens.', 'Haddad Amina', true],
    ['اشترت أمينة حداد ثلاثة أقلام.', 'حدّاد أمينة', true],
    ['اشترت أمينة ثلاثة أقلام.', 'حداد أمينة', false],
    ['Amina buys 3 pens.', ' ', false],
  ])('is left out if it names a pupil: %s, %s', (stem, name, isNamed) => {
    expect(missedText(withStem(stem), at(1), ['بن علي', name]) === undefined).toBe(isNamed);
  });

  it('is cut to what a form can hold', () => {
    expect(missedText(withStem('a'.repeat(5_000)), at(1), [])!.length).toBeLessThanOrEqual(2_000);
  });
});

it.each([
  ['2', '1.5', { question: 2, points: 1.5 }],
  ['0', '1', undefined],
  ['1.5', '1', undefined],
  ['x', '1', undefined],
  ['1', '-1', undefined],
  ['1', null, undefined],
  [null, '1', undefined],
])('a question %s with %s points in an address is %j', (question, points, missed) => {
  expect(readMissed(question, points)).toEqual(missed);
});
