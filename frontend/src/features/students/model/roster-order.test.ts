import { describe, expect, it } from 'vitest';
import { idsInOrder, namesInThreeHands, shuffled } from '#test/support/names-in-three-hands.ts';
import { entriesOf, matching, sorted, type SortKey } from './roster-order.ts';

const people = [
  ['أمينة بن علي', 'amina@school.dz', '2026-01-03T00:00:00.000Z'],
  ['Imène Aït-Saïd', 'i.ait@school.dz', '2026-01-01T00:00:00.000Z'],
  ['pupil 10', 'p10@other.dz', '2026-01-04T00:00:00.000Z'],
  ['Pupil 2', 'p2@other.dz', '2026-01-02T00:00:00.000Z'],
] as const;
const entries = entriesOf(
  people.map(([fullName, email, addedAt]) => ({ studentId: email, fullName, email, addedAt })),
);
const found = (query: string) => matching(entries, query).map(({ student }) => student.fullName);

describe('sorted', () => {
  const names = (by: SortKey, descending = false) =>
    sorted(entries, { by, descending }).map(({ student }) => student.fullName);

  it('sorts names by the Arabic alphabet, then the Latin one, and numbers by size', () => {
    expect(names('fullName')).toEqual(['أمينة بن علي', 'Imène Aït-Saïd', 'Pupil 2', 'pupil 10']);
  });

  it('puts 200 names in one order, whoever wrote them, in both directions', () => {
    for (const hand of namesInThreeHands) {
      const listed = entriesOf(
        shuffled(hand).map(({ id, name }) => ({
          ...{ studentId: id, fullName: name, email: `${id}@school.dz` },
          addedAt: '2026-01-01T00:00:00.000Z',
        })),
      );
      const ids = (descending: boolean) =>
        sorted(listed, { by: 'fullName', descending }).map(({ student }) => student.studentId);
      expect(ids(false)).toEqual(idsInOrder);
      expect(ids(true)).toEqual(idsInOrder.toReversed());
    }
  });
  it('sorts by address and by time, in both directions', () => {
    expect(names('email')[0]).toBe('أمينة بن علي');
    expect(names('addedAt', true)[0]).toBe('pupil 10');
  });
});

describe('matching', () => {
  it.each([
    ['', 4],
    ['  ', 4],
    ['امينه', 1],
    ['imene ait', 1],
    ['AIT imene', 1],
    ['P2@OTHER', 1],
    ['@school.dz', 2],
    ['pupil', 2],
    ['nobody', 0],
    ['**', 0],
  ])('finds students by %j', (query, count) => {
    expect(found(query)).toHaveLength(count);
  });

  it('searches prepared text, so that ten thousand names are searched at once', () => {
    const [first] = entries;
    const marked = entries.map((entry) => ({ ...entry, folded: entry === first ? 'mark' : '' }));
    expect(matching(marked, 'mark').map(({ student }) => student)).toEqual([first?.student]);
  });
});
