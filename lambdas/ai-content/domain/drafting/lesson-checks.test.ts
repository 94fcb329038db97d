import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checksOf, type Draft, type LessonPlan } from '#shared/model/draft.ts';
import { lessonAnswer, sampleRequests } from '#test/support/sample-answers.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { planDraft } from '../plan/plan-draft.ts';
import type { CheckAnswer } from '../questions/check.ts';
import { redraftTask, tryPart } from '../redraft/redraft-part.ts';
import { checkKeys } from '../solving/check-keys.ts';
import type { Task } from '../task.ts';
import type { Drafter } from './drafter.ts';
import { draftAnew } from './drafting.ts';
import { repairDraft } from './repair-draft.ts';
import { translate } from './translation.ts';

const plan = planDraft(sampleRequests.lesson);
const [launch, ...others] = lessonAnswer.phases;
const check: CheckAnswer = {
  stem: 'Which form of water cannot be seen?',
  key: 'Vapour',
  options: ['Vapour', 'Snow', 'Rain'],
  mistakes: [{ option: 'Rain', mistake: 'thinks only of solids' }],
  reason: 'It is a gas without colour.',
  passage: null,
  response: 'Lets a kettle boil and asks what is right above its mouth.',
};
/** The lesson plan of an answer whose first phase has these checks. */
const withChecks = (...checks: unknown[]) => ({
  ...lessonAnswer,
  phases: [{ ...launch, checks }, ...others],
});
const given = (value: unknown) => ({
  answer: { kind: 'given', value } as const,
  drafter: 'model' as const,
});
const lessonOf = (draft: Draft | undefined): LessonPlan => {
  if (draft?.type !== 'LESSON_PLAN') throw new Error('no lesson plan');
  return draft;
};
const origin = { drafter: 'model', seed: 'job' } as const;
const judged = (answer: unknown) => {
  const { draft, findings } = draftAnew(plan).judge(answer, origin);
  return { lesson: lessonOf(draft), rules: findings.map(({ rule, isHard }) => [rule, isHard]) };
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('the checks of a lesson', () => {
  it('are choice questions with arranged options, the mistakes behind them, and no points', () => {
    const { lesson, rules } = judged(withChecks(check, { ...check, stem: 'Which one is a gas?' }));
    const [first, second] = lesson.phases[0]?.checks ?? [];
    expect(rules).toEqual([]);
    expect(first).toMatchObject({ kind: 'choice', points: 0, response: check.response });
    expect(first?.options.find(({ id }) => id === first.key)?.text).toBe('Vapour');
    const mistakes = first?.options.flatMap(({ text, mistake }) => (mistake ? [text] : []));
    expect(mistakes).toEqual(['Rain']);
    const ids = checksOf(lesson).map(({ check: { id } }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(second?.key).not.toBe(first?.key);
  });

  it.each([
    ['without its key', { ...check, key: 'Steam' }, 'check-unusable'],
    ['that is no question', { stem: 'Water?' }, 'check-unusable'],
    [
      'that points at other options',
      { ...check, options: ['Vapour', 'Snow', 'All of the above'] },
      'all-or-none',
    ],
    ['with a wrong sum', { ...check, reason: 'For 2 + 2 = 5.' }, 'sum-wrong'],
    [
      'that repeats another',
      { ...check, ...(others[0]?.checks?.[0] as CheckAnswer) },
      'questions-same',
    ],
    ['that quotes no source', { ...check, passage: 'Vapour is a gas.' }, 'passage-not-in-source'],
  ])('leave out one %s, and the plan is good without it', async (_, faulty, rule) => {
    const { lesson, rules } = judged(withChecks(faulty));
    expect(rules).toContainEqual([rule, false]);
    expect(rules.filter(([, isHard]) => isHard)).toEqual([]);
    expect(checksOf(lesson)).toHaveLength(2);
    expect(lesson.notes[0]).toMatch(/left out of phase [12]\./);

    const ask = vi.fn<Drafter>().mockResolvedValueOnce(given(withChecks(check)));
    const mended = await repairDraft(
      draftAnew(plan),
      { mend: ask, improve: ask },
      given(withChecks(faulty)),
      'job',
    );
    const [task] = ask.mock.lastCall ?? [];
    if (task?.task !== 'repair') throw new Error('no repair');
    expect(task.faults[0]?.rule).toBe(rule);
    expect(checksOf(lessonOf(mended))).toHaveLength(3);
    expect(mended.notes).toEqual(lessonAnswer.notes);
  });

  it('are asked for once more if a phase has none', async () => {
    const ask = vi.fn<Drafter>().mockResolvedValue(given(withChecks()));
    const draft = await repairDraft(
      draftAnew(plan),
      { mend: ask, improve: ask },
      given(withChecks()),
      'job',
    );
    expect(ask).toHaveBeenCalledOnce();
    expect(checksOf(lessonOf(draft))).toHaveLength(2);
  });

  it('are solved blind, and marked where another model finds another answer', async () => {
    const { lesson } = judged(withChecks(check));
    const asked: Task[] = [];
    const solver: Drafter = (task) => {
      asked.push(task);
      const solutions = checksOf(lesson).map(({ check: { id, options, key } }, index) => ({
        id,
        answer: options.find((one) => (one.id === key) === index > 0)?.text ?? '',
        confidence: 1,
      }));
      return Promise.resolve(given({ solutions }));
    };
    const drafter = vi.fn<Drafter>();
    const rules: Drafter = () => Promise.resolve({ ...given({ solutions: [] }), drafter: 'rules' });
    const { draft, isChecked } = await checkKeys(lesson, plan, { solver, drafter, rules }, 'job');
    expect(isChecked).toBe(true);
    expect(JSON.stringify(asked)).not.toMatch(/"key"|colour/);
    const doubts = checksOf(lessonOf(draft)).map(({ check: { doubtful } }) => doubtful);
    expect(doubts).toEqual([true, undefined, undefined]);
    expect(drafter).not.toHaveBeenCalled();
  });

  it('are written anew with their phase, with ids of their own', () => {
    const { lesson } = judged(withChecks(check));
    const [part] = lesson.phases;
    if (!part) throw new Error('no phase');
    const asked = { plan, draft: lesson, part };
    expect(redraftTask(asked)).toMatchObject({ part: { checks: [{ id: 'c1' }] } });
    const checks = [
      { ...check, stem: 'What is steam that has cooled down?', key: 'Rain' },
      { ...check, stem: 'What falls from a warm cloud?', key: 'Rain' },
    ];
    const answer = { ...launch, title: 'Another start' };
    const anew = tryPart(asked, { ...answer, checks }, 'seed');
    expect(anew).toMatchObject({
      isFaulty: false,
      part: { title: 'Another start', checks: [{ id: 'c1' }, { id: 'c4' }] },
    });
    const { checks: _, ...unaware } = answer;
    const old = { title: 'Another start', checks: part.checks };
    expect(tryPart(asked, unaware, 'seed')).toMatchObject({ isFaulty: false, part: old });
    const faulty = [{ ...check, options: ['Vapour', 'Snow', 'None of the above'] }];
    expect(tryPart(asked, { ...answer, checks: faulty }, 'seed')).toMatchObject({
      isFaulty: false,
      part: old,
    });
  });

  it('are translated with their mistakes, and keep ids and keys', () => {
    const original = sampleLessons.en;
    const arabic = planDraft({ ...sampleRequests.lesson, language: 'ar', duration: '60' });
    const drafting = translate(arabic, original);
    if (drafting.first.task !== 'translate') throw new Error('nothing to translate');
    const texts = drafting.first.texts.map(({ name }, index) => ({ name, text: `كلمة ${index}` }));
    const { draft } = drafting.judge({ texts }, origin);
    const bones = (lesson: LessonPlan) =>
      checksOf(lesson).map(({ check: { id, key, options } }) => [
        id,
        key,
        options.map((one) => [one.id, one.mistake !== undefined]),
      ]);
    expect(bones(lessonOf(draft))).toEqual(bones(original));
    expect(JSON.stringify(checksOf(lessonOf(draft)))).not.toMatch(/strips|numerators/);
  });
});
