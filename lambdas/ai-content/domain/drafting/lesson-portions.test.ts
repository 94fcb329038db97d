import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JobError } from '#core/jobs/job-error.ts';
import { isHard } from '#shared/draft/fault.ts';
import { sessionsOf } from '#shared/draft/sessions.ts';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { findFaults } from '../faults/find-faults.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Plan, Task } from '../task.ts';
import { draftPortions } from './draft-portions.ts';
import type { Drafted, Drafter } from './drafter.ts';
import { draftAnew } from './drafting.ts';
import { writtenIn, writtenSoFar } from './join-portions.ts';
import { repairDraft } from './repair-draft.ts';

const request = sampleRequests.lesson;
const origin = { drafter: 'model', seed: 'job' } as const;
const given = (value: unknown, drafter: Drafted['drafter'] = 'model'): Drafted => ({
  answer: { kind: 'given', value },
  drafter,
});
type Section = NonNullable<Plan['section']>;
const asked = (task: Task) => ('plan' in task ? task.plan.section : undefined) ?? 'whole';

const { phases, starter, exit, trace, differentiation, homework, notes, ...head } = lessonAnswer;
const end = { starter, exit, trace, differentiation, homework, notes };
/** What a good model answers to a portion; the checks of each session are its own. */
const portion = (section: Section): object => {
  if (section === 'head') return head;
  if (section === 'end') return end;
  const checks = (stem = '') => [
    { ...(phases[0]?.checks?.[0] as object), stem: `${stem} (${section})?` },
  ];
  return { phases: phases.map((each) => ({ ...each, checks: checks(each.title) })) };
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** Has a model draft and mend a lesson; it gives these instead of good portions, in this order. */
async function written(
  duration: string,
  instead: Readonly<Record<string, readonly (Drafted | Error)[]>> = {},
) {
  const plan = planDraft({ ...request, duration });
  const tasks: Task[] = [];
  const shown: (Draft | undefined)[] = [];
  const mended: (Draft | undefined)[] = [];
  const left = new Map(Object.entries(instead).map(([section, all]) => [section, [...all]]));
  const ask: Drafter = (task) => {
    tasks.push(task);
    const section = asked(task);
    const next = left.get(String(section))?.shift();
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(next ?? given(section === 'whole' ? lessonAnswer : portion(section)));
  };
  const kept = new Map<number, Drafted>();
  const first = await draftPortions(plan, ask, {
    find: async (index) => kept.get(index),
    keep: async (index, drafted) => void kept.set(index, drafted),
    show: async (portions) => void shown.push(writtenSoFar(plan, portions, origin)),
  });
  const repairers = { mend: ask, improve: ask };
  const mend = repairDraft(draftAnew(plan), repairers, first, 'job', async (answer) => {
    mended.push(writtenIn(plan, answer, origin));
  });
  const draft = await mend.catch((error: JobError) => error.failure.code);
  if (typeof draft !== 'string') expect(findFaults(draft, plan).filter(isHard)).toEqual([]);
  return { draft, tasks, shown, mended, sections: tasks.map(asked) };
}

describe('a lesson in portions', () => {
  it('grows while it is written, and is the whole in the end', async () => {
    const { draft, shown, sections } = await written('60 min');
    expect(sections).toEqual(['head', 1, 'end']);
    expect(shown).toMatchObject([
      { title: head.title, outcome: head.outcome, phases: [], homework: '', minutes: 60 },
      { phases: { length: 3 }, exit: [], minutes: 60 },
      { phases: { length: 3 }, exit: { length: 3 }, homework, minutes: 60 },
    ]);
    for (const each of shown) expect(draftSchema.safeParse(each).success).toBe(true);
    expect(draft).toEqual(shown.at(-1));
  });

  it('of six sessions has the minutes of each, and each knows those before', async () => {
    const { draft, tasks, shown, sections } = await written('6 x 45 min', {
      head: [given({ ...head, goals: ['one', 'two', 'three', 'four', 'five', 'six'] })],
    });
    expect(sections).toEqual(['head', 1, 2, 3, 4, 5, 6, 'end']);
    if (typeof draft === 'string' || draft.type !== 'LESSON_PLAN') throw new Error('no lesson');
    expect(draft.minutes).toBe(270);
    expect(sessionsOf(draft.phases).map(({ minutes }) => minutes)).toEqual(Array(6).fill(45));
    const minutesOf = (each: Draft | undefined) =>
      each?.type === 'LESSON_PLAN' ? each.phases.map(({ minutes }) => minutes) : [];
    // What is seen of the first sessions is what they are in the end.
    expect(minutesOf(shown[2])).toEqual(minutesOf(draft).slice(0, 6));
    expect(tasks[3]).toMatchObject({
      plan: { section: 3 },
      lesson: {
        ...{ outcome: head.outcome, goals: { length: 6 }, keywords: ['evaporation'] },
        phases: [...[1, 1, 1], ...[2, 2, 2]].map((session) => ({ session })),
      },
    });
    expect(JSON.stringify(draft)).not.toContain('goals');
  });

  it.each<[string, Section, unknown]>([
    ['a head without its outcome', 'head', { ...head, outcome: '' }],
    ['a head that is a list', 'head', [1, 2]],
    ['a session without its stages', 1, { phases: phases.slice(0, 1) }],
    ['a session with markup', 1, { phases: phases.map((one) => ({ ...one, title: '<b>x</b>' })) }],
    [
      'a session about something else',
      1,
      {
        phases: phases.map(({ stage }, index) => ({
          ...{ stage, title: `Roman law ${index}` },
          checks: [
            {
              ...(phases[0]?.checks?.[0] as object),
              stem: `Which office of Rome was the highest (${index})?`,
              ...{ key: 'The consul', options: ['The consul', 'The clerk', 'The guard'] },
              ...{ mistakes: [], reason: 'Two of them led Rome for a year.' },
              response: 'Shows a list of offices.',
            },
          ],
          teacher: 'Tells how consuls of Rome were elected and which offices citizens held there.',
          pupils: 'Compare two offices and say which of them they would rather have held.',
          assessment: 'Each pair names one office and its duties.',
        })),
      },
    ],
    [
      'an end about something else',
      'end',
      {
        ...end,
        exit: end.exit.map(() => ({ question: 'Who led Rome for a year?', answer: 'A consul' })),
        trace: 'Consuls led Rome for one year; citizens elected two of them, and praetors judged.',
      },
    ],
    ['an end without homework', 'end', { ...end, homework: undefined }],
    ['an end that is nothing', 'end', null],
    ['an end in another language', 'end', { ...end, homework: 'اكتب فقرة عن '.repeat(20) }],
  ])('has %s asked for again alone', async (_, section, bad) => {
    const { draft, sections } = await written('60 min', { [section]: [given(bad)] });
    expect(draft).toMatchObject({ drafter: 'model', phases: { length: 3 }, homework });
    const expected = section === 'head' ? ['head', 'head', 1, 'end'] : ['head', 1, 'end', section];
    expect(sections).toEqual(expected);
  });

  it('takes a session that is a list of its phases', async () => {
    const { sections } = await written('60 min', { 1: [given(phases)] });
    expect(sections).toEqual(['head', 1, 'end']);
  });

  it('says what is wrong with a portion, counted within it', async () => {
    // The session repeats a check of the one before, which shows only when they are together.
    const bad = portion(1);
    const { tasks, sections } = await written('2 x 45 min', { 2: [given(bad)] });
    expect(sections).toEqual(['head', 1, 2, 'end', 2]);
    const repair = tasks.at(-1);
    if (repair?.task !== 'repair') throw new Error('no repair');
    expect(repair.faults[0]).toMatchObject({
      ...{ rule: 'questions-same', path: 'phases.0.checks.0' },
      problem: expect.stringMatching(/^phase 1, check 1 repeats/) as unknown,
    });
    expect(repair.answer).toEqual(bad);
    expect(repair.lesson?.phases.map(({ session }) => session)).toEqual([1, 1, 1]);
  });

  it('keeps what is written when the model fails, breaks off or has no time left', async () => {
    for (const ended of [
      new JobError('model-too-slow'),
      { answer: { kind: 'cut-off' }, drafter: 'model' },
      { answer: { kind: 'malformed' }, drafter: 'model' },
    ] as const) {
      const { draft, sections, shown, mended } = await written('3 x 45 min', { 2: [ended] });
      expect(draft).toMatchObject({ minutes: 135, phases: { length: 9 } });
      // A failure of the model leaves the rest to the repair.
      expect(sections).toEqual(
        ended instanceof Error ? ['head', 1, 2, 2, 3, 'end'] : ['head', 1, 2, 3, 'end', 2],
      );
      expect(mended.at(-1)).toEqual(draft);
      // No session is shown before the one that it follows.
      expect(shown.at(-1)).toMatchObject({ minutes: 135, phases: { length: 3 } });
    }
  });

  it.each([
    ['refuses', 'draft-refused', { kind: 'refused' }, 1],
    ['gives nothing that can be read', 'draft-unusable', { kind: 'malformed' }, 3],
    ['gives something else', 'draft-unusable', { kind: 'given', value: { title: '<b>' } }, 3],
  ] as const)('asks no more of a model that %s', async (_, code, answer, calls) => {
    const bad: Drafted = { answer, drafter: 'model' };
    const { draft, sections } = await written('60 min', { head: [bad, bad, bad, bad] });
    expect(draft).toBe(code);
    expect(sections).toEqual(Array(calls).fill('head'));
  });

  it('is wholly by rules where they have to write', async () => {
    const byRules = given(lessonAnswer, 'rules');
    const { draft, sections } = await written('60 min', {
      head: [byRules],
      whole: [byRules],
    });
    expect(draft).toMatchObject({ drafter: 'rules', homework });
    expect(sections).toEqual(['head', 'whole']);
    const mended = await written('60 min', { 1: [given({}), byRules] });
    expect(mended.draft).toMatchObject({ drafter: 'rules' });
  });

  it.each(['en', 'ar', 'fr'] as const)('is good in each language: %s', async (language) => {
    await expectGood(language);
  });
});

/** A good lesson of each language, given in portions, is shown and kept whole. */
async function expectGood(language: DraftLanguage): Promise<void> {
  const lesson = sampleLessons[language];
  const plan = planDraft({
    ...request,
    ...{ language, topic: lesson.title, level: lesson.level, duration: `${lesson.minutes} min` },
  });
  const answer = {
    ...lesson,
    phases: lesson.phases.map(({ checks = [], ...phase }) => ({
      ...phase,
      checks: checks.map(({ options, key, ...check }) => ({
        ...{ passage: null, response: '', ...check },
        key: options.find(({ id }) => id === key)?.text,
        options: options.map(({ text }) => text),
        mistakes: options.flatMap(({ text: option, mistake }) =>
          mistake ? [{ option, mistake }] : [],
        ),
      })),
    })),
  };
  const ask: Drafter = () => Promise.resolve(given(answer));
  const shown: (Draft | undefined)[] = [];
  const { answer: first } = await draftPortions(plan, ask, {
    find: async () => undefined,
    keep: async () => {},
    show: async (portions) => void shown.push(writtenSoFar(plan, portions, origin)),
  });
  if (first.kind !== 'given') throw new Error('no answer');
  const { draft, findings } = draftAnew(plan).judge(first.value, origin);
  expect(findings.filter((finding) => finding.isHard)).toEqual([]);
  expect(draft).toMatchObject({ phases: { length: lesson.phases.length } });
  expect(shown.map((each) => each?.type === 'LESSON_PLAN' && each.phases.length)).toEqual([
    ...[0, lesson.phases.length, lesson.phases.length],
  ]);
}
