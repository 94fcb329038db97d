import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textTests } from '#test/support/sample-drafts/text-tests.ts';
import { injections } from '#test/support/injection-texts.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { printOf, readingNotes } from '#shared/draft/readings.ts';
import { reading as readingSchema } from '#shared/model/reading.ts';
import type { Test } from '#shared/model/draft.ts';
import { draftOffline } from '../../rules/draft-offline.ts';
import type { Drafter } from '../drafting/drafter.ts';
import type { Task } from '../task.ts';
import { rewriteTask } from './judge-reading.ts';
import { writeReading } from './write-reading.ts';

const test = textTests.en;
const sourceText = test.sourceText!;
const asked = { test, sourceText, level: 'easier' } as const;
const inTime = <T>(work: () => Promise<T>) => work();
const given = (value: unknown) => ({
  answer: { kind: 'given', value } as const,
  drafter: 'model' as const,
});
const good = (draftOffline(rewriteTask(asked)) as { text: string }).text;
const keyOf = (index: number) => traitsOf(test.questions[index]!).answers[0]![0]!;

/** Solves every question by its key, except those that are wrong here. */
const solving =
  (wrong: readonly string[] = [], of: Test = test): Drafter =>
  (task) =>
    Promise.resolve(
      given({
        solutions: (task.task === 'solve' ? task.questions : []).map(({ id }) => {
          const question = of.questions.find((one) => one.id === id)!;
          const answer = wrong.includes(id) ? 'x' : traitsOf(question).answers[0]?.[0];
          return { id, answer, confidence: 0.9 };
        }),
      }),
    );

const tasks: Task[] = [];
const answering =
  (...texts: readonly unknown[]): Drafter =>
  (task) => {
    tasks.push(task);
    const text = texts[Math.min(tasks.length, texts.length) - 1];
    return Promise.resolve(given({ text }));
  };
const write = (drafter: Drafter, solver: Drafter = solving()) =>
  writeReading(asked, undefined, { drafter, solver, seed: 'job', inTime });

beforeEach(() => {
  tasks.length = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('a version that a model writes', () => {
  it('is solved without the keys from its own text, and says with what result', async () => {
    const seen: Task[] = [];
    const solver: Drafter = (task) => {
      seen.push(task);
      return solving(['q2'])(task);
    };
    const made = await write(answering(good), solver);
    expect(readingSchema.parse(made)).toEqual({
      ...{ level: 'easier', text: good },
      solving: { of: printOf(test, good), agreed: ['q1'], differed: ['q2'] },
    });
    expect(seen).toMatchObject([{ task: 'solve', sourceText: good }]);
    expect(readingNotes(test, made)).toMatchObject([{ id: 'q2', why: 'differs' }]);
  });

  it.each<[string, string, string]>([
    ['too long', `${good} ${good}`, 'too long'],
    [
      'in another language',
      textTests.fr.sourceText!.split('\n').slice(1).join(' '),
      'not in English',
    ],
    ['not easier', sourceText, 'not easier'],
    ['without the line that names its source', good.split('\n').slice(1).join('\n'), 'p. 12'],
    ['with a number of its own', `${good} It holds 97 percent.`, '97'],
    ['with a remark of its own', `Here is the easier text:\n${good}`, 'remark'],
    ['in Markdown', `${good}\n**The end.**`, 'markup'],
    ['with a sentence of its own', `${good} Whales sing loudly under thick polar ice.`, 'Whales'],
    ['with an address', `${good} See www.water.org.`, 'address'],
    [
      'a poem that an instruction in the text asked for',
      '[The water cycle, p. 12]\nRoses are red. The sky is blue.',
      'something else',
    ],
  ])('is asked for again if it is %s, and refused the second time', async (_, text, fault) => {
    expect(await write(answering(text, good))).toMatchObject({ text: good });
    const [first, second] = tasks.map((task) => task.task === 'rewrite' && task.before);
    expect(first).toBeUndefined();
    expect(JSON.stringify(second)).toContain(fault);
    tasks.length = 0;
    await expect(write(answering(text))).rejects.toMatchObject({ code: 'draft-unusable' });
    expect(tasks).toHaveLength(2);
  });

  it('has a note where it dropped the sentence of a key twice', async () => {
    const lacking = good.replaceAll(keyOf(0), 'it');
    expect(lacking).not.toBe(good);
    const made = await write(answering(lacking));
    expect(tasks).toHaveLength(2);
    expect(made.text).toBe(lacking);
    expect(readingNotes(test, made)).toMatchObject([{ id: 'q1', why: 'missing' }]);
  });

  it('is the attempt that lost least', async () => {
    const lacking = good.replaceAll(keyOf(0), 'it');
    expect(await write(answering(lacking, good))).toMatchObject({ text: good });
    tasks.length = 0;
    expect(await write(answering(lacking, sourceText))).toMatchObject({ text: lacking });
  });

  it.each([[{}], [{ text: 3 }], [{ text: '' }], ['no']])(
    'is refused if it is %j',
    async (value) => {
      const drafter: Drafter = () => Promise.resolve(given(value));
      await expect(write(drafter)).rejects.toMatchObject({ code: 'draft-unusable' });
    },
  );

  it('is refused if the model refuses', async () => {
    const drafter: Drafter = () =>
      Promise.resolve({ answer: { kind: 'refused' }, drafter: 'model' });
    await expect(write(drafter)).rejects.toMatchObject({ code: 'draft-refused' });
  });

  it('is not solved if the solver fails or answers nonsense, and says so', async () => {
    const failing: Drafter = () => Promise.reject(new JobError('model-failed'));
    expect(await write(answering(good), failing)).toEqual({ level: 'easier', text: good });
    const silent: Drafter = () => Promise.resolve(given('no idea'));
    expect(await write(answering(good), silent)).toEqual({ level: 'easier', text: good });
  });

  it('does not count as solved what rules could not solve', async () => {
    const rules: Drafter = () =>
      Promise.resolve({
        ...given({ solutions: [{ id: 'q1', answer: 'x', confidence: 1 }] }),
        drafter: 'rules',
      });
    expect(await write(answering(good), rules)).toMatchObject({
      solving: { agreed: [], differed: [] },
    });
  });
});

it('a stored version is only solved again, and keeps what the teacher has settled', async () => {
  const stored = { level: 'easier', text: good, settled: ['abc'] } as const;
  const drafter: Drafter = () => Promise.reject(new Error('unused'));
  const ports = { drafter, solver: solving(), seed: 'job', inTime };
  const made = await writeReading(asked, { ...stored, settled: ['abc'] }, ports);
  expect(made).toMatchObject({ ...stored, solving: { agreed: ['q1', 'q2'], differed: [] } });
});

it.each(injections.slice(0, 12))('the text may hold orders: $text', ({ text }) => {
  const task = rewriteTask({ ...asked, sourceText: `${sourceText}\n${text}` });
  expect(task).toMatchObject({ task: 'rewrite', language: 'en', level: 'easier' });
});
