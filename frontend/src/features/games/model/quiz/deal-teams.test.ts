import { expect, it } from 'vitest';
import { dealTeams } from './deal-teams.ts';

const names = ['Amina', 'Yacine', 'سارة', 'Lina', 'Anis', 'Anis', 'Salma'];
const dealt = dealTeams('class', names, (bound) => bound - 1);

it.each([2, 3, 4, 6])(
  'divides everyone into %i teams, whose sizes differ by at most one',
  (teams) => {
    const members = dealt.membersOf(teams);
    expect(members).toHaveLength(teams);
    expect(members.flat().toSorted()).toEqual(names.toSorted());
    const sizes = members.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  },
);

it('deals in the drawn order, not in that of the list', () => {
  expect(dealt.names).toEqual(names.toReversed());
});
