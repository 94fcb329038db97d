import * as z from 'zod/mini';
import {
  draft,
  type Draft,
  type ExerciseSet,
  type LessonPlan,
  type Test,
} from '#shared/model/draft.ts';
import { CONTROL, isBreak, MARKS } from '#shared/model/text.ts';
import { isSame } from '#frontend/lib/documents/edited-document.ts';

/** Makes another draft of one; gives the same back where it has nothing to do. */
export type Edit = (before: Draft) => Draft;

interface Block {
  readonly id: string;
}

/** The blocks, those that say what they said before as they were: only what has changed is drawn anew. */
const kept = <B extends Block>(after: readonly B[], before: readonly B[]): B[] =>
  after.map((block) => {
    const earlier = before.find(({ id }) => id === block.id);
    return earlier && isSame(earlier, block) ? earlier : block;
  });

const sharing = (after: Draft, before: Draft): Draft => {
  if (after.type === 'TEST' && before.type === 'TEST')
    return { ...after, questions: kept(after.questions, before.questions) };
  if (after.type === 'EXERCISE' && before.type === 'EXERCISE')
    return { ...after, exercises: kept(after.exercises, before.exercises) };
  if (after.type === 'LESSON_PLAN' && before.type === 'LESSON_PLAN')
    return {
      ...after,
      keywords: kept(after.keywords, before.keywords),
      misconceptions: kept(after.misconceptions, before.misconceptions),
      phases: kept(after.phases, before.phases),
    };
  return after;
};

/**
 * Edits a draft. What comes out is a draft: its fields stand in the order of the schema, by which two contents are
 * compared. An edit that would make anything else, such as a question too many, is none.
 */
export const editDraft = (before: Draft, edit: Edit): Draft => {
  const after = edit(before);
  if (after === before) return before;
  const parsed = z.safeParse(draft, after).data;
  return parsed && !isSame(parsed, before) ? sharing(parsed, before) : before;
};

/** Edits of one type of draft; of any other they are none. */
export const editTest =
  (edit: (test: Test) => Draft): Edit =>
  (before) =>
    before.type === 'TEST' ? edit(before) : before;
export const editPlan =
  (edit: (plan: LessonPlan) => Draft): Edit =>
  (before) =>
    before.type === 'LESSON_PLAN' ? edit(before) : before;
export const editExercises =
  (edit: (set: ExerciseSet) => Draft): Edit =>
  (before) =>
    before.type === 'EXERCISE' ? edit(before) : before;

/** What somebody has typed or pasted as a draft can hold it: without what cannot be seen, line breaks kept. */
export const typedProse = (typed: string): string =>
  [...typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(MARKS, '')]
    .filter((character) => !CONTROL.test(character) || isBreak(character))
    .join('')
    .toWellFormed();

/** The same in one line. */
export const typedLine = (typed: string): string => typedProse(typed).replace(/[\n\t]+/g, ' ');
