import * as z from 'zod/mini';
import type { AnswerTool, SchemaValue } from '#core/model/model-question.ts';
import {
  exerciseAnswer,
  phaseAnswer,
  planAnswer,
  readingAnswer,
  refineAnswer,
  solutionsAnswer,
  translationAnswer,
} from '../answers.ts';
import { answerKinds } from '../questions/question-kinds.ts';
import type { Task } from '../task.ts';
import { figureKindsFor, type FigureKind } from './figure-rules.ts';

interface Answer {
  readonly name: string;
  readonly description: string;
  readonly schema: z.core.$ZodType;
}

const givenFor = {
  LESSON_PLAN: {
    name: 'give_lesson_plan',
    description: 'Gives the part of the lesson plan that is asked for.',
  },
  TEST: { name: 'give_test', description: 'Gives the test.' },
  EXERCISE: { name: 'give_exercises', description: 'Gives the exercises.' },
} as const;

function answerOfPart({ part }: Extract<Task, { task: 'redraft' }>): Answer {
  const given = { name: 'give_part', description: 'Gives the part that was asked for.' };
  if ('stage' in part) return { ...given, schema: phaseAnswer };
  return { ...given, schema: 'kind' in part ? answerKinds[part.kind].schema : exerciseAnswer };
}

function answerTo(task: Task): Answer {
  switch (task.task) {
    case 'draft':
    case 'repair':
      return { ...givenFor[task.plan.request.contentType], schema: planAnswer(task.plan) };
    case 'redraft':
      return answerOfPart(task);
    case 'solve':
      return {
        name: 'give_solutions',
        description: 'Gives the solution of each question.',
        schema: solutionsAnswer,
      };
    case 'refine':
      return {
        name: 'give_steps',
        description: 'Gives the steps that follow the instruction.',
        schema: refineAnswer,
      };
    case 'rewrite':
      return { name: 'give_text', description: 'Gives the rewritten text.', schema: readingAnswer };
    case 'translate':
      return {
        name: 'give_translation',
        description: 'Gives each text in the other language, under its name.',
        schema: translationAnswer,
      };
  }
}

/** The part of JSON Schema that Bedrock accepts; it rejects the rest (AWS user guide, structured output). */
const TAKEN = new Set([
  'type',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'anyOf',
  'enum',
  'const',
  'description',
]);

type Schema = AnswerTool['schema'];
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wireValue = (value: unknown): SchemaValue => {
  if (Array.isArray(value)) return value.map(wireValue);
  if (isObject(value)) return wireSchema(value);
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return isPlain || typeof value === 'boolean' ? value : null;
};

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

const askedFor = (properties: object): string[] =>
  Object.entries(properties).flatMap(([name, value]: [string, unknown]) =>
    isEmpty(value) ? [] : [name],
  );

/** Removes unsupported keywords; all properties are required. A schema that takes anything is not asked for. */
function wireSchema(schema: object): Schema {
  const names =
    'properties' in schema && isObject(schema.properties) ? askedFor(schema.properties) : [];
  const whole = { ...schema, ...(names.length > 0 && { required: names }) };
  const entries = Object.entries(whole)
    .filter(([name]) => TAKEN.has(name))
    .map(([name, value]: [string, unknown]): [string, unknown] => [
      name,
      name === 'anyOf' && Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : value,
    ]);
  return Object.fromEntries(
    entries.map(([name, value]: [string, unknown]): [string, SchemaValue] =>
      name === 'properties' && isObject(value)
        ? [
            name,
            Object.fromEntries(
              Object.entries(value)
                .filter(([, one]) => !isEmpty(one))
                .map(([key, one]) => [key, wireValue(one)]),
            ),
          ]
        : [name, wireValue(value)],
    ),
  );
}

/** Lists to match or to order have no figure, and every schema of one costs tokens. */
const isList = (properties: object): boolean => 'pairs' in properties || 'items' in properties;

const kindIn = z.object({ properties: z.object({ kind: z.object({ const: z.string() }) }) });

function ofKinds(schema: unknown, kinds: readonly string[]): unknown {
  if (!isObject(schema) || !('anyOf' in schema) || !Array.isArray(schema.anyOf)) return schema;
  const isOther = (value: unknown): boolean => {
    const { data } = z.safeParse(kindIn, value);
    return data !== undefined && !kinds.includes(data.properties.kind.const);
  };
  const kept = schema.anyOf.filter((value) => !isOther(value));
  return { ...schema, anyOf: kept.map((value) => ofKinds(value, kinds)) };
}

/** Fields that a draft has none of: passages without a text, and a task that is not asked for. A small model would fill them. */
function missingIn(task: Task): readonly string[] {
  if (task.task !== 'draft' && task.task !== 'repair') return [];
  const { request, integrationTask } = task.plan;
  return [
    ...(request.baseText === undefined ? ['passage'] : []),
    ...(integrationTask === true ? [] : ['task']),
  ];
}

/** The same schema without some fields, without the figures of lists, and with only these kinds of the others. */
function withAsked(
  schema: object,
  kinds: readonly FigureKind[],
  missing: readonly string[],
): object {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return isObject(value) ? withAsked(value, kinds, missing) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]: [string, unknown]) => {
      if (name !== 'properties' || !isObject(value)) return [name, inner(value)];
      const isKept = kinds.length > 0 && !isList(value);
      const kept = Object.entries(value)
        .filter(([property]) => isKept || property !== 'figure')
        .filter(([property]) => !missing.includes(property))
        .map(([property, one]: [string, unknown]) => [
          property,
          property === 'figure' ? ofKinds(one, kinds) : one,
        ]);
      return [name, inner(Object.fromEntries(kept))];
    }),
  );
}

/** The schema with its figures once, since each place of one costs some 1,300 tokens. */
function withOneFigure(schema: Schema): Schema {
  const found: SchemaValue[] = [];
  const inner = (value: SchemaValue, name: string): SchemaValue => {
    if (Array.isArray(value)) return value.map((one) => inner(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    if (name === 'figure') {
      found.push(value);
      return { $ref: '#/$defs/figure' };
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, key)]));
  };
  const referring = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, inner(value, name)]),
  );
  const [figure, second] = found;
  return figure === undefined || second === undefined
    ? schema
    : { ...referring, $defs: { figure } };
}

export function answerToolOf(task: Task): AnswerTool {
  const { schema, ...tool } = answerTo(task);
  const whole = z.toJSONSchema(schema);
  const kinds = 'plan' in task ? figureKindsFor(task.plan) : [];
  return { ...tool, schema: withOneFigure(wireSchema(withAsked(whole, kinds, missingIn(task)))) };
}
