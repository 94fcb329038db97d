import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sampleRequests, solutionsAnswer, testAnswer } from '#test/support/sample-answers.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Drafter } from '../drafting/drafter.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { Task } from '../task.ts';
import { checkKeys } from './check-keys.ts';
import { valueIn } from './value-in.ts';

const plan = planDraft(sampleRequests.test);
const seed = 'job';
const draft = assembleDraft(plan, testAnswer, { drafter: 'model', seed }).draft as Test;
const given = (value: unknown) => ({
  answer: { kind: 'given', value } as const,
  drafter: 'model' as const,
});
const [first, second] = testAnswer.questions;
const other = { ...first, key: 'يتجمد' };
const wrong = assembleDraft(
  plan,
  { ...testAnswer, questions: [other, second] },
  { drafter: 'model', seed },
).draft as Test;
const { solutions } = solutionsAnswer;
const asked: Task[] = [];
const solver: Drafter = (task) => {
  asked.push(task);
  return Promise.resolve(given(solutionsAnswer));
};
const rules: Drafter = () => Promise.resolve({ ...given({ solutions: [] }), drafter: 'rules' });
const unused = () => vi.fn<Drafter>().mockRejectedValue(new Error('unused'));
const doubts = (checked: { draft: unknown }) =>
  (checked.draft as Test).questions.map(({ doubtful }) => doubtful);

describe('the keys of a test', () => {
  it('stay when the solver agrees; it sees no key, and the options in another order', async () => {
    asked.length = 0;
    const drafter = unused();
    const checked = await checkKeys(draft, plan, { solver, drafter, rules }, seed);
    expect(checked).toEqual({ draft, isChecked: true });
    expect(drafter).not.toHaveBeenCalled();
    const [task] = asked;
    if (task?.task !== 'solve') throw new Error('nothing to solve');
    expect(JSON.stringify(task)).not.toMatch(/"key"|reason|الحرارة/);
    const shown = task.questions.map(({ options = [] }) => options);
    const printed = draft.questions.map((each) =>
      each.kind === 'choice' ? each.options.map(({ text }) => text) : [],
    );
    expect(shown.map((options) => options.toSorted())).toEqual(
      printed.map((options) => options.toSorted()),
    );
    expect(shown).not.toEqual(printed);
  });

  it('are not solved by a model where a calculation confirms them', async () => {
    asked.length = 0;
    const drafter = unused();
    const proving: Drafter = () =>
      Promise.resolve({ ...given({ solutions: solutions.slice(0, 1) }), drafter: 'rules' });
    const checked = await checkKeys(draft, plan, { solver, drafter, rules: proving }, seed);
    expect(checked).toEqual({ draft, isChecked: true });
    expect(asked).toMatchObject([{ questions: [{ id: 'q2' }] }]);
  });

  it.each([
    ['calculation disagrees', draft, [{ ...solutions[0], answer: 'يتجمد' }]],
    ['questions are on a text', { ...draft, sourceText: 'الماء' }, solutions],
  ])('are solved by the model where the %s', async (_, test, found) => {
    asked.length = 0;
    const proving: Drafter = () =>
      Promise.resolve({ ...given({ solutions: found }), drafter: 'rules' });
    await checkKeys(test, plan, { solver, drafter: unused(), rules: proving }, seed);
    expect(asked).toMatchObject([{ questions: { length: 2 } }]);
  });

  it('are right after their question was redrafted because the solver disagreed', async () => {
    const drafter = vi.fn<Drafter>().mockResolvedValue(given(first));
    const checked = await checkKeys(wrong, plan, { solver, drafter, rules }, seed);
    expect(drafter).toHaveBeenCalledOnce();
    expect(doubts(checked)).toEqual([undefined, undefined]);
    expect((checked.draft as Test).questions[0]).toMatchObject({ id: 'q1', points: 5 });
  });

  it.each([
    ['is as wrong as before', given(other)],
    ['is nothing', given({})],
    ['is refused', { answer: { kind: 'refused' }, drafter: 'model' } as const],
  ])('are marked as doubtful when the new question %s', async (_, answer) => {
    const drafter = vi.fn<Drafter>().mockResolvedValue(answer);
    const checked = await checkKeys(wrong, plan, { solver, drafter, rules }, seed);
    expect(doubts(checked)).toEqual([true, undefined]);
    expect({ ...(checked.draft as Test).questions[0], doubtful: undefined }).toEqual({
      ...wrong.questions[0],
      doubtful: undefined,
    });
  });

  it('are not checked when the solver fails', async () => {
    const silent: Drafter = () => Promise.resolve(given('no idea'));
    const checked = await checkKeys(
      draft,
      plan,
      { solver: silent, drafter: unused(), rules },
      seed,
    );
    expect(checked).toEqual({ draft, isChecked: false });
  });
});

/** A solver's answers to both questions, with one field of the first replaced. */
const solving =
  (first: object): Drafter =>
  () =>
    Promise.resolve(given({ solutions: [{ ...solutions[0], ...first }, solutions[1]] }));

describe('a solved question', () => {
  it.each([
    ['has a second right answer', { alternatives: ['يترسب'] }],
    ['has an answer that the solver is not sure of', { confidence: 0.3 }],
    ['is not solved in a way that can be read', { confidence: 'high' }],
    ['is solved with a confidence that no share can be', { confidence: -1 }],
  ])('that %s is doubtful', async (_, first) => {
    const drafter = vi.fn<Drafter>().mockResolvedValue(given({}));
    const checked = await checkKeys(draft, plan, { solver: solving(first), drafter, rules }, seed);
    expect(checked.isChecked).toBe(true);
    expect(doubts(checked)).toEqual([true, undefined]);
  });

  it('with two different solutions is doubtful', async () => {
    const twice = [...solutions, { ...solutions[0]!, answer: 'يتجمد' }];
    const drafter = vi.fn<Drafter>().mockResolvedValue(given({}));
    const unsure: Drafter = () => Promise.resolve(given({ solutions: twice }));
    const checked = await checkKeys(draft, plan, { solver: unsure, drafter, rules }, seed);
    expect(doubts(checked)).toEqual([true, undefined]);
  });

  it.each([
    ['the key itself as an alternative', { alternatives: ['يتبخر'] }],
    ['an alternative that is no option', { alternatives: ['none'] }],
    ['its confidence in per cent', { confidence: 95 }],
    ['its confidence in quotes', { confidence: '0.95' }],
    ['why it says so', { why: 'It is warm.' }],
  ])('is not doubtful when the solver names %s', async (_, first) => {
    const solvers = { solver: solving(first), drafter: unused(), rules };
    expect(doubts(await checkKeys(draft, plan, solvers, seed))).toEqual([undefined, undefined]);
  });

  it.each([
    ['that writes anew fails', [], () => vi.fn<Drafter>().mockRejectedValue(new Error('busy'))],
    ['that solves again fails', [1], () => vi.fn<Drafter>().mockResolvedValue(given(first))],
  ])('stays doubtful when the model %s', async (_, failing, drafterOf) => {
    let solved = 0;
    const failingSolver: Drafter = (task) => {
      const isFailing = failing.includes(solved);
      solved += 1;
      return isFailing ? Promise.reject(new Error('busy')) : solver(task);
    };
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const solvers = { solver: failingSolver, drafter: drafterOf(), rules };
    const checked = await checkKeys(wrong, plan, solvers, seed);
    write.mockRestore();
    expect(doubts(checked)).toEqual([true, undefined]);
  });

  it('is not redrafted as a copy of another question of the test', async () => {
    const alike = { ...second!, stem: 'أينَ تتشكّل السُحب؟' };
    const drafter = vi.fn<Drafter>().mockResolvedValue(given(alike));
    const checked = await checkKeys(wrong, plan, { solver, drafter, rules }, seed);
    expect(checked.draft).toMatchObject({ questions: [{ stem: first!.stem, doubtful: true }, {}] });
  });

  it('is not redrafted as a copy of another redrafted question', async () => {
    const none: Drafter = (task) => {
      if (task.task !== 'solve') throw new Error('nothing to solve');
      const [firstAsk] = asked;
      asked.push(task);
      const answer = (options: readonly string[] = []) =>
        firstAsk ? (options.find((text) => text === 'يتبخر') ?? '') : '';
      return Promise.resolve(
        given({
          solutions: task.questions.map(({ id, options }) => ({
            ...{ id, answer: answer(options), confidence: 1 },
          })),
        }),
      );
    };
    asked.length = 0;
    const another = { ...first!, stem: 'ماذا يحدث لماء البركة تحت أشعة الشمس؟' };
    const drafter = vi.fn<Drafter>().mockResolvedValue(given(another));
    const checked = await checkKeys(draft, plan, { solver: none, drafter, rules }, seed);
    expect(doubts(checked)).toEqual([undefined, true]);
  });
});

const identity = (question: Question): string =>
  question.kind === 'choice'
    ? [question.stem, ...question.options.map(({ text }) => text).toSorted()]
        .map(foldText)
        .join('|')
    : '';

it('whatever the models answer, a checked test has no duplicates and shows every doubt', async () => {
  const stems = [first!.stem, second!.stem, 'أين تتشكل السُّحُب ؟', 'متى ينزل المطر من السحب؟'];
  const options = [
    first!.options,
    second!.options,
    ['في الجوّ', 'في البحر', 'في التربة', 'في الصخر'],
  ];
  const question = fc.record({
    stem: fc.constantFrom(...stems),
    options: fc.constantFrom(...options),
    key: fc.nat({ max: 3 }),
  });
  const answered = fc.oneof(
    question.map((each) => ({ ...first!, ...each, key: each.options[each.key] })),
    fc.constantFrom({}, null, 'no'),
  );
  const verdict = fc.constantFrom('agrees', 'disagrees', 'doubts', 'second', 'silent');
  const round = fc.array(verdict, { minLength: 2, maxLength: 2 });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await fc.assert(
    fc.asyncProperty(
      fc.array(answered, { minLength: 2, maxLength: 2 }),
      round,
      round,
      async (...drawn) => {
        const [redrafts, ...rounds] = drawn;
        const agreed: string[][] = [];
        const fakeSolver: Drafter = (task) => {
          if (task.task !== 'solve') throw new Error('nothing to solve');
          const verdicts = rounds[agreed.length] ?? [];
          const said = new Map(task.questions.map(({ id }) => [id, verdicts[id === 'q1' ? 0 : 1]]));
          agreed.push([...said].flatMap(([id, each]) => (each === 'agrees' ? [id] : [])));
          const keys = task.questions.flatMap(({ id, options: shown = [] }) => {
            const key = current.get(id) ?? '';
            const others = shown.filter((text) => text !== key);
            const solution = { id, answer: key, confidence: 0.9, alternatives: [] as string[] };
            switch (said.get(id)) {
              case 'disagrees':
                return [{ ...solution, answer: others[0] }];
              case 'doubts':
                return [{ ...solution, confidence: 0.2 }];
              case 'second':
                return [{ ...solution, alternatives: others.slice(0, 1) }];
              case 'silent':
                return [];
              default:
                return [solution];
            }
          });
          return Promise.resolve(
            given({ solutions: [...keys, { id: 'x', answer: '', confidence: 1 }] }),
          );
        };
        const current = new Map<string, string>([
          ['q1', first!.key],
          ['q2', second!.key],
        ]);
        const drafter: Drafter = (task) => {
          if (task.task !== 'redraft') throw new Error('nothing to redraft');
          const value = redrafts[task.part.id === 'q1' ? 0 : 1];
          if (typeof value === 'object' && value && 'key' in value)
            current.set(task.part.id, String(value.key));
          return Promise.resolve(given(value));
        };
        const checked = (await checkKeys(draft, plan, { solver: fakeSolver, drafter, rules }, seed))
          .draft as Test;
        expect(new Set(checked.questions.map(identity)).size).toBe(checked.questions.length);
        for (const [index, each] of checked.questions.entries()) {
          if (agreed[0]?.includes(each.id)) expect(each).toEqual(draft.questions[index]);
          else if (!agreed[1]?.includes(each.id)) expect(each.doubtful).toBe(true);
        }
      },
    ),
  );
  write.mockRestore();
});

it.each([
  ['3/4', 0.75],
  ['$\\frac{3}{4}$', 0.75],
  ['٢٫٥ سم', 2.5],
  ['2,5 cm', 2.5],
  ['1 250 دج', 1250],
  ['x = 12', 12],
  ['12 and 13', undefined],
  ['none', undefined],
])('the value of %s is %s', (text, value) => {
  expect(valueIn(text)).toBe(value);
});
