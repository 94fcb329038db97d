import type { Exercise, LessonCheck, LessonPhase } from '#shared/model/draft.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { Question } from '#shared/model/question.ts';
import { numberSessions } from '#shared/draft/sessions.ts';
import { editExercises, editPlan, type Edit } from './edit-draft.ts';
import { changeById, moveById, placeById, removeById, type Side } from './lists.ts';

export const changePhase = (id: string, change: (phase: LessonPhase) => LessonPhase): Edit =>
  editPlan((plan) => ({ ...plan, phases: changeById(plan.phases, id, change) }));
export const changeExercise = (id: string, change: (exercise: Exercise) => Exercise): Edit =>
  editExercises((set) => ({ ...set, exercises: changeById(set.exercises, id, change) }));

const changeChecks = (
  id: string,
  change: (checks: readonly LessonCheck[]) => LessonCheck[],
): Edit =>
  changePhase(id, ({ checks = [], ...phase }) => {
    const changed = change(checks);
    return { ...phase, ...(changed.length > 0 && { checks: changed }) };
  });
export const addCheck = (phase: string, check: LessonCheck): Edit =>
  changeChecks(phase, (checks) => [...checks, check]);
export const removeCheck = (phase: string, id: string): Edit =>
  changeChecks(phase, (checks) => removeById(checks, id));
export const writeResponse = (phase: string, id: string, response: string): Edit =>
  changeChecks(phase, (checks) => changeById(checks, id, (one) => ({ ...one, response })));

/** Edits a question of a test, or the check of a lesson, which is a choice question. */
export const changeQuestion =
  (id: string, change: (question: Question) => Question): Edit =>
  (draft) => {
    if (draft.type === 'TEST')
      return { ...draft, questions: changeById(draft.questions, id, change) };
    const owner =
      draft.type === 'LESSON_PLAN' &&
      draft.phases.find(({ checks }) => checks?.some((check) => check.id === id));
    if (!owner) return draft;
    return changeChecks(owner.id, (checks) =>
      changeById(checks, id, (check) => {
        const { response } = check;
        const changed = change(check);
        const kept = response === undefined ? {} : { response };
        return changed.kind === 'choice' ? { ...changed, ...kept } : check;
      }),
    )(draft);
  };

/** Moves a phase; over the border of its session it first changes the session, at the same place in the plan. */
function movePhase(phases: readonly LessonPhase[], id: string, by: number): LessonPhase[] {
  const index = phases.findIndex((phase) => phase.id === id);
  const session = phases[index]?.session;
  const next = phases[index + Math.sign(by)]?.session;
  if (next === undefined || next === session) return moveById(phases, id, by);
  return numberSessions(changeById(phases, id, (phase) => ({ ...phase, session: next })));
}

/** Adds a phase to a session, at its end; `undefined` if the plan has one. */
export const addPhase = (phase: LessonPhase, session: number | undefined): Edit =>
  editPlan((plan) => {
    const at = plan.phases.findLastIndex((each) => each.session === session) + 1;
    const added = session === undefined ? phase : { ...phase, session };
    return { ...plan, phases: plan.phases.toSpliced(at, 0, added) };
  });

/** Adds a session, with one phase; what was planned before belongs to the sessions before it. */
export const addSession = (phase: LessonPhase): Edit =>
  editPlan((plan) => {
    const phases = plan.phases.map((each) => ({ ...each, session: each.session ?? 1 }));
    const session = (phases.at(-1)?.session ?? 0) + 1;
    return { ...plan, phases: [...phases, { ...phase, session }] };
  });

/** Moves a phase, question or exercise by a number of positions; negative numbers move it back. */
export const moveBlock =
  (id: string, by: number): Edit =>
  (draft) => {
    if (draft.type === 'TEST') return { ...draft, questions: moveById(draft.questions, id, by) };
    if (draft.type === 'EXERCISE')
      return { ...draft, exercises: moveById(draft.exercises, id, by) };
    return { ...draft, phases: movePhase(draft.phases, id, by) };
  };

/** Puts a phase, question or exercise beside another one; a phase joins the session of that one. */
export const placeBlock =
  (id: string, target: string, side: Side): Edit =>
  (draft) => {
    if (draft.type === 'TEST')
      return { ...draft, questions: placeById(draft.questions, id, target, side) };
    if (draft.type === 'EXERCISE')
      return { ...draft, exercises: placeById(draft.exercises, id, target, side) };
    const session = draft.phases.find((phase) => phase.id === target)?.session;
    const joined =
      session === undefined
        ? draft.phases
        : changeById(draft.phases, id, (phase) => ({ ...phase, session }));
    return { ...draft, phases: numberSessions(placeById(joined, id, target, side)) };
  };

export const removeBlock =
  (id: string): Edit =>
  (draft) => {
    if (draft.type === 'TEST') return { ...draft, questions: removeById(draft.questions, id) };
    if (draft.type === 'EXERCISE') return { ...draft, exercises: removeById(draft.exercises, id) };
    return { ...draft, phases: numberSessions(removeById(draft.phases, id)) };
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
    draft.type === 'EXERCISE'
      ? changeExercise(id, ({ doubtful: _, ...exercise }) => exercise)(draft)
      : changeQuestion(id, ({ doubtful: _, ...question }) => question)(draft);

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
