import { describe, expect, it } from 'vitest';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { isHard } from '#shared/draft/fault.ts';
import type { Draft, Test } from '#shared/model/draft.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import { findFaults } from '../faults/find-faults.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { instructionsFor } from '../prompt/instructions.ts';
import { questionFor } from '../prompt/question-for.ts';
import { blindTask } from '../solving/blind-task.ts';
import { disagreements } from '../solving/compare-solutions.ts';
import { draftAnew } from './drafting.ts';
import { translate } from './translation.ts';

const origin = { drafter: 'model', seed: 'seed' } as const;
const request: ContentRequest = {
  contentType: 'TEST',
  topic: 'The water cycle',
  level: 'Primary',
  language: 'en',
  questionType: 'Gap Fill',
  questionCount: 1,
  moreQuestions: [
    { questionType: 'Open Question', questionCount: 1 },
    { questionType: 'Matching', questionCount: 1 },
    { questionType: 'Ordering', questionCount: 1 },
  ],
};
const plan = planDraft(request);
const common = { passage: null, hint: null };
const reason = 'Water changes its state where it is warm and where it is cold.';
const gap = {
  ...{ ...common, reason, stem: 'Complete the text with the right words:' },
  text: 'Water [[evaporates| vaporises ]] in the sun and [[condenses]] in cold air.',
};
const open = {
  ...{ ...common, reason: '', stem: 'Explain why clouds form in cold air.' },
  answer: 'Cold air holds less vapour, so it condenses into drops.',
  marking: ['names condensation', 'compares the air', 'writes sentences'].map((text) => ({ text })),
};
const matching = {
  ...{ ...common, reason, stem: 'Match each change with its name:' },
  pairs: [
    { left: 'from liquid to gas', right: 'evaporation' },
    { left: 'from gas to liquid', right: 'condensation' },
    { left: 'from solid to liquid', right: 'melting' },
  ],
};
const ordering = {
  ...{ ...common, reason, stem: 'Put the stages in order, from the sea on:' },
  items: ['Water rises as vapour.', 'Clouds form in the sky.', 'Rain falls on the land.'],
};
const answerOf = (questions: readonly unknown[]) => ({
  title: 'The water cycle',
  instructions: 'Answer every question on this sheet.',
  questions,
  task: null,
  notes: [],
});
const made = (questions: readonly unknown[]): Test => {
  const { draft } = assembleDraft(plan, answerOf(questions), origin);
  if (draft?.type !== 'TEST') throw new Error('no test');
  return draft;
};
const all: readonly unknown[] = [gap, open, matching, ordering];
const kindsOf = (draft: Draft | undefined) =>
  draft?.type === 'TEST' ? draft.questions.map(({ kind }) => kind) : [];

describe('a test of gaps, open questions, matching and ordering', () => {
  it('is made from a model’s answer, without a fault and in the order of the form', () => {
    const { draft, findings } = draftAnew(plan).judge(answerOf(all.toReversed()), origin);
    expect(kindsOf(draft)).toEqual(['gap', 'open', 'matching', 'ordering']);
    expect(findings).toEqual([]);
  });

  it('has the rubric that a model gives for an open question, unless it is no table', () => {
    const row = (levels: string[]) => ({ criterion: 'Explanation', levels });
    const levels = ['Good', 'Weak'];
    const rubrics = [row(['Says why.', 'Says what.']), row(['Says why.'])].map((criterion) => {
      const given = { ...open, rubric: { levels, criteria: [criterion] } };
      const [, question] = made([gap, given, matching, ordering]).questions;
      return question?.kind === 'open' ? question.rubric : undefined;
    });
    expect(rubrics[0]).toMatchObject({
      levels,
      criteria: [{ levels: [{ points: 3.5 }, { points: 0 }] }],
    });
    expect(rubrics[1]).toBeUndefined();
  });

  it('shares the points of an open question out among what its answer needs', () => {
    const [, explained] = made(all).questions;
    expect(explained).toMatchObject({
      ...{ points: 3.5, reason: '' },
      marking: [{ points: 1 }, { points: 1 }, { points: 1.5 }],
    });
    const few = made(Array.from({ length: 40 }, () => open)).questions[0];
    if (few?.kind !== 'open') throw new Error('no open question');
    expect(few.points).toBe(0.25);
    expect(few.marking).toEqual([
      { text: 'names condensation\ncompares the air\nwrites sentences', points: 0.25 },
    ]);
  });

  it.each<[string, object, string]>([
    ['has no gap', { ...gap, text: 'Water evaporates in the sun.' }, 'Gap Fill'],
    ['has an empty gap', { ...gap, text: 'Water [[]] in the sun.' }, 'Gap Fill'],
    ['has no model answer', { ...open, answer: '', marking: [] }, 'Open Question'],
    ['matches one pair', { ...matching, pairs: matching.pairs.slice(0, 1) }, 'Matching'],
    ['repeats an item', { ...ordering, items: ['Rain.', 'Rain.', 'Sun.'] }, 'Ordering'],
  ])('is asked only for the question that %s', (_, broken, questionType) => {
    const types = ['Gap Fill', 'Open Question', 'Matching', 'Ordering'];
    const given = answerOf(all.with(types.indexOf(questionType), broken));
    const drafting = draftAnew(plan);
    const { findings } = drafting.judge(given, origin);
    expect(findings.some((finding) => finding.isHard)).toBe(true);
    const { moreQuestions: _more, ...one } = request;
    expect(drafting.again(given, findings)[0]?.(given)).toMatchObject({
      task: 'draft',
      plan: { request: { ...one, questionType, questionCount: 1 } },
    });
  });

  it('is asked for with an example of each kind, in the language of the test', () => {
    expect(instructionsFor({ task: 'draft', plan }).instructions).toContain(
      'Plants need [[light|sunlight]]',
    );
    const inArabic = planDraft({ ...request, language: 'ar' });
    expect(instructionsFor({ task: 'draft', plan: inArabic }).instructions).toContain(
      '[[الضوء|ضوء الشمس]]',
    );
    expect(JSON.stringify(questionFor({ task: 'draft', plan }).tool.schema)).toContain('"pairs"');
  });

  it('keeps what a model says of its questions, and nothing that is no level', () => {
    const judged = { ...gap, difficulty: 2, bloom: 'understand' };
    expect(made([judged]).questions[0]).toMatchObject({ difficulty: 2, bloom: 'understand' });
    const unknown = made([{ ...gap, difficulty: 9, bloom: 'ponder' }]).questions[0];
    expect(unknown).not.toHaveProperty('difficulty');
    expect(unknown).not.toHaveProperty('bloom');
  });

  it('is asked again if it is easier than asked for, or only asks to remember', () => {
    const hard = planDraft({ ...request, questionCount: 4, difficulty: 3 });
    const { specifics: ask } = instructionsFor({ task: 'draft', plan: hard });
    expect(ask).toContain('2 of difficulty 3 (hard) that ask to understand');
    expect(ask).toContain('1 of difficulty 2 (medium) that asks to apply');
    const gaps = Array.from({ length: 4 }, () => ({ ...gap, difficulty: 1, bloom: 'remember' }));
    const { draft } = assembleDraft(hard, answerOf([...gaps, open, matching, ordering]), origin);
    if (!draft) throw new Error('no draft');
    const rules = findFaults(draft, hard).map(({ rule, path }) => `${rule} ${path}`);
    expect(rules.filter((rule) => /^(?:difficulty-other|levels-low)/.test(rule))).toEqual([
      ...[0, 1, 2, 3].map((index) => `difficulty-other questions.${index}`),
      'levels-low questions',
    ]);
    const drafting = draftAnew(hard);
    const broken = answerOf([...gaps.slice(0, 3), { ...gap, text: '' }, open, matching, ordering]);
    const { findings } = drafting.judge(broken, origin);
    expect(drafting.again(broken, findings)[0]?.(broken)).toMatchObject({
      // The other two are repetitions.
      plan: { request: { questionType: 'Gap Fill', questionCount: 3, difficulty: 3 } },
    });
  });

  it('is solved without its keys; an open question is left to the teacher', () => {
    const draft = made(all);
    const task = blindTask(draft, 'seed');
    expect(task?.questions.map(({ kind }) => kind)).toEqual(['list', 'list', 'list']);
    expect(JSON.stringify(task)).not.toContain('vaporises');
    const solve = (...answers: string[]) =>
      disagreements(
        draft,
        task?.questions ?? [],
        answers.map((answer, index) => ({
          ...{ id: task?.questions[index]?.id ?? '', answer, alternatives: [], confidence: 1 },
        })),
      );
    const rights = 'evaporation | condensation | melting';
    const order = ordering.items.join(' | ');
    expect(solve('vaporises | condenses', rights, order)).toEqual(new Set());
    expect(
      solve('condenses | evaporates', 'melting', ordering.items.toReversed().join('|')),
    ).toEqual(new Set(['q1', 'q3', 'q4']));
  });

  it.each(draftLanguages)('keeps its gaps in a translation (%s)', (language) => {
    const other = language === 'en' ? 'ar' : 'en';
    const asked = { ...plan, language: other, scale: 10 } as const;
    const drafting = translate(asked, mixedTests[language]);
    if (drafting.first.task !== 'translate') throw new Error('no translation');
    const { texts } = drafting.first;
    const paths = texts.map(({ name }) => name);
    expect(paths).toEqual(
      expect.arrayContaining([
        'questions.0.text',
        'questions.2.marking.0.text',
        'questions.3.pairs.0.left',
      ]),
    );
    const lost = texts.map(({ name, text }) => ({
      ...{ name, text: text.replaceAll('[[', '').replaceAll(']]', '') },
    }));
    const { findings } = drafting.judge({ texts: lost }, origin);
    expect(findings.filter(({ rule }) => rule === 'gap-missing').length).toBe(2);
  });

  it('may hold words in its gaps that would be a placeholder elsewhere', () => {
    const draft = made([
      { ...gap, text: 'This is [[your]] book and that is [[my]] pen, he said.' },
    ]);
    expect(
      findFaults(draft, plan)
        .filter(isHard)
        .map(({ rule }) => rule),
    ).not.toContain('placeholder');
  });
});
