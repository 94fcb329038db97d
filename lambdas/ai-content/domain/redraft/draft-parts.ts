import type { DraftPart } from '#shared/model/draft-edit.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Draft } from '#shared/model/draft.ts';

/** The phases, questions or exercises of a draft, each of which can be redrafted. */
export function partsOf(draft: Draft): readonly DraftPart[] {
  if (draft.type === 'LESSON_PLAN') return draft.phases;
  return draft.type === 'TEST' ? draft.questions : draft.exercises;
}

/** A line that shows what a part asks or is about. */
export const gistOf = (part: DraftPart): string => {
  if ('stage' in part) return part.title;
  if (!('kind' in part)) return part.statement;
  // The options of a choice say little, but the stems of texts with gaps and lists are often the same.
  return part.kind === 'choice' ? part.stem : [part.stem, ...traitsOf(part).shown].join(' ');
};

/** What the other parts ask, so that a new part does not repeat them. */
export const othersThan = (draft: Draft, id: string): string[] =>
  partsOf(draft)
    .filter((part) => part.id !== id)
    .map(gistOf);

/** Replaces the part with the same id; a part of another type changes nothing. */
export function replacePart(draft: Draft, part: DraftPart): Draft {
  const put = <Part extends DraftPart>(parts: readonly Part[], another: Part): Part[] =>
    parts.map((each) => (each.id === another.id ? another : each));
  if (draft.type === 'LESSON_PLAN') {
    return 'stage' in part ? { ...draft, phases: put(draft.phases, part) } : draft;
  }
  if (draft.type === 'TEST') {
    return 'kind' in part ? { ...draft, questions: put(draft.questions, part) } : draft;
  }
  return 'statement' in part ? { ...draft, exercises: put(draft.exercises, part) } : draft;
}
