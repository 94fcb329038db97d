import { spreadDifficulty } from '../../domain/plan/blueprint.ts';
import { draftNotesIn } from '../../domain/draft-notes.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import { integrationTask } from '../tests/integration-task.ts';
import type { Material } from '../material.ts';
import { styleOf, type DraftExercise, type Style } from './exercise.ts';
import { itemExercises } from './item-exercises.ts';
import { textExercises } from './text-exercises.ts';

type ExerciseRequest = Extract<ContentRequest, { contentType: 'EXERCISE' }>;
const COUNT = 6;

/** The last exercise, which applies everything learned to a situation. */
export function integrationExercise(material: Material): DraftExercise {
  const { situation, instructions, criteria } = integrationTask(material);
  const texts = ruleTextsIn(material.plan.language);
  return {
    difficulty: 3,
    integration: true,
    statement: `${situation}\n${instructions.map((each, at) => `${at + 1}) ${each}`).join('\n')}`,
    steps: instructions.map((_, at) => texts.followInstruction(at + 1)),
    answer: criteria.join('\n'),
    hint: null,
  };
}

/** Exercises of a style: calculated on a known topic, otherwise made of the text. */
function chosenExercises(material: Material, count: number, style: Style): DraftExercise[] {
  const { source, family, foreignSource } = material;
  if (!family && !source)
    throw new CannotDraft(foreignSource ? 'source-language' : 'source-needed');
  if (style === 'problems' && !family?.problem) throw new CannotDraft('exercise-type');
  const exercises = family
    ? itemExercises(material, spreadDifficulty(count), style)
    : textExercises(material, count, style);
  if (exercises.length === 0) throw new CannotDraft('exercise-type');
  return exercises;
}

/**
 * Drafts an exercise set from easy to hard. @throws CannotDraft `exercise-type` for a kind that rules cannot make, at all or
 * of this text or topic
 */
export function draftExercises(
  material: Material,
  { topic, exerciseType }: ExerciseRequest,
): unknown {
  const { plan, family, source, foreignSource } = material;
  const style = styleOf(exerciseType, topic);
  if (style === undefined) throw new CannotDraft('exercise-type');
  const count = plan.exerciseCount ?? COUNT;
  const isIntegrated = /[إا]دماج|integrat|intégrat/i.test(exerciseType) && count > 1;
  const exercises = chosenExercises(material, isIntegrated ? count - 1 : count, style);
  const texts = draftNotesIn(plan.language);
  const notes = [
    exercises.length + (isIntegrated ? 1 : 0) < count &&
      texts.fewExercises(count, exercises.length),
    !family && source && texts.textOfExercises,
    family && source && texts.textNotAsked,
    foreignSource && texts.foreignSourceOfExercises,
    family && texts.fromRules,
  ];
  return {
    title: ruleTextsIn(plan.language).exercisesOn(topic),
    exercises: isIntegrated ? [...exercises, integrationExercise(material)] : exercises,
    notes: notes.filter((note) => typeof note === 'string'),
  };
}
