import type { DraftPart } from '#shared/model/draft-edit.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';

/** A line that shows what a part asks or is about. */
export const gistOf = (part: DraftPart): string => {
  if ('stage' in part) return part.title;
  if (!('kind' in part)) return part.statement;
  // The options of a choice say little, but the stems of texts with gaps and lists are often the same.
  return part.kind === 'choice' ? part.stem : [part.stem, ...traitsOf(part).shown].join(' ');
};

/** What the other parts ask, so that a new part does not repeat them. */
export const othersThan = (draft: Draft, id: string): string[] =>
  partsOfDraft(draft)
    .filter((part) => part.id !== id)
    .map(gistOf);
