import { describe, expect, it } from 'vitest';
import { editPupils, undoOf, type PupilEdit } from './edit-pupils.ts';

const pupils = ['a', 'b', 'c'].map((id) => ({ id, fullName: id.toUpperCase(), cardNumber: 1 }));
const linked = [{ ...pupils[0]!, studentId: 's1' }, ...pupils.slice(1)];
const idsAfter = (edit: PupilEdit) => editPupils(pupils, edit).map(({ id }) => id);

describe('a change of a list by hand', () => {
  it.each([
    [{ kind: 'add', pupil: { fullName: 'D' }, place: 1 }, ['a', undefined, 'b', 'c']],
    [{ kind: 'add', pupil: { fullName: 'D' }, place: 99 }, ['a', 'b', 'c', undefined]],
    [{ kind: 'add', pupil: { id: 'b', fullName: 'B' }, place: 0 }, ['a', 'b', 'c']],
    [{ kind: 'move', id: 'c', place: 0 }, ['c', 'a', 'b']],
    [{ kind: 'move', id: 'a', place: 9 }, ['b', 'c', 'a']],
    [{ kind: 'remove', id: 'b' }, ['a', 'c']],
    [{ kind: 'remove', id: 'gone' }, ['a', 'b', 'c']],
    [{ kind: 'change', pupil: { id: 'a', fullName: 'X' }, place: 2 }, ['b', 'c', 'a']],
  ] as const)('%j', (edit, ids) => {
    expect(idsAfter(edit)).toEqual(ids);
  });

  it('keeps the student and the card of a pupil, and drops values that were emptied', () => {
    const born = linked.map((one) => ({ ...one, dateOfBirth: '2013-01-01' }));
    const edit: PupilEdit = { kind: 'change', pupil: { id: 'a', fullName: 'X' }, place: 0 };
    expect(editPupils(born, edit)[0]).toEqual({
      ...{ id: 'a', fullName: 'X', studentId: 's1', cardNumber: 1 },
    });
  });

  it.each<PupilEdit>([
    { kind: 'move', id: 'c', place: 0 },
    { kind: 'remove', id: 'b' },
    { kind: 'change', pupil: { id: 'a', fullName: 'X' }, place: 2 },
  ])('is taken back: %j', (edit) => {
    const undo = undoOf(edit, { pupils: linked }, { pupils: linked });
    expect(editPupils(editPupils(linked, edit), undo!)).toEqual(linked);
  });

  it('that added a pupil is taken back by the id that the pupil got', () => {
    const after = { pupils: [...pupils, { id: 'n', fullName: 'D', cardNumber: 4 }] };
    const edit: PupilEdit = { kind: 'add', pupil: { fullName: 'D' }, place: 3 };
    expect(undoOf(edit, { pupils }, after)).toEqual({ kind: 'remove', id: 'n' });
  });
});
