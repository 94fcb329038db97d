import { spreadDifficulty } from '../../domain/plan/blueprint.ts';
import { draftNotesIn } from '../../domain/draft-notes.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { CannotDraft } from '../cannot-draft.ts';
import { integrationTask } from '../tests/integration-task.ts';
import type { Material } from '../material.ts';
import { styleOf, type DraftExercise, type Style } from './exercise.ts';
import { itemExercises } from './item-exercises.ts';
import { openExercises } from './open-exercises.ts';
import { textExercises } from './text-exercises.ts';

type ExerciseRequest = Extract<ContentRequest, { contentType: 'EXERCISE' }>;
const COUNT = 6;

/** The last exercise, which applies everything learned to a situation. */
export function integrationExercise(material: Material): DraftExercise {
  const { situation, instructions, criteria } = integrationTask(material);
  const { language } = material.plan;
  return {
    difficulty: 3,
    integration: true,
    statement: `${situation}\n${instructions.map((each, at) => `${at + 1}) ${each}`).join('\n')}`,
    steps: instructions.map(
      (_, at) =>
        ({
          ar: `نقرأ التعليمة ${at + 1}، ونعين المعطيات والمطلوب، ثم نجيب ونتحقق.`,
          en: `Read instruction ${at + 1}, note what is given and what is asked, then answer and check.`,
          fr: `Lis la consigne ${at + 1}, note ce qui est donné et ce qui est demandé, puis réponds et vérifie.`,
        })[language],
    ),
    answer: criteria.join('\n'),
    hint: null,
  };
}

/** Why no exercise of the requested type is possible. */
function noneOf({ source, family, foreignSource }: Material): CannotDraft {
  if (source || family) return new CannotDraft('exercise-type');
  return new CannotDraft(foreignSource ? 'source-language' : 'source-needed');
}

/**
 * Exercises on the text, on the topic and open ones, in this order; with a text, a share is open. A type requested by
 * name gives only exercises of that type, even if fewer.
 */
function chosenExercises(
  material: Material,
  count: number,
  style: Style,
): { exercises: DraftExercise[]; open: number } {
  const { source, family } = material;
  const isNamed = style !== 'plain';
  const wanted = source ? count - (isNamed ? 0 : Math.floor(count / 4)) : 0;
  const fromText = textExercises(material, wanted, style);
  const left = count - fromText.length;
  const known = family ? itemExercises(material, spreadDifficulty(left), style) : [];
  const open =
    family || isNamed ? [] : openExercises(material, left, source ? [3, 2, 1] : [1, 2, 3]);
  const exercises = [...fromText, ...known, ...open].toSorted(
    (a, b) => a.difficulty - b.difficulty,
  );
  if (exercises.length === 0) throw noneOf(material);
  return { exercises, open: open.length };
}

/**
 * Drafts an exercise set from easy to hard. Unknown topics get open tasks with a note. Throws `CannotDraft` if no
 * exercise of the requested type is possible.
 */
export function draftExercises(
  material: Material,
  { topic, exerciseType }: ExerciseRequest,
): unknown {
  const { plan, family, source, foreignSource } = material;
  const { language } = plan;
  const count = plan.exerciseCount ?? COUNT;
  const integrated = /[إا]دماج|integrat|intégrat/i.test(exerciseType) && count > 1;
  const { exercises, open } = chosenExercises(
    material,
    integrated ? count - 1 : count,
    styleOf(exerciseType),
  );
  const made = exercises.length + (integrated ? 1 : 0);
  const texts = draftNotesIn(language);
  const notes = [
    // In Arabic it says how many there are, in the other languages how many were asked for.
    made < count &&
      {
        ar: `لا يكفي النص أو الموضوع من دون نموذج ذكاء اصطناعي لكل التمارين من هذا النوع: عدد الممكن منها ${exercises.length}.`,
        en: `Without an AI model, the text or topic is not enough for ${count} exercises of this type: as many as could be made are here.`,
        fr: `Sans modèle d’IA, le texte ou le thème ne suffit pas pour ${count} exercices de ce type : voici ceux qui ont pu être faits.`,
      }[language],
    open > 0 && texts.openExercises,
    source && texts.textOfExercises,
    foreignSource && texts.foreignSourceOfExercises,
    family && texts.fromRules,
  ];
  return {
    title: { ar: `تمارين: ${topic}`, en: `Exercises: ${topic}`, fr: `Exercices : ${topic}` }[
      language
    ],
    exercises: integrated ? [...exercises, integrationExercise(material)] : exercises,
    notes: notes.filter((note) => typeof note === 'string'),
  };
}
