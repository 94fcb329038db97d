import type { Task } from '../../../../../lambdas/ai-content/domain/task.ts';
import { questionTypes } from '../../../../../shared/model/content-types.ts';
import { questionKindOf } from '../../../../../shared/model/draft.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { integrationExercise } from '../exercises/draft-exercises.ts';
import { styleOf } from '../exercises/exercise.ts';
import { itemExercises } from '../exercises/item-exercises.ts';
import { openExercises } from '../exercises/open-exercises.ts';
import { textExercises } from '../exercises/text-exercises.ts';
import type { Difficulty } from '../items/item.ts';
import { lessonContext } from '../lessons/lesson-context.ts';
import { makePhase } from '../lessons/make-phase.ts';
import { objectivesOf } from '../lessons/objectives.ts';
import type { DraftPhase } from '../lessons/phase.ts';
import type { Material } from '../material.ts';
import { redraftQuestion } from './redraft-question.ts';
import { wishesOf, type Wishes } from './instruction.ts';

type Redraft = Extract<Task, { task: 'redraft' }>;
type Part = Redraft['part'];
type Phase = Extract<Part, { stage: string }>;
type Exercise = Extract<Part, { statement: string }>;

const firstSentences = (text: string): string => /^(?:[^.؟?]*[.؟?]){1,2}/u.exec(text)?.[0] ?? text;

function redraftPhase(
  material: Material,
  part: Phase,
  others: readonly string[],
  { shorter }: Wishes,
): DraftPhase {
  const { request, language } = material.plan;
  const objectives =
    request.contentType === 'LESSON_PLAN' ? objectivesOf(request.objectives, language) : [];
  const context = lessonContext(material, request.topic, objectives);
  const known = new Set([part.teacher, ...others]);
  const asked = {
    stage: part.stage,
    minutes: part.minutes,
    at: material.random.whole(0, 2),
    of: 1,
  };
  const phase = makePhase(context, asked, (teacher) => !known.has(teacher));
  const title = part.title === '' ? phase.title : part.title;
  if (!shorter) return { ...phase, title };
  return {
    ...phase,
    title,
    teacher: firstSentences(phase.teacher),
    pupils: firstSentences(phase.pupils),
  };
}

function redraftExercise(
  material: Material,
  part: Exercise,
  others: readonly string[],
  wishes: Wishes,
): unknown {
  const { request } = material.plan;
  if (part.integration) return integrationExercise(material);
  const wanted = Math.min(3, Math.max(1, part.difficulty + wishes.difficulty));
  const difficulty: Difficulty = wanted === 1 ? 1 : wanted === 2 ? 2 : 3;
  const style = styleOf(request.contentType === 'EXERCISE' ? request.exerciseType : '');
  const taken = [...others, part.statement];
  const candidates = [
    ...(material.source && difficulty < 3 ? textExercises(material, 4, style) : []),
    ...itemExercises(material, [difficulty], style, taken),
    ...(material.family ? [] : openExercises(material, 11, [1, 2, 3], taken)),
  ].filter(({ statement }) => !taken.includes(statement));
  const found = candidates.find((each) => each.difficulty === difficulty) ?? candidates[0];
  if (!found) throw new CannotDraft('source-too-short');
  return found;
}

/**
 * One phase, question or exercise again, of the same kind and not like the others. Of the teacher's words, easier, harder
 * and shorter are understood. Throws `CannotDraft` where nothing new can be made.
 */
export function redraft({ part, others, instruction }: Redraft, material: Material): unknown {
  const wishes = wishesOf(instruction);
  if ('stage' in part) return redraftPhase(material, part, others, wishes);
  if ('statement' in part) return redraftExercise(material, part, others, wishes);
  const type = questionTypes.find((each) => questionKindOf[each] === part.kind) ?? 'Short Answer';
  return redraftQuestion(material, part, type, others, wishes);
}
