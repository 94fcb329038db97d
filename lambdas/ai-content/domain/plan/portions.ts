import { countQuestions, questionGroups, type QuestionGroup } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { planOf } from './plan-of.ts';
import { taskPoints } from '../assemble/weights.ts';
import type { Plan } from '../task.ts';

/** Questions or exercises that are asked for at once. */
const QUESTIONS = 6;
const EXERCISES = 3;
/** Each portion repeats the instructions and the source text, so long tests have larger ones. */
const MOST_PORTIONS = 6;

/** Some questions of a type, or exercises: `count` of `of` from the index `from` on. */
interface Slice {
  readonly group: QuestionGroup | undefined;
  readonly from: number;
  readonly count: number;
  readonly of: number;
}

/** Cuts a list into slices of about the same length. */
function slicesOf(group: QuestionGroup | undefined, of: number, most: number): Slice[] {
  const pieces = Math.ceil(of / most);
  return Array.from({ length: pieces }, (_, index) => {
    const from = Math.round((index * of) / pieces);
    return { group, from, count: Math.round(((index + 1) * of) / pieces) - from, of };
  });
}

/** Puts neighbouring types together that are small enough; a type that is cut stays alone. */
const gather = (slices: readonly Slice[], most: number): Slice[][] =>
  slices.reduce<Slice[][]>((portions, slice) => {
    const last = portions.at(-1) ?? [];
    const sum = last.reduce((all, { count }) => all + count, slice.count);
    const isWhole = [...last, slice].every(({ count, of }) => count === of);
    return last.length > 0 && isWhole && sum <= most
      ? [...portions.slice(0, -1), [...last, slice]]
      : [...portions, [slice]];
  }, []);

function planOfSlices(plan: Plan, slices: readonly Slice[], isLast: boolean): Plan | undefined {
  const { request, scale, integrationTask } = plan;
  const wanted = slices.map(({ group, count }) => ({ type: group?.questionType, count }));
  const reduced = planOf(plan, wanted);
  const [first] = slices;
  const isCut = first !== undefined && first.count < first.of;
  const portion = isCut ? { portion: { from: first.from, of: first.of } } : {};
  if (!reduced || request.contentType !== 'TEST' || scale === undefined)
    return reduced && { ...reduced, ...portion };
  const withTask = isLast && integrationTask === true;
  const ofTask = integrationTask === true ? Math.round(taskPoints(scale, 0)) : 0;
  const count = slices.reduce((sum, slice) => sum + slice.count, 0);
  const share = Math.round(((scale - ofTask) * count) / countQuestions(request));
  return {
    ...reduced,
    ...portion,
    ...(integrationTask !== undefined && { integrationTask: withTask }),
    scale: Math.max(1, share) + (withTask ? ofTask : 0),
  };
}

/** How many phases each session of a lesson may have, so that a plan has room for all of them. */
export const mostPhases = ({ sessions = 1 }: Plan): number =>
  Math.floor(limits.draftListLength / sessions);

/** A lesson as it is written: what it is for, then each session, then what rests on all of them. */
const portionsOfLesson = (plan: Plan): Plan[] => [
  { ...plan, section: 'head' },
  ...Array.from({ length: plan.sessions ?? 1 }, (_, at) => ({ ...plan, section: at + 1 })),
  { ...plan, section: 'end' },
];

/** The plans of the portions of a draft, easy before hard, so that each can be shown. A short test is one. */
export function portionsOf(plan: Plan): readonly Plan[] {
  const { request, exerciseCount = 0 } = plan;
  if (request.contentType === 'LESSON_PLAN') return portionsOfLesson(plan);
  const isTest = request.contentType === 'TEST';
  const total = isTest ? countQuestions(request) : exerciseCount;
  const most = Math.max(isTest ? QUESTIONS : EXERCISES, Math.ceil(total / MOST_PORTIONS));
  const slices = isTest
    ? questionGroups(request).flatMap((group) => slicesOf(group, group.questionCount, most))
    : slicesOf(undefined, exerciseCount, most);
  const portions = gather(slices, most);
  if (portions.length < 2) return [plan];
  return portions.flatMap(
    (portion, index) => planOfSlices(plan, portion, index === portions.length - 1) ?? [],
  );
}
