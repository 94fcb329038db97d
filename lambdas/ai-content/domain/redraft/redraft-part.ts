import * as z from 'zod/mini';
import type { DraftPart } from '#shared/model/draft-edit.ts';
import { replacePart } from '#shared/draft/apply-edit.ts';
import { isHard, type Fault } from '#shared/draft/fault.ts';
import { findFaults } from '../faults/find-faults.ts';
import { limits } from '#shared/model/limits.ts';
import {
  checksOf,
  draft as draftSchema,
  type Draft,
  type Exercise,
  type LessonPhase,
} from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { exerciseAnswer, phaseAnswer, type QuestionAnswer } from '../answers.ts';
import { arrangeOptions } from '../assemble/arrange-options.ts';
import { textFindings } from '../assemble/assembled.ts';
import { assembleExercise } from '../assemble/assemble-exercises.ts';
import { assemblePhase } from '../assemble/assemble-lesson.ts';
import { assembleChecks } from '../assemble/lesson-checks.ts';
import { assembleQuestion } from '../assemble/assemble-question.ts';
import { lessonWithout } from '../drafting/lesson-portions.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { answerKinds } from '../questions/question-kinds.ts';
import type { Plan, Task } from '../task.ts';
import { othersThan } from './draft-parts.ts';

export interface Redrafting {
  readonly plan: Plan;
  readonly draft: Draft;
  readonly part: DraftPart;
  readonly instruction?: string | undefined;
}

/** The task that asks for a new part. The task of a phase has the rest of its lesson. */
export function redraftTask({ plan, draft, part, instruction }: Redrafting): Task {
  const lesson = draft.type === 'LESSON_PLAN' ? lessonWithout(part.id, plan, draft) : undefined;
  return {
    ...{ task: 'redraft', plan, part, others: othersThan(draft, part.id) },
    ...(lesson && { lesson }),
    ...(instruction !== undefined && { instruction }),
  };
}

const questionSchema = ({ kind }: Question): z.core.$ZodType<QuestionAnswer> =>
  answerKinds[kind].schema;

function questionOf(before: Question, answer: unknown, seed: string): Question | undefined {
  const { data } = z.safeParse(questionSchema(before), answer);
  const made = data && assembleQuestion(data, before);
  return made?.kind === 'choice' ? arrangeOptions([made], seed)[0] : made;
}

/** A phase from an answer; it keeps its checks if the drafter gives none, because it does not know of them. */
function phaseOf(
  before: LessonPhase,
  answer: unknown,
  draft: Draft,
  seed: string,
): LessonPhase | undefined {
  const { data } = z.safeParse(phaseAnswer, answer);
  if (!data) return undefined;
  const { id, minutes, session, checks: old = [] } = before;
  const taken = new Set(
    draft.type === 'LESSON_PLAN' ? checksOf(draft).map(({ check }) => check.id) : [],
  );
  const free = Array.from({ length: taken.size + limits.phaseChecks }, (_, at) => `c${at + 1}`);
  const ids = [...old.map((check) => check.id), ...free.filter((one) => !taken.has(one))];
  const [made = []] = assembleChecks([data], seed, (index) => ids[index] ?? '');
  const checks = data.checks ? made : old;
  return { ...assemblePhase(data, { id, minutes, session, checks }), stage: before.stage };
}

const exerciseOf = (before: Exercise, answer: unknown): Exercise | undefined => {
  const { data } = z.safeParse(exerciseAnswer, answer);
  return data && { ...assembleExercise(data, before.id), difficulty: before.difficulty };
};

function schemaOf(part: DraftPart): z.core.$ZodType {
  if ('stage' in part) return phaseAnswer;
  return 'kind' in part ? questionSchema(part) : exerciseAnswer;
}

/** Makes a part from an answer; `undefined` if it does not match the schema. Its id and weight stay the same. */
function partOf(
  before: DraftPart,
  answer: unknown,
  draft: Draft,
  seed: string,
): DraftPart | undefined {
  if ('stage' in before) return phaseOf(before, answer, draft, seed);
  return 'kind' in before ? questionOf(before, answer, seed) : exerciseOf(before, answer);
}

const keyOf = (fault: Fault): string => JSON.stringify([fault.rule, fault.path, fault.params]);

/** Whether a draft breaks a hard rule anew. Checks it all, because the later part of a repetition is reported. */
export function isWorse(after: Draft, before: Draft, plan: Plan): boolean {
  const known = new Set(findFaults(before, plan).map(keyOf));
  return findFaults(after, plan).some((fault) => isHard(fault) && !known.has(keyOf(fault)));
}

/** A part made from an answer, and whether it breaks a hard rule. */
export interface JudgedPart {
  readonly part: DraftPart;
  readonly isFaulty: boolean;
}

/**
 * The part made from an answer; `undefined` if it cannot be part of the draft.
 * @param seed for shuffling options
 */
export function tryPart(
  redrafting: Redrafting,
  answer: unknown,
  seed: string,
): JudgedPart | undefined {
  const { draft, plan } = redrafting;
  const given = mendAnswer(schemaOf(redrafting.part), answer);
  const part = partOf(redrafting.part, given, draft, seed);
  if (!part) return undefined;
  const found = textFindings(given);
  const judged = (made: DraftPart, isFaulty: boolean): JudgedPart | undefined => {
    const changed = replacePart(draft, made);
    if (!z.safeParse(draftSchema, changed).success) return undefined;
    return { part: made, isFaulty: isFaulty || isWorse(changed, draft, plan) };
  };
  const whole = judged(part, found.length > 0);
  if (!whole?.isFaulty || !('stage' in part) || !('stage' in redrafting.part)) return whole;
  // A good phase whose new checks break a rule keeps its old ones.
  const { checks: _, ...bare } = part;
  const { checks } = redrafting.part;
  const isElsewhere = found.some(({ path }) => !path.startsWith('checks'));
  const other = judged({ ...bare, ...(checks && { checks }) }, isElsewhere);
  return other && !other.isFaulty ? other : whole;
}

/** The same; `undefined` also if the part is not good enough. */
export function judgePart(
  redrafting: Redrafting,
  answer: unknown,
  seed: string,
): DraftPart | undefined {
  const tried = tryPart(redrafting, answer, seed);
  return tried?.isFaulty ? undefined : tried?.part;
}
