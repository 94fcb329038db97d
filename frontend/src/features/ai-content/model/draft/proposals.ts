import type { DraftEdit, DraftPart } from '#shared/model/draft-edit.ts';
import { applyEdit } from '#shared/draft/apply-edit.ts';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import type { Edit } from './edit-draft.ts';

export interface Proposal {
  readonly edit: DraftEdit;
  /** The part as the proposal knew it, with its index; none for a new part or the head. */
  readonly old: DraftPart | undefined;
  readonly index: number;
  /** The number of the part that it comes after: 0 for the beginning; undefined for another new part. */
  readonly place: number | undefined;
}

const idOf = (edit: DraftEdit): string | undefined => {
  if (edit.edit === 'replace') return edit.part.id;
  return edit.edit === 'remove' || edit.edit === 'move' ? edit.id : undefined;
};

/** Edits with what they change in the draft that they were made for. */
export function proposalsOf(draft: Draft, edits: readonly DraftEdit[]): Proposal[] {
  const parts = partsOfDraft(draft);
  const indexOf = (id: string | undefined): number => parts.findIndex((part) => part.id === id);
  return edits.map((edit) => {
    const index = indexOf(idOf(edit));
    const after = 'after' in edit ? edit.after : undefined;
    const place = after === undefined ? 0 : indexOf(after) + 1 || undefined;
    return { edit, old: parts[index], index, place };
  });
}

/** Whether the part of a proposal is still as it was: `changed` since, or `gone`. */
export function stateOf({ edit, old }: Proposal, draft: Draft): 'same' | 'changed' | 'gone' {
  const id = idOf(edit);
  if (id === undefined) return 'same';
  const now = partsOfDraft(draft).find((part) => part.id === id);
  if (!now) return 'gone';
  return isSame(now, old) ? 'same' : 'changed';
}

/** All of these edits as one, so that one undo takes them back. */
export const takeEdits =
  (edits: readonly DraftEdit[]): Edit =>
  (draft) =>
    edits.reduce(applyEdit, draft);
