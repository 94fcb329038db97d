import * as z from 'zod/mini';
import type { DraftPart } from '../../../../shared/contracts/content-documents.ts';
import { findFaults } from '../../../../shared/draft/rules/find-faults.ts';
import {
  draft as draftSchema,
  type Draft,
  type Exercise,
  type LessonPhase,
  type Question,
} from '../../../../shared/model/draft.ts';
import { choiceAnswer, exerciseAnswer, phaseAnswer, shortAnswer, truthAnswer } from '../answers.ts';
import { arrangeOptions } from '../assemble/arrange-options.ts';
import { assembleExercise } from '../assemble/assemble-exercises.ts';
import { assemblePhase } from '../assemble/assemble-lesson.ts';
import { assembleQuestion } from '../assemble/assemble-question.ts';
import { findingOf } from '../drafting/drafting.ts';
import type { Finding } from '../assemble/assembled.ts';
import type { Plan, Task } from '../task.ts';
import { othersThan, partsOf, withPart } from './draft-parts.ts';

export interface Redrafting {
  readonly plan: Plan;
  readonly draft: Draft;
  readonly part: DraftPart;
  readonly instruction?: string | undefined;
}

/** What is asked for a part anew. */
export const redraftTask = ({ plan, draft, part, instruction }: Redrafting): Task => ({
  task: 'redraft',
  plan,
  part,
  others: othersThan(draft, part.id),
  ...(instruction !== undefined && { instruction }),
});

const questionAnswers = { choice: choiceAnswer, truth: truthAnswer, short: shortAnswer };

function questionOf(before: Question, answer: unknown, seed: string): Question | undefined {
  const { data } = z.safeParse<
    z.core.$ZodType<z.infer<(typeof questionAnswers)['choice' | 'truth' | 'short']>>
  >(questionAnswers[before.kind], answer);
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

/** A part out of what was answered; undefined if it keeps not its schema. Its id, and what it counts, stay. */
function partOf(before: DraftPart, answer: unknown, seed: string): DraftPart | undefined {
  if ('stage' in before) return phaseOf(before, answer);
  return 'kind' in before ? questionOf(before, answer, seed) : exerciseOf(before, answer);
}

/** What is wrong with a part in its place that was not wrong before it came. */
function findingsOf({ plan, draft, part }: Redrafting, another: DraftPart): Finding[] {
  const place = partsOf(draft).findIndex(({ id }) => id === part.id);
  const list =
    draft.type === 'LESSON_PLAN' ? 'phases' : draft.type === 'TEST' ? 'questions' : 'exercises';
  const path = `${list}.${place}`;
  const known = new Set(findFaults(draft, plan).map((fault) => `${fault.rule} ${fault.path}`));
  return findFaults(withPart(draft, another), plan)
    .filter(
      (fault) =>
        fault.path === path || fault.path.startsWith(`${path}.`) || fault.rule === 'language',
    )
    .filter((fault) => !known.has(`${fault.rule} ${fault.path}`))
    .map(findingOf);
}

/**
 * The part that an answer makes; undefined if it is not good enough to be shown.
 * @param seed of the order of options
 */
export function judgePart(
  redrafting: Redrafting,
  answer: unknown,
  seed: string,
): DraftPart | undefined {
  const another = partOf(redrafting.part, answer, seed);
  if (!another || !z.safeParse(draftSchema, withPart(redrafting.draft, another)).success)
    return undefined;
  return findingsOf(redrafting, another).some(({ isHard }) => isHard) ? undefined : another;
}
