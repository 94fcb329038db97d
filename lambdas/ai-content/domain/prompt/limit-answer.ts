import type { AnswerTool, SchemaValue } from '#core/model/model-question.ts';
import { countQuestions } from '#shared/model/content-types.ts';
import { figureLimits } from '#shared/model/figure.ts';
import { limits } from '#shared/model/limits.ts';
import { mostPhases } from '../plan/portions.ts';
import type { Task } from '../task.ts';
import { lengthOf } from './text-lengths.ts';

type Schema = AnswerTool['schema'];
type Count = readonly [least: number, most: number];

const exactly = (count: number): Count => [count, count];

/** How many items lists have that the instructions limit, by the name of their field. */
const counts: Readonly<Record<string, Count>> = {
  options: exactly(4),
  mistakes: [0, 3],
  pairs: [3, 5],
  items: [3, 5],
  checks: [0, limits.phaseChecks],
  prerequisites: [1, 5],
  keywords: [1, 5],
  misconceptions: [1, 3],
  phases: [3, 4],
  starter: [2, 3],
  exit: exactly(3),
  questions: [1, limits.draftQuestions],
  exercises: [1, limits.draftQuestions],
  notes: [0, 3],
  variants: [0, 4],
  marking: [1, 4],
  criteria: [1, 4],
  instructions: [1, 3],
  levels: [2, 3],
  // Of figures, of which longer ones are left out.
  ...{ marks: [0, figureLimits.marks], points: [0, figureLimits.points] },
  ...{ lines: [0, figureLimits.lines], bars: [2, figureLimits.bars] },
  // The same for the cells of each.
  rows: [1, Math.min(figureLimits.rows, figureLimits.columns)],
  ...{ corners: exactly(3), sideLabels: exactly(3), angleLabels: exactly(3) },
  ...{ sides: [0, 3], angles: [0, 3] },
};
/** Of other lists. */
const ANY: Count = [0, limits.draftListLength];

/** Of a lesson, as its instructions ask for them. */
const countsOfLesson: Readonly<Record<string, Count>> = { materials: [1, 6], checks: exactly(1) };

/** Lists whose length a task names. */
function countsOf(task: Task): Readonly<Record<string, Count>> {
  switch (task.task) {
    case 'draft':
    case 'repair': {
      const { request, exerciseCount, sessions = 1 } = task.plan;
      if (request.contentType === 'LESSON_PLAN')
        return {
          ...countsOfLesson,
          ...{ goals: exactly(sessions), phases: [3, Math.min(4, mostPhases(task.plan))] },
        };
      if (request.contentType === 'TEST') return { questions: exactly(countQuestions(request)) };
      return {
        steps: [1, 8],
        ...(exerciseCount !== undefined && { exercises: exactly(exerciseCount) }),
      };
    }
    case 'solve':
      return { solutions: exactly(task.questions.length) };
    case 'translate':
      return { texts: exactly(task.texts.length) };
    default:
      return {};
  }
}

const isSchema = (value: SchemaValue | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer with counts and lengths, without which a small model never ends. Bedrock refuses them. */
export function limitAnswer(task: Task, tool: AnswerTool): AnswerTool {
  const named = { ...counts, ...countsOf(task) };
  const isWhole = task.task === 'rewrite' || task.task === 'translate';
  const limited = (schema: Schema, name: string): Schema =>
    Object.fromEntries(
      Object.entries({ ...schema, ...limitOf(schema, name) }).map(([key, value]) => [
        key,
        key === 'properties' && isSchema(value) ? fieldsOf(value) : inner(value, name),
      ]),
    );
  const fieldsOf = (fields: Schema): Schema =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inner(value, name)]));
  const inner = (value: SchemaValue, name: string): SchemaValue => {
    if (Array.isArray(value)) return value.map((one) => inner(one, name));
    return isSchema(value) ? limited(value, name) : value;
  };
  const limitOf = ({ type, enum: values, const: only }: Schema, name: string): Schema => {
    if (type === 'array') {
      const [minItems, maxItems] = named[name] ?? ANY;
      return { minItems, maxItems };
    }
    // A text that may be missing is of two types.
    const isFree = [type].flat().includes('string') && values === undefined && only === undefined;
    return isFree
      ? { maxLength: isWhole && name === 'text' ? limits.longTextLength : lengthOf(name) }
      : {};
  };
  return { ...tool, schema: limited(tool.schema, '') };
}
