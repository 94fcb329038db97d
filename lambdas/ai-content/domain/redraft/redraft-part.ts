import * as z from 'zod/mini';
import type { DraftPart } from '#shared/model/draft-edit.ts';
import { replacePart } from '#shared/draft/apply-edit.ts';
import { isHard, type Fault } from '#shared/draft/fault.ts';
import { findFaults } from '../faults/find-faults.ts';
import {
  draft as draftSchema,
  type Draft,
  type Exercise,
  type LessonPhase,
} from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { exerciseAnswer, phaseAnswer, questionAnswers, type QuestionAnswer } from '../answers.ts';
import { arrangeOptions } from '../assemble/arrange-options.ts';
import { assembleExercise } from '../assemble/assemble-exercises.ts';
import { assemblePhase } from '../assemble/assemble-lesson.ts';
import { assembleQuestion } from '../assemble/assemble-question.ts';
import type { Plan, Task } from '../task.ts';
import { othersThan } from './draft-parts.ts';

export interface Redrafting {
  readonly plan: Plan;
  readonly draft: Draft;
  readonly part: DraftPart;
  readonly instruction?: string | undefined;
}

/** The task that asks for a new part. */
export const redraftTask = ({ plan, draft, part, instruction }: Redrafting): Task => ({
  task: 'redraft',
  plan,
  part,
  others: othersThan(draft, part.id),
  ...(instruction !== undefined && { instruction }),
});

function questionOf(before: Question, answer: unknown, seed: string): Question | undefined {
  const { data } = z.safeParse<z.core.$ZodType<QuestionAnswer>>(
    questionAnswers[before.kind],
    answer,
  );
  const made = data && assembleQuestion(data, before);
  return made?.kind === 'choice' ? arrangeOptions([made], seed)[0] : made;
}

const phaseOf = (before: LessonPhase, answer: unknown): LessonPhase | undefined => {
  const { data } = z.safeParse(phaseAnswer, answer);
  return data && { ...assemblePhase(data, before.id, before.minutes), stage: before.stage };
};

const exerciseOf = (before: Exercise, answer: unknown): Exercise | undefined => {
  const { data } = z.safeParse(exerciseAnswer, answer);
  return data && { ...assembleExercise(data, before.id), difficulty: before.difficulty };
};

/** Makes a part from an answer; `undefined` if it does not match the schema. Its id and weight stay the same. */
function partOf(before: DraftPart, answer: unknown, seed: string): DraftPart | undefined {
  if ('stage' in before) return phaseOf(before, answer);
  return 'kind' in before ? questionOf(before, answer, seed) : exerciseOf(before, answer);
}

const keyOf = (fault: Fault): string => JSON.stringify([fault.rule, fault.path, fault.params]);

/**
 * Whether a draft breaks a hard rule that it did not break before. Checks the whole draft, because a repetition is
 * reported at the later part.
 */
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
  const part = partOf(redrafting.part, answer, seed);
  if (!part) return undefined;
  const { draft, plan } = redrafting;
  const changed = replacePart(draft, part);
  if (!z.safeParse(draftSchema, changed).success) return undefined;
  return { part, isFaulty: isWorse(changed, draft, plan) };
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
