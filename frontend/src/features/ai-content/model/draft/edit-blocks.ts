import type { Exercise, LessonPhase } from '#shared/model/draft.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { Question } from '#shared/model/question.ts';
import { editExercises, editPlan, editTest, type Edit } from './edit-draft.ts';
import { changeById, moveById, removeById } from './lists.ts';

/** Edits of one block, by its id. */
export const changeQuestion = (id: string, change: (question: Question) => Question): Edit =>
  editTest((test) => ({ ...test, questions: changeById(test.questions, id, change) }));
export const changePhase = (id: string, change: (phase: LessonPhase) => LessonPhase): Edit =>
  editPlan((plan) => ({ ...plan, phases: changeById(plan.phases, id, change) }));
export const changeExercise = (id: string, change: (exercise: Exercise) => Exercise): Edit =>
  editExercises((set) => ({ ...set, exercises: changeById(set.exercises, id, change) }));

/** Moves a phase, question or exercise by a number of positions; negative numbers move it back. */
export const moveBlock =
  (id: string, by: number): Edit =>
  (draft) => {
    if (draft.type === 'TEST') return { ...draft, questions: moveById(draft.questions, id, by) };
    if (draft.type === 'EXERCISE')
      return { ...draft, exercises: moveById(draft.exercises, id, by) };
    return { ...draft, phases: moveById(draft.phases, id, by) };
  };

export const removeBlock =
  (id: string): Edit =>
  (draft) => {
    if (draft.type === 'TEST') return { ...draft, questions: removeById(draft.questions, id) };
    if (draft.type === 'EXERCISE') return { ...draft, exercises: removeById(draft.exercises, id) };
    return { ...draft, phases: removeById(draft.phases, id) };
  };

/** Replaces the part with the same id. Points and minutes stay, because totals depend on them. */
export const replacePart =
  (part: Question | LessonPhase | Exercise): Edit =>
  (draft) => {
    if (draft.type === 'TEST' && 'kind' in part)
      return changeQuestion(part.id, ({ points }) => ({ ...part, points }))(draft);
    if (draft.type === 'LESSON_PLAN' && 'stage' in part)
      return changePhase(part.id, ({ minutes }) => ({ ...part, minutes }))(draft);
    if (draft.type === 'EXERCISE' && 'statement' in part)
      return changeExercise(part.id, () => part)(draft);
    return draft;
  };

/** Removes the doubt of a question or exercise after the teacher has confirmed the answer. */
export const settleBlock =
  (id: string): Edit =>
  (draft) =>
    draft.type === 'TEST'
      ? changeQuestion(id, ({ doubtful: _, ...question }) => question)(draft)
      : changeExercise(id, ({ doubtful: _, ...exercise }) => exercise)(draft);

/** Sets what a question asks for and how hard it is; `undefined` takes the judgement back. */
export const setLevels = (
  id: string,
  {
    bloom,
    difficulty,
  }: { readonly [Level in 'bloom' | 'difficulty']: Question[Level] | undefined },
): Edit =>
  changeQuestion(id, ({ bloom: _, difficulty: __, ...question }) => ({
    ...question,
    ...(bloom !== undefined && { bloom }),
    ...(difficulty !== undefined && { difficulty }),
  }));

/** Sets the figure of a question or exercise; `undefined` removes it. */
export const setFigure = (id: string, figure: Figure | undefined): Edit => {
  const drawn = figure === undefined ? {} : { figure };
  return (draft) =>
    draft.type === 'TEST'
      ? changeQuestion(id, ({ figure: _, ...question }) => ({ ...question, ...drawn }))(draft)
      : changeExercise(id, ({ figure: _, ...exercise }) => ({ ...exercise, ...drawn }))(draft);
};

/** Sets the hint for pupils; an empty text removes it. */
export const writeHint = (id: string, hint: string): Edit => {
  const hinted = hint === '' ? {} : { hint };
  return (draft) =>
    draft.type === 'TEST'
      ? changeQuestion(id, ({ hint: _, ...question }) => ({ ...question, ...hinted }))(draft)
      : changeExercise(id, ({ hint: _, ...exercise }) => ({ ...exercise, ...hinted }))(draft);
};
