import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import type { Material } from '../material.ts';
import { containsWords } from '../questions/likeness.ts';
import type { DraftExercise } from './exercise.ts';
import { openTasks, textsOfTask, type OpenTask } from './open-tasks.ts';

const toExercise = (task: OpenTask, { plan }: Material): DraftExercise => ({
  ...{ difficulty: task.difficulty, integration: false },
  ...textsOfTask(task, plan.language, plan.request.topic),
  hint: null,
});

/** A text that defines this many terms is about ideas; a tale, a letter or a life defines fewer. */
const IDEAS = 2;

/** An open task, and the exercise that it makes of the topic. */
interface ChosenTask {
  readonly task: OpenTask;
  readonly exercise: DraftExercise;
}

/** Repeats a task for another part of the topic. */
const again = (exercise: DraftExercise, language: DraftLanguage, round: number): DraftExercise => ({
  ...exercise,
  statement: `${exercise.statement} ${{ ar: `(أعد ذلك مع العنصر رقم ${round + 1} من الدرس.)`, en: `(Do so for part ${round + 1} of the lesson.)`, fr: `(Fais-le pour la partie ${round + 1} de la leçon.)` }[language]}`,
});

/**
 * Open tasks that fit any topic, without those used already; when they run out, tasks repeat for further parts of the
 * topic.
 * @param order of difficulties, in turn
 */
export function chooseOpenTasks(
  material: Material,
  count: number,
  order: readonly Difficulty[],
  others: readonly string[] = [],
): ChosenTask[] {
  const { random, plan, source } = material;
  const isIdea = !source || source.definitions.length >= IDEAS;
  const all = random
    .shuffled(openTasks)
    .filter(({ isOfIdea }) => isIdea || !isOfIdea)
    .map((task) => ({ task, exercise: toExercise(task, material) }));
  const fresh = all.filter(
    ({ exercise }) => !others.some((other) => containsWords(other, exercise.statement)),
  );
  const byDifficulty = order.map((difficulty) =>
    fresh.filter(({ task }) => task.difficulty === difficulty),
  );
  const turns = Array.from({ length: openTasks.length }, (_, at) =>
    byDifficulty.flatMap((list) => list[at] ?? []),
  ).flat();
  return Array.from({ length: count }, (_, at) => {
    const round = Math.floor(at / Math.max(1, turns.length));
    const chosen = turns[at % Math.max(1, turns.length)];
    return chosen && round > 0
      ? { ...chosen, exercise: again(chosen.exercise, plan.language, round) }
      : chosen;
  }).filter((each) => each !== undefined);
}

/** Exercises of open tasks, as `chooseOpenTasks` chooses them. */
export const openExercises = (...asked: Parameters<typeof chooseOpenTasks>): DraftExercise[] =>
  chooseOpenTasks(...asked).map(({ exercise }) => exercise);
