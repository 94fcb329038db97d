import * as z from 'zod/mini';
import { isHard } from '#shared/draft/fault.ts';
import { findFaults } from '../faults/find-faults.ts';
import { askedBy, repeatFaults } from '../faults/repeat-rules.ts';
import { sameText } from '#shared/draft/words.ts';
import { limits } from '#shared/model/limits.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { choiceAnswer, exerciseAnswer, shortAnswer, truthAnswer } from '../answers.ts';
import { assembleDraft } from '../assemble/assemble-draft.ts';
import type { Plan } from '../task.ts';

/** Longer lists are cut, because each question is judged separately. */
const MOST_JUDGED = limits.draftQuestions;
const MOST_OPTIONS = 4;
const NUMBERS = new Set(['points', 'minutes', 'difficulty', 'tolerance']);

const record = z.record(z.string(), z.unknown());
const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

/** Converts numbers that a model has written as strings. */
export function convertNumbers(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && NUMBERS.has(name)) {
    const number = Number(asciiDigits(value).trim().replace(',', '.'));
    return value.trim() === '' || Number.isNaN(number) ? value : number;
  }
  if (Array.isArray(value)) return value.map((each) => convertNumbers(each));
  const { data } = z.safeParse(record, value);
  return data
    ? Object.fromEntries(
        Object.entries(data).map(([key, each]) => [key, convertNumbers(each, key)]),
      )
    : value;
}

const itemAnswers = {
  'Multiple Choice': choiceAnswer,
  'True/False': truthAnswer,
  'Short Answer': shortAnswer,
} as const;

/** Drops fields that a model has added to an item. */
function dropUnknownFields({ request }: Plan, item: unknown): unknown {
  const { shape } =
    request.contentType === 'TEST' ? itemAnswers[request.questionType] : exerciseAnswer;
  const { data } = z.safeParse(record, item);
  return data
    ? Object.fromEntries(Object.entries(data).filter(([name]) => Object.hasOwn(shape, name)))
    : item;
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
  /** How many items the plan still lacks. */
  readonly missing: number;
}

interface Item {
  readonly value: unknown;
  readonly asked: { readonly text: string; readonly of: string };
  readonly difficulty: number;
}

/** The item, if it breaks no hard rule as the only one; its title and notes are not judged. */
function goodItem(plan: Plan, head: object, list: string, value: unknown): Item[] {
  const alone = { ...head, title: '1', notes: [], [list]: [value] };
  const { draft } = assembleDraft(plan, alone, { drafter: 'model', seed: '' });
  if (!draft || findFaults(draft, plan).some(isHard)) return [];
  if (draft.type === 'TEST')
    return draft.questions.map((each) => ({ value, asked: askedBy(each), difficulty: 0 }));
  if (draft.type === 'LESSON_PLAN') return [];
  return draft.exercises.map(({ statement, difficulty }) => ({
    ...{ value, asked: { text: statement, of: '' }, difficulty },
  }));
}

/** Takes `count` items, evenly spread, because lists go from easy to hard. */
const spread = <Each>(all: readonly Each[], count: number): Each[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, index) =>
        Math.round((index * (all.length - 1)) / Math.max(1, count - 1)),
      ).flatMap((index) => all.slice(index, index + 1));

/** The plan reduced to this number of questions or exercises, without other parts. */
export function planOf(plan: Plan, count: number): Plan {
  const { request } = plan;
  if (request.contentType === 'TEST')
    return { ...plan, request: { ...request, questionCount: count }, integrationTask: false };
  return { ...plan, exerciseCount: count };
}

/** The list of a draft and its wanted length; lesson plans have no list that can be cut or extended. */
export function listOf({ request, exerciseCount }: Plan) {
  if (request.contentType === 'TEST')
    return { name: 'questions', count: request.questionCount } as const;
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
  const { name, count } = list;
  const { data: items } = z.safeParse(z.array(z.unknown()), answer[name]);
  const isTest = name === 'questions';
  const head = {
    title: z.parse(text, answer['title']).slice(0, limits.textLength) || plan.request.topic,
    notes: z.parse(texts, answer['notes']),
    ...(isTest && { instructions: z.parse(text, answer['instructions']) }),
  };
  const alone = { ...head, ...(isTest && { task: null }) };
  const planOfOne = planOf(plan, 1);
  const good = (items ?? [])
    .slice(0, MOST_JUDGED)
    .map((item) => dropExtraOptions(dropUnknownFields(plan, item)))
    .flatMap((item) => goodItem(planOfOne, alone, name, item));
  const repeated = new Set(
    repeatFaults(
      name,
      good.map(({ asked }) => asked),
    )
      .filter(isHard)
      .map(({ path }) => path),
  );
  const chosen = spread(
    good
      .filter((_, index) => !repeated.has(`${name}.${index}`))
      .toSorted((one, other) => one.difficulty - other.difficulty),
    count,
  );
  if (chosen.length === 0) return undefined;
  const task = plan.integrationTask ? (answer['task'] ?? null) : null;
  return {
    answer: { ...head, [name]: chosen.map((item) => item.value), ...(isTest && { task }) },
    asked: chosen.map(({ asked }) => asked.text),
    missing: count - chosen.length,
  };
}
