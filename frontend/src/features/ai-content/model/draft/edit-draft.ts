import * as z from 'zod/mini';
import {
  draft,
  type Draft,
  type ExerciseSet,
  type LessonPlan,
  type Test,
} from '#shared/model/draft.ts';
import { CONTROL, isBreak, MARKS } from '#shared/model/text.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** Returns a changed draft, or the same object if nothing changes. */
export type Edit = (before: Draft) => Draft;

interface Block {
  readonly id: string;
}

/** Keeps the old objects of unchanged blocks, so that only changed blocks render again. */
const kept = <B extends Block>(after: readonly B[], before: readonly B[]): B[] =>
  after.map((block) => {
    const earlier = before.find(({ id }) => id === block.id);
    return earlier && isSame(earlier, block) ? earlier : block;
  });

const sharing = (parsed: Draft, before: Draft): Draft => {
  const notes = isSame(parsed.notes, before.notes) ? before.notes : parsed.notes;
  const after = { ...parsed, notes };
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

/** Edits a draft. Parses the result for the schema's order of fields, and ignores an edit that is invalid. */
export const editDraft = (before: Draft, edit: Edit): Draft => {
  const after = edit(before);
  if (after === before) return before;
  const parsed = z.safeParse(draft, after).data;
  return parsed && !isSame(parsed, before) ? sharing(parsed, before) : before;
};

/** Edits of one type of draft; they leave the other types unchanged. */
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

/** Typed or pasted text as a draft may contain it: without invisible characters, with line breaks. */
export const typedProse = (typed: string): string =>
  [...typed.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(MARKS, '')]
    .filter((character) => !CONTROL.test(character) || isBreak(character))
    .join('')
    .toWellFormed();

export const typedLine = (typed: string): string => typedProse(typed).replace(/[\n\t]+/g, ' ');
