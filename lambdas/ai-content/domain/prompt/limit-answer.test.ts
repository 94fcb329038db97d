import { describe, expect, it } from 'vitest';
import { questionTypes } from '#shared/model/content-types.ts';
import { sampleRequests } from '#test/support/sample-answers.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { figureLimits } from '#shared/model/figure.ts';
import { portionsOf } from '../plan/portions.ts';
import type { Task } from '../task.ts';
import { answerToolOf } from './answer-tool.ts';
import { limitAnswer } from './limit-answer.ts';
import { questionFor } from './question-for.ts';

const limited = (task: Task) => limitAnswer(task, answerToolOf(task));
const test = planDraft({ ...sampleRequests.test, questionCount: 25 });

/** The letters of the longest answer that a schema allows. */
function longest(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const one = schema as Record<string, unknown>;
  const own = Number(one['maxLength'] ?? 0);
  const kinds = ((one['anyOf'] ?? []) as unknown[]).map(longest);
  const items = Number(one['maxItems'] ?? 0) * longest(one['items']);
  const fields = Object.entries(one['properties'] ?? {});
  // With quotation marks, a colon and a comma.
  const named = fields.reduce((sum, [name, each]) => sum + name.length + 6 + longest(each), 0);
  return own + Math.max(0, ...kinds) + items + named;
}
/** Without figures, which are small, and without a task and rubrics, for which a portion has tokens of their own. */
const withoutRare = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    ['figure', 'rubric', 'task'].includes(name) ? {} : value,
  );
/** The most letters of each text of a schema. */
const texts = (schema: unknown): number[] =>
  [...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, most]) => Number(most));

describe('the schema for a server that holds a model to it', () => {
  const tasks: readonly Task[] = [
    { task: 'draft', plan: test },
    { task: 'repair', plan: test, answer: {}, faults: [] },
  ];
  it.each(tasks)('has as many questions as a $task asks for', (task) => {
    expect(limited(task).schema).toMatchObject({
      properties: {
        title: { type: 'string', maxLength: 120 },
        questions: { minItems: 25, maxItems: 25 },
        notes: { maxItems: 3 },
      },
    });
  });

  it('limits each text and list that is not one of few values, and changes nothing else', () => {
    const baseText = 'Water rises as vapour.';
    const task: Task = { task: 'draft', plan: planDraft({ ...sampleRequests.lesson, baseText }) };
    const without = (_: string, value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const { minItems, maxItems, maxLength, ...rest } = value as Record<string, unknown>;
      const isFree =
        [rest['type']].flat().includes('string') &&
        rest['enum'] === undefined &&
        rest['const'] === undefined;
      expect(typeof maxLength).toBe(isFree ? 'number' : 'undefined');
      expect([typeof minItems, typeof maxItems]).toEqual(
        rest['type'] === 'array' ? ['number', 'number'] : ['undefined', 'undefined'],
      );
      return rest;
    };
    const json = JSON.stringify(limited(task).schema);
    expect(JSON.parse(json, without)).toEqual(answerToolOf(task).schema);
  });

  it('draws no figure that is too large to be kept', () => {
    const task: Task = { task: 'draft', plan: planDraft(sampleRequests.exercises) };
    const fields = new Map<string, unknown>();
    JSON.parse(JSON.stringify(limited(task).schema), (name, value: unknown) => {
      fields.set(name, value);
      return value;
    });
    const named = (...names: string[]) => names.map((name) => fields.get(name));
    const label = { maxLength: figureLimits.label };
    expect(named('marks', 'lines', 'bars')).toMatchObject([
      { maxItems: figureLimits.marks, items: { properties: { label } } },
      { maxItems: figureLimits.lines },
      { maxItems: figureLimits.bars, items: { properties: { label } } },
    ]);
    expect(named('rows', 'corners', 'sides')).toMatchObject([
      { maxItems: 8, items: { maxItems: 8, items: { maxLength: figureLimits.cell } } },
      { minItems: 3, maxItems: 3, items: label },
      { maxItems: 3 },
    ]);
    expect(JSON.stringify(fields.get('figure'))).not.toContain('"maxItems":20');
  });

  it.each(['60 min', '2 x 45 min', '6 x 45 min'])(
    'lets a model that fills every text come to the end of each portion of %s',
    (duration) => {
      for (const plan of portionsOf(planDraft({ ...sampleRequests.lesson, duration }))) {
        const task: Task = { task: 'draft', plan };
        const { schema } = limited(task);
        // A token of a small model is some three letters of French or Arabic.
        expect(longest(schema) / 3).toBeLessThan(questionFor(task).maxTokens);
        expect(texts(schema).filter((most) => most > 1_000)).toEqual([]);
      }
    },
  );

  it('has sensible sizes for the portions of a lesson, and for one phase of it', () => {
    const plan = planDraft(sampleRequests.lesson);
    const [head, session, end] = portionsOf(plan).map(
      (portion) => limited({ task: 'draft', plan: portion }).schema['properties'],
    );
    expect(head).toMatchObject({
      outcome: { maxLength: 300 },
      materials: { minItems: 1, maxItems: 6, items: { maxLength: 120 } },
    });
    const phase = {
      teacher: { maxLength: 500 },
      pupils: { maxLength: 400 },
      assessment: { maxLength: 300 },
    };
    expect(session).toMatchObject({
      phases: {
        ...{ minItems: 3, maxItems: 4 },
        items: { properties: { ...phase, checks: { minItems: 1, maxItems: 1 } } },
      },
    });
    expect(end).toMatchObject({
      trace: { maxLength: 1_000 },
      exit: { minItems: 3, maxItems: 3, items: { properties: { question: { maxLength: 200 } } } },
    });
    const [part] = sampleLessons.en.phases;
    if (!part) throw new Error('no phase');
    const anew: Task = { task: 'redraft', plan, part, others: [] };
    // A phase that is written anew may keep both of its checks.
    expect(limited(anew).schema['properties']).toMatchObject({
      ...phase,
      checks: { minItems: 0, maxItems: 2 },
    });
  });

  it('lets a model that fills every text come to the end of a portion of each kind of test and of exercises', () => {
    const plans = [
      // Six model answers with all they must contain may break off: what is whole is kept, and the rest asked for again.
      ...questionTypes
        .filter((type) => type !== 'Open Question')
        .map((questionType) => ({ ...sampleRequests.test, questionType, questionCount: 6 })),
      sampleRequests.exercises,
    ].flatMap((request) => portionsOf(planDraft(request)));
    for (const plan of plans) {
      const task: Task = { task: 'draft', plan };
      const { schema } = limited(task);
      expect(longest(withoutRare(schema)) / 3).toBeLessThan(questionFor(task).maxTokens);
    }
  });

  it('has no passage without a text, and no task that is not asked for', () => {
    const baseText = 'Water rises.';
    const [bare, asked] = [
      planDraft(sampleRequests.test),
      { ...planDraft({ ...sampleRequests.test, baseText }), integrationTask: true },
    ].map((plan) => limited({ task: 'draft', plan }).schema['properties']);
    expect(JSON.stringify(bare)).not.toMatch(/"(?:task|passage)":/);
    expect(JSON.stringify(asked)).toMatch(/"passage":.*"task":/);
  });

  it('leaves no text without a limit, in no task', () => {
    const exercises: Task = { task: 'draft', plan: planDraft(sampleRequests.exercises) };
    for (const task of [...tasks, exercises]) {
      const free = (_: string, value: unknown): unknown => {
        const { type, maxLength, ...rest } = (value ?? {}) as Record<string, unknown>;
        if ([type].flat().includes('string') && !('enum' in rest) && !('const' in rest))
          expect(typeof maxLength).toBe('number');
        return value;
      };
      JSON.parse(JSON.stringify(limited(task).schema), free);
    }
  });
});
