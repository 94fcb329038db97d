import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';

export type ListedPupil = ClassContent['pupils'][number];
type Pupils = readonly ListedPupil[];

/** A change of a class's list by hand. Places are counted from 0. */
export type PupilEdit =
  /** With the id of a pupil who had left, that pupil comes back. */
  | { readonly kind: 'add'; readonly pupil: ListedPupil; readonly place: number }
  | {
      readonly kind: 'change';
      readonly pupil: ListedPupil & { readonly id: string };
      readonly place: number;
    }
  | { readonly kind: 'move'; readonly id: string; readonly place: number }
  | { readonly kind: 'remove'; readonly id: string };

const at = (pupils: Pupils, place: number, pupil: ListedPupil): ListedPupil[] =>
  pupils.toSpliced(Math.min(Math.max(place, 0), pupils.length), 0, pupil);

/** The list after a change; unchanged if the pupil is not on it any more. */
export function editPupils(pupils: Pupils, edit: PupilEdit): Pupils {
  if (edit.kind === 'add') {
    const { id } = edit.pupil;
    const isListed = id !== undefined && pupils.some((one) => one.id === id);
    return isListed ? pupils : at(pupils, edit.place, edit.pupil);
  }
  const id = edit.kind === 'change' ? edit.pupil.id : edit.id;
  const place = pupils.findIndex((one) => one.id === id);
  const pupil = pupils[place];
  if (!pupil) return pupils;
  const others = pupils.toSpliced(place, 1);
  if (edit.kind === 'remove') return others;
  if (edit.kind === 'move') return at(others, edit.place, pupil);
  // The student and the answer card stay as they are.
  const { studentId, cardNumber } = pupil;
  const kept = { ...(studentId && { studentId }), ...(cardNumber && { cardNumber }) };
  return at(others, edit.place, { ...kept, ...edit.pupil });
}

/** What takes a change back; undefined if it changed nothing. */
export function undoOf(
  edit: PupilEdit,
  before: Pick<SavedClass, 'pupils'>,
  after: Pick<SavedClass, 'pupils'>,
): PupilEdit | undefined {
  if (edit.kind === 'add') {
    const known = new Set(before.pupils.map(({ id }) => id));
    const added = after.pupils.find(({ id }) => !known.has(id));
    return added && { kind: 'remove', id: added.id };
  }
  const id = edit.kind === 'change' ? edit.pupil.id : edit.id;
  const place = before.pupils.findIndex((one) => one.id === id);
  const pupil = before.pupils[place];
  if (!pupil) return undefined;
  if (edit.kind === 'remove') return { kind: 'add', pupil, place };
  return edit.kind === 'move' ? { kind: 'move', id, place } : { kind: 'change', pupil, place };
}

/** Whose list entry a change is about. */
export const nameOfEdit = (edit: PupilEdit, { pupils }: Pick<SavedClass, 'pupils'>): string =>
  'pupil' in edit ? edit.pupil.fullName : (pupils.find(({ id }) => id === edit.id)?.fullName ?? '');
