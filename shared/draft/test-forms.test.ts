import { describe, expect, it } from 'vitest';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { draft } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import { draftLanguages } from '../model/locale.ts';
import { exerciseHelp, testForm } from './test-forms.ts';

const [, test, set] = sampleDrafts.en;
const ids = (form: 'A' | 'B' | undefined) =>
  testForm(test, form, 'none').map(({ question }) => question.id);
const optionsOf = (question: Question | undefined) =>
  question?.kind === 'choice' ? question.options.map(({ id }) => id) : [];

it.each(draftLanguages)('uses valid drafts as samples (%s)', (language) => {
  for (const one of [...sampleDrafts[language], hostileTest(language)]) {
    expect(draft.safeParse(one).error).toBeUndefined();
  }
});

describe('the forms of a test', () => {
  it('are the original, and one with everything in another order', () => {
    const written = test.questions.map(({ id }) => id);
    expect(ids(undefined)).toEqual(written);
    expect(ids('A')).toEqual(written);
    const other = ids('B');
    expect(other.toSorted()).toEqual(written.toSorted());
    for (const [index, id] of other.entries()) expect(id).not.toBe(written[index]);
  });

  it('keep the key with its option', () => {
    for (const { question } of testForm(test, 'B', 'none')) {
      const before = test.questions.find(({ id }) => id === question.id);
      if (question.kind !== 'choice' || before?.kind !== 'choice') continue;
      expect(question.key).toBe(before.key);
      const [is, was] = [optionsOf(question), optionsOf(before)];
      expect(is.toSorted()).toEqual(was.toSorted());
      for (const [index, id] of is.entries()) expect(id).not.toBe(was[index]);
    }
  });

  it('keep their order when a text is corrected', () => {
    const questions = test.questions.map((each) => ({ ...each, stem: 'mended', points: 1 }));
    const mended = testForm({ questions }, 'B', 'none').map(({ question }) => question);
    const first = testForm(test, 'B', 'none').map(({ question }) => question);
    expect(mended.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(mended.map(optionsOf)).toEqual(first.map(optionsOf));
  });

  it('can have no questions, or one', () => {
    expect(testForm({ questions: [] }, 'B', 'guided')).toEqual([]);
    const [only] = test.questions;
    expect(testForm({ questions: only ? [only] : [] }, 'B', 'none')).toHaveLength(1);
  });
});

describe('help in a question', () => {
  it('is a hint if there is one', () => {
    const hints = (level: 'none' | 'hint') =>
      testForm(test, 'A', level).map(({ help }) => help.hint);
    expect(hints('none').filter(Boolean)).toEqual([]);
    expect(hints('hint')).toEqual(test.questions.map(({ hint }) => hint));
  });

  it.each(['A', 'B'] as const)('fits the kind of question (%s)', (form) => {
    const guided = new Map(
      testForm(test, form, 'guided').map((each) => [each.question.id, each] as const),
    );
    expect(optionsOf(guided.get('q1')?.question)).toHaveLength(3);
    expect(optionsOf(guided.get('q1')?.question)).toContain('o3');
    expect(optionsOf(guided.get('q2')?.question)).toHaveLength(2);
    expect(guided.get('q3')?.help.passage).toBe('Of all water on Earth, 97 % is salt water.');
    expect(guided.get('q5')?.help.beginning).toBe('e');
    expect(guided.get('q6')?.help).toEqual({});
  });

  it('keeps the Arabic article with the first letter', () => {
    const [, arabic] = sampleDrafts.ar;
    const [help] = testForm(arabic, 'A', 'guided')
      .filter(({ question }) => question.id === 'q5')
      .map((each) => each.help);
    expect(help?.beginning).toBe('الت');
  });

  it('is the first of several steps of a solution', () => {
    const [first] = set.exercises;
    if (!first) throw new Error('no exercise');
    expect(exerciseHelp(first, 'guided')).toEqual({ hint: first.hint, firstStep: first.steps[0] });
    expect(exerciseHelp({ ...first, steps: ['one'] }, 'guided')).toEqual({ hint: first.hint });
    expect(exerciseHelp(first, 'none')).toEqual({});
  });

  it.each(['1) north\n2) desert', '1 – B ; 2 – A', 'B – A'])(
    'is no step where each step is one of several answers (%s)',
    (answer) => {
      const [first] = set.exercises;
      const steps = ['1) Most people live in the north.', '2) The south is a desert.'];
      const gapped = { ...first!, answer, steps };
      expect(exerciseHelp(gapped, 'guided')).toEqual({ hint: gapped.hint });
    },
  );
});
