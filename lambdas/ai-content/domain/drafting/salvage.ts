import * as z from 'zod/mini';
import { isHard } from '#shared/draft/fault.ts';
import { findFaults } from '../faults/find-faults.ts';
import { askedBy, figureWords, repeatFaults } from '../faults/repeat-rules.ts';
import { sameText } from '#shared/draft/words.ts';
import { limits } from '#shared/model/limits.ts';
import {
  countQuestions,
  questionGroups,
  type QuestionType,
  questionTypes,
} from '#shared/model/content-types.ts';
import { questionKindOf } from '#shared/model/question.ts';
import { ownFields } from '../questions/question-kinds.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import { planOf, type Wanted } from '../plan/plan-of.ts';
import type { Plan } from '../task.ts';

/** Longer lists are cut, because each question is judged separately. */
const MOST_JUDGED = limits.draftQuestions;
const MOST_OPTIONS = 4;

const record = z.record(z.string(), z.unknown());
const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

/** The type of a question that a model has given, by its fields; the only one that the plan asks for, if it is one. */
function typeOf({ request }: Plan, item: unknown): QuestionType | undefined {
  if (request.contentType !== 'TEST') return undefined;
  const { data = {} } = z.safeParse(record, item);
  const groups = questionGroups(request);
  if (groups.length === 1) return request.questionType;
  // A statement has no field of its own; it is known by its answer.
  const [kind] = ownFields.find(([, fields]) => fields.some((name) => name in data)) ?? [];
  const type = questionTypes.find((one) => questionKindOf[one] === kind);
  return type ?? (typeof data['answer'] === 'boolean' ? 'True/False' : 'Short Answer');
}

/** Drops repeated options; of too many options, keeps the key and the first others. */
function dropExtraOptions(question: unknown): unknown {
  const choice = z.object({ key: z.string(), options: z.array(z.string()) });
  const { data } = z.safeParse(choice, question);
  if (!data) return question;
  const key = sameText(data.key);
  const distinct = [...new Map(data.options.map((option) => [sameText(option), option])).entries()];
  const right = distinct.filter(([option]) => option === key);
  const wrong = distinct.filter(([option]) => option !== key).slice(0, MOST_OPTIONS - right.length);
  const kept = new Set([...right, ...wrong].map(([option]) => option));
  const options = distinct.flatMap(([same, option]) => (kept.has(same) ? [option] : []));
  return { ...z.parse(record, question), options };
}

/** The good items of a list that breaks rules. */
interface Salvaged {
  /** The answer with its good items only, as many as the plan asks for. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** What its items ask. */
  readonly asked: readonly string[];
  /** The plan reduced to the items that are still missing, without other parts; undefined if there are enough. */
  readonly rest?: Plan | undefined;
}

interface Item {
  readonly value: unknown;
  readonly asked: { readonly text: string; readonly of: string };
  readonly difficulty: number;
}

/** The item, if it breaks no hard rule as the only one; its title and notes are not judged. */
function goodItem(plan: Plan, head: object, list: string, value: unknown): Item[] {
  const alone = { ...head, title: '1', notes: [], [list]: [value] };
  const { draft, findings = [] } = assembleDraft(plan, alone, { drafter: 'model', seed: '' });
  if (!draft || findings.some((one) => one.isHard) || findFaults(draft, plan).some(isHard))
    return [];
  if (draft.type === 'TEST')
    return draft.questions.map((each) => ({ value, asked: askedBy(each), difficulty: 0 }));
  if (draft.type === 'LESSON_PLAN') return [];
  return draft.exercises.map((each) => ({
    value,
    asked: { text: each.statement, of: figureWords(each) },
    difficulty: each.difficulty,
  }));
}

/** Takes `count` items, evenly spread, because lists go from easy to hard. */
const spread = <Each>(all: readonly Each[], count: number): Each[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, index) =>
        Math.round((index * (all.length - 1)) / Math.max(1, count - 1)),
      ).flatMap((index) => all.slice(index, index + 1));

/** How many items of each type a plan wants, in its order. */
const wantedBy = ({ request, exerciseCount = 0 }: Plan): Wanted[] =>
  request.contentType === 'TEST'
    ? questionGroups(request).map((group) => ({
        type: group.questionType,
        count: group.questionCount,
      }))
    : [{ type: undefined, count: exerciseCount }];

/** The items of an answer in the order of the plan's types, in which its draft has them. */
export function orderItems(plan: Plan, value: unknown): unknown {
  const { data: answer } = z.safeParse(record, value);
  const { data: items } = z.safeParse(z.array(z.unknown()), answer?.['questions']);
  const types = wantedBy(plan).map(({ type }) => type);
  if (!answer || !items || types.length < 2) return value;
  const place = (item: unknown): number => {
    const index = types.indexOf(typeOf(plan, item));
    return index < 0 ? types.length : index;
  };
  return { ...answer, questions: items.toSorted((a, b) => place(a) - place(b)) };
}

/** The list of a draft and its wanted length; lesson plans have no list that can be cut or extended. */
export function listOf({ request, exerciseCount }: Plan) {
  if (request.contentType === 'TEST')
    return { name: 'questions', count: countQuestions(request) } as const;
  return request.contentType === 'EXERCISE' && exerciseCount !== undefined
    ? ({ name: 'exercises', count: exerciseCount } as const)
    : undefined;
}

/**
 * Keeps the good items of an insufficient answer: drops faulty ones and repetitions, and selects from too many.
 * @returns `undefined` if no item is good
 */
export function salvage(plan: Plan, value: unknown): Salvaged | undefined {
  const { data: answer } = z.safeParse(record, value);
  const list = listOf(plan);
  if (!answer || !list) return undefined;
  const { name } = list;
  const { data: items } = z.safeParse(z.array(z.unknown()), answer[name]);
  const isTest = name === 'questions';
  const head = {
    title: z.parse(text, answer['title']).slice(0, limits.textLength) || plan.request.topic,
    notes: z.parse(texts, answer['notes']),
    ...(isTest && { instructions: z.parse(text, answer['instructions']) }),
  };
  const alone = { ...head, ...(isTest && { task: null }) };
  const good = (items ?? [])
    .slice(0, MOST_JUDGED)
    .map(dropExtraOptions)
    .flatMap((item) => {
      const type = typeOf(plan, item);
      const planOfOne = planOf(plan, [{ type, count: 1 }]) ?? plan;
      return goodItem(planOfOne, alone, name, item).map((one) => ({ ...one, type }));
    });
  const repeated = new Set(
    repeatFaults(
      name,
      good.map(({ asked }) => asked),
    )
      .filter(isHard)
      .map(({ path }) => path),
  );
  const kept = good
    .filter((_, index) => !repeated.has(`${name}.${index}`))
    .toSorted((one, other) => one.difficulty - other.difficulty);
  const wanted = wantedBy(plan);
  const groups = wanted.map(({ type, count }) =>
    spread(
      kept.filter((item) => item.type === type),
      count,
    ),
  );
  const chosen = groups.flat();
  if (chosen.length === 0) return undefined;
  const task = plan.integrationTask ? (answer['task'] ?? null) : null;
  return {
    answer: { ...head, [name]: chosen.map((item) => item.value), ...(isTest && { task }) },
    asked: chosen.map(({ asked }) => asked.text),
    rest: planOf(
      plan,
      wanted.map(({ type, count }, index) => ({
        ...{ type, count: count - (groups[index]?.length ?? 0) },
      })),
    ),
  };
}
