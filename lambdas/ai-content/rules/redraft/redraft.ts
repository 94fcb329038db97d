import type { Difficulty } from '#shared/model/question-levels.ts';
import type { Task } from '../../domain/task.ts';
import { questionTypes } from '#shared/model/content-types.ts';
import { questionKindOf } from '#shared/model/question.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { integrationExercise } from '../exercises/draft-exercises.ts';
import { styleOf } from '../exercises/exercise.ts';
import { itemExercises } from '../exercises/item-exercises.ts';
import { textExercises } from '../exercises/text-exercises.ts';
import { isCalculated } from '../items/item.ts';
import { lessonContext } from '../lessons/lesson-context.ts';
import { makePhase, type DraftPhase } from '../lessons/make-phase.ts';
import { objectivesOf } from '../lessons/objectives.ts';
import type { Material } from '../material.ts';
import { redraftQuestion } from './redraft-question.ts';
import { wishesOf, type Wishes } from './instruction.ts';
import { selectByNumberSize, limitToHalf } from './number-size.ts';

/** The number of exercises tried to find larger or smaller numbers. */
const TRIED = 8;
const difficulties: readonly Difficulty[] = [1, 2, 3];

type Redraft = Extract<Task, { task: 'redraft' }>;
type Part = Redraft['part'];
type Phase = Extract<Part, { stage: string }>;
type Exercise = Extract<Part, { statement: string }>;

const firstSentences = (text: string): string => /^(?:[^.؟?]*[.؟?]){1,2}/u.exec(text)?.[0] ?? text;

function redraftPhase(
  material: Material,
  part: Phase,
  others: readonly string[],
  { shorter, difficulty, numbers }: Wishes,
): DraftPhase {
  if (difficulty !== 0 || numbers !== 0) throw new CannotDraft('instruction');
  const { request, language } = material.plan;
  const objectives =
    request.contentType === 'LESSON_PLAN' ? objectivesOf(request.objectives, language) : [];
  const own = objectives.filter((each) => foldText(part.title).includes(foldText(each)));
  const context = lessonContext(material, request.topic, own.length > 0 ? own : objectives);
  const known = new Set([part.teacher, ...others]);
  const asked = { stage: part.stage, at: 0, of: 1 };
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
  if (part.integration) {
    if (wishes.difficulty !== 0 || wishes.numbers !== 0 || wishes.shorter)
      throw new CannotDraft('instruction');
    return integrationExercise(material);
  }
  const wanted = part.difficulty + wishes.difficulty;
  const difficulty: Difficulty = wanted <= 1 ? 1 : wanted === 2 ? 2 : 3;
  if (wanted !== difficulty) throw new CannotDraft('instruction');
  const style =
    request.contentType === 'EXERCISE' ? styleOf(request.exerciseType, request.topic) : 'plain';
  if (style === undefined) throw new CannotDraft('exercise-type');
  const taken = [...others, part.statement];
  const { source, family } = material;
  if (wishes.numbers !== 0 && !(family && isCalculated(family)))
    throw new CannotDraft('instruction');
  // If a difficulty has no suitable numbers, the next one may.
  const next = difficulties.find((each) => each === difficulty + wishes.numbers) ?? difficulty;
  const tried = wishes.numbers === 0 ? 1 : TRIED;
  const known = [difficulty, next].flatMap((each) => Array.from({ length: tried }, () => each));
  const sized = limitToHalf(material, part.statement, wishes.numbers);
  const made = [
    ...(source && !family && wishes.numbers === 0 ? textExercises(material, 8, style) : []),
    ...known.flatMap((each) => itemExercises(sized, [each], style, taken)),
  ].filter(({ statement }) => !taken.includes(statement));
  const fit = selectByNumberSize(
    made,
    ({ statement }) => statement,
    part.statement,
    wishes.numbers,
  ).filter(({ statement }) => !wishes.shorter || statement.length < part.statement.length);
  const found =
    fit.find((each) => each.difficulty === difficulty) ??
    (wishes.difficulty === 0 ? fit[0] : undefined);
  if (!found) throw new CannotDraft(made.length > 0 ? 'instruction' : 'source-too-short');
  return found;
}

/** Redrafts a part by its teacher's wish, different from the others. Throws `CannotDraft` if it cannot. */
export function redraft({ part, others, instruction }: Redraft, material: Material): unknown {
  const wishes = wishesOf(instruction);
  if ('stage' in part) return redraftPhase(material, part, others, wishes);
  if ('statement' in part) return redraftExercise(material, part, others, wishes);
  const type = questionTypes.find((each) => questionKindOf[each] === part.kind) ?? 'Short Answer';
  return redraftQuestion(material, part, type, others, wishes);
}
