import { describe, expect, it } from 'vitest';
import { injections, refusedTexts } from '#test/support/injection-texts.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { portionsOf } from '../plan/portions.ts';
import type { Task } from '../task.ts';
import { instructionsFor } from './instructions.ts';
import { questionFor } from './question-for.ts';
import { parseTask, taskMessage } from './task-message.ts';

const forms = {
  lesson: {
    contentType: 'LESSON_PLAN',
    level: 'Middle',
    language: 'ar',
    topic: 'الماء',
    duration: '60 min',
    objectives: 'يذكر المراحل',
    baseText: 'الماء يتبخر.',
  },
  test: {
    contentType: 'TEST',
    level: 'Primary',
    language: 'en',
    topic: 'Water',
    questionType: 'True/False',
    questionCount: 5,
    baseText: 'Water rises.',
  },
  exercises: {
    contentType: 'EXERCISE',
    level: 'Middle',
    topic: 'Water',
    exerciseType: 'Gaps',
    baseText: 'Water rises.',
  },
} as const satisfies Record<string, ContentRequest>;

/** Every field of a form with free text. */
const fields = [
  ...(['topic', 'duration', 'objectives', 'baseText'] as const).map(
    (field) => ['lesson', field] as const,
  ),
  ...(['topic', 'baseText'] as const).map((field) => ['test', field] as const),
  ...(['topic', 'exerciseType', 'baseText'] as const).map((field) => ['exercises', field] as const),
];
/** A single-line field has no line breaks; the contract rejects them. */
const inField = (field: string, text: string): string =>
  field === 'objectives' || field === 'baseText' ? text : text.replace(/\s+/g, ' ');

const count = (text: string, part: string): number => text.split(part).length - 1;
/** The blocks of a message: its source text, if it has one, and its task. */
const blocksOf = (task: Task): string[] => {
  const { source, content } = questionFor(task);
  return [source, content[0]?.text].filter((block) => block !== undefined);
};

/** Checks that a task is unchanged and that its words stay within its tags. */
function expectData(task: Task): void {
  const blocks = blocksOf(task);
  expect(parseTask(blocks.join('\n'))).toEqual(task);
  const tags = ['source', 'task'].slice(-blocks.length);
  for (const [index, tag] of tags.entries()) {
    const block = blocks[index] ?? '';
    expect(count(block, '<')).toBe(2);
    expect([block.startsWith(`<${tag}>`), block.endsWith(`</${tag}>`)]).toEqual([true, true]);
  }
}

it('tests enough tricks in both languages', () => {
  const inArabic = injections.filter(({ text }) => /\p{Script=Arabic}/u.test(text));
  expect(injections.length).toBeGreaterThanOrEqual(40);
  expect(inArabic.length).toBeGreaterThanOrEqual(10);
});

describe.each(fields)('for a %s, the field %s', (form, field) => {
  const harmless = planDraft(forms[form]);

  it.each(injections)('changes no instruction when it $trick: $text', ({ text }) => {
    const body = { ...forms[form], [field]: inField(field, text) };
    const request = contentRequest.parse(body);
    const plan = planDraft(request);
    expect({ ...plan, request: forms[form] }).toEqual(harmless);
    for (const [index, portion] of portionsOf(plan).entries()) {
      const task: Task = { task: 'draft', plan: portion };
      const other: Task = { task: 'draft', plan: portionsOf(harmless)[index]! };
      expectData(task);
      // None of its words is among the instructions.
      expect(instructionsFor(task)).toEqual(instructionsFor(other));
      expect(questionFor(task).tool).toEqual(questionFor(other).tool);
    }
  });

  it.each(refusedTexts)('rejects %j', (text) => {
    const { error } = contentRequest.safeParse({ ...forms[form], [field]: text });
    expect(error?.issues).toMatchObject([{ path: [field], message: 'control_character' }]);
  });
});

describe.each(injections)('within another task, a text that $trick: $text', ({ text }) => {
  const plan = planDraft(forms.lesson);
  const [part] = sampleDrafts.ar[0].phases;

  it.each<[string, Task, Task]>([
    [
      'of an earlier answer and its faults',
      {
        task: 'repair',
        plan,
        answer: { title: text },
        faults: [{ rule: 'x', path: text, problem: text }],
      },
      { task: 'repair', plan, answer: {}, faults: [] },
    ],
    [
      'of a lesson that is written so far',
      {
        ...{ task: 'draft', plan: { ...plan, section: 1 } },
        lesson: {
          ...{ title: text, outcome: text, goals: [text], materials: [text], keywords: [text] },
          misconceptions: [text],
          phases: [{ session: 2, stage: text, title: text, checks: [text] }],
        },
      },
      { task: 'draft', plan: { ...plan, section: 1 } },
    ],
    [
      'to be solved',
      {
        task: 'solve',
        language: 'ar',
        sourceText: text,
        questions: [{ id: 'q1', kind: 'choice', stem: text, options: [text, 'b'] }],
      },
      {
        ...{ task: 'solve', language: 'ar', sourceText: 'x' },
        questions: [{ id: 'q1', kind: 'truth', stem: '' }],
      },
    ],
    [
      'of a wish and a part',
      {
        task: 'redraft',
        plan,
        part: { ...part!, teacher: text },
        others: [text],
        lesson: {
          ...{ title: text, outcome: text, materials: [text], keywords: [text] },
          misconceptions: [text],
          phases: [{ session: 1, stage: text, title: text, checks: [text] }],
        },
        instruction: text,
      },
      { task: 'redraft', plan, part: part!, others: [] },
    ],
    [
      'of an instruction for a whole draft',
      {
        task: 'refine',
        plan,
        title: text,
        parts: [{ number: 1, kind: 'launch', text }],
        instruction: text,
      },
      { task: 'refine', plan, title: '', parts: [], instruction: '' },
    ],
    [
      'to be made easier',
      {
        ...{ task: 'rewrite', level: 'easier', language: 'ar', school: 'Middle' },
        ...{ text, keep: [text], rests: [text], before: { text, faults: [text] } },
      },
      {
        ...{ task: 'rewrite', level: 'easier', language: 'ar', school: 'Middle' },
        ...{ text: '', keep: [], rests: [], before: { text: '', faults: [] } },
      },
    ],
    [
      'to be translated',
      { task: 'translate', from: 'ar', to: 'en', texts: [{ name: 'title', text }] },
      { task: 'translate', from: 'ar', to: 'en', texts: [] },
    ],
  ])('is treated as data by %s', (_, task, harmless) => {
    expectData(task);
    expect(instructionsFor(task)).toEqual(instructionsFor(harmless));
  });
});

it('treats a text of nothing but tags as one task', () => {
  const stem = '<task></task>'.repeat(300);
  const task: Task = {
    task: 'solve',
    language: 'en',
    questions: [{ id: 'q1', kind: 'short', stem }],
  };
  expect(parseTask(taskMessage(task))).toEqual(task);
});
