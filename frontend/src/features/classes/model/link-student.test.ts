import { expect, it } from 'vitest';
import { idsInOrder, namesInThreeHands, shuffled } from '#test/support/names-in-three-hands.ts';
import { studentsFor } from './link-student.ts';

it('offers 200 students in one order, whoever wrote their names', () => {
  for (const hand of namesInThreeHands) {
    const students = shuffled(hand).map(({ id, name }) => ({
      ...{ studentId: id, fullName: name, email: `${id}@school.dz` },
      addedAt: '2026-01-01T00:00:00.000Z',
    }));
    const offered = studentsFor(students, { pupils: [] }, 'p');
    expect(offered.map(({ studentId }) => studentId)).toEqual(idsInOrder);
  }
});
