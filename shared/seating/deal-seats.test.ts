import { describe, expect, it } from 'vitest';
import { seatingPlan, type SeatingPlan } from '../model/seating.ts';
import { seeded } from '../seeded.ts';
import { dealSeats } from './deal-seats.ts';
import { toggleSeat } from './edit-plan.ts';
import { fullRoom, placeOf, seatsByPupil, seatsOf, usualRoom } from './room.ts';
import { pupilsOf } from './seating.fixture.ts';

const rowOf = (plan: SeatingPlan, pupil: string): number =>
  placeOf(seatsByPupil(plan).get(pupil) ?? '')[0];
const areNear = (plan: SeatingPlan, one: string, other: string): boolean => {
  const [a, b] = [one, other].map((pupil) => placeOf(seatsByPupil(plan).get(pupil) ?? ''));
  return Math.abs(a![0] - b![0]) <= 1 && Math.abs(a![1] - b![1]) <= 1;
};

describe('dealt seats', () => {
  it.each([1, 12, 38, 60, 100])('are one for each of %d pupils, filled from the board', (count) => {
    const plan = usualRoom(count);
    const dealt = dealSeats({ plan, pupils: pupilsOf(count), random: seeded(count) });
    expect([...seatsByPupil(dealt.plan).keys()].toSorted()).toEqual(pupilsOf(count).toSorted());
    expect(seatingPlan.safeParse(dealt.plan).success).toBe(true);
    const filled = seatsOf(dealt.plan).map(({ pupil }) => pupil !== '');
    expect(filled.indexOf(false)).toBe(filled.length === count ? -1 : count);
    expect(dealt).toMatchObject({ together: [], behind: [] });
  });

  it('differ from deal to deal, and are the same for the same draw', () => {
    const deal = { plan: usualRoom(38), pupils: pupilsOf(38) };
    const [one, same, other] = [1, 1, 2].map((seed) =>
      dealSeats({ ...deal, random: seeded(seed) }),
    );
    expect(one).toEqual(same);
    expect(one!.plan).not.toEqual(other!.plan);
  });

  it('have the chosen pupils in front', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const front = pupilsOf(9);
      const plan = { ...usualRoom(38), front };
      const dealt = dealSeats({ plan, pupils: pupilsOf(38), random: seeded(seed) });
      expect(front.map((pupil) => rowOf(dealt.plan, pupil)).filter((row) => row > 2)).toEqual([]);
      expect(dealt.behind).toEqual([]);
    }
  });

  it('keep pairs and groups apart, also those in front', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const apart = [
        ['p1', 'p2'],
        ['p3', 'p4', 'p5', 'p6'],
        ['p1', 'p7'],
        ['p8', 'p9', 'p10'],
      ];
      const plan = { ...usualRoom(38), front: ['p1', 'p2', 'p3'], apart };
      const dealt = dealSeats({ plan, pupils: pupilsOf(38), random: seeded(seed) });
      expect(dealt).toMatchObject({ together: [], behind: [] });
      for (const group of apart)
        for (const one of group)
          for (const other of group)
            expect(one !== other && areNear(dealt.plan, one, other)).toBe(false);
    }
  });

  it('say who could not be kept apart, or in front', () => {
    const seats = fullRoom(2, 2);
    const plan = { rows: 2, columns: 2, aisles: [1], seats, apart: [['p1', 'p2']] };
    const dealt = dealSeats({ plan, pupils: pupilsOf(4), random: seeded(1) });
    expect(dealt.together.map((pair) => pair.toSorted())).toEqual([['p1', 'p2']]);
    const narrow = {
      rows: 3,
      columns: 1,
      aisles: [],
      seats: fullRoom(3, 1),
      apart: [['p1', 'p2']],
    };
    const lines = dealSeats({
      ...{ plan: { ...narrow, front: ['p1', 'p2'] }, pupils: pupilsOf(3) },
      random: seeded(1),
    });
    expect(lines).toMatchObject({ together: [] });
    expect(lines.behind).toHaveLength(1);
  });

  it('mix levels: neighbours at a table differ more than by chance', () => {
    const averages = new Map(pupilsOf(36).map((pupil, at) => [pupil, 5 + at / 3]));
    const deal = { plan: usualRoom(38), pupils: pupilsOf(38) };
    const gapOf = (plan: SeatingPlan): number => {
      const gaps = seatsOf(plan).flatMap(({ row, column, pupil }) => {
        const [one, other] = [pupil, plan.seats[`${row}-${column + 1}`] ?? ''].map((id) =>
          averages.get(id),
        );
        return column % 2 === 1 && one !== undefined && other !== undefined
          ? [Math.abs(one - other)]
          : [];
      });
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    };
    for (let seed = 0; seed < 10; seed += 1) {
      const mixed = dealSeats({ ...deal, averages, random: seeded(seed) });
      const chance = dealSeats({ ...deal, random: seeded(seed) });
      expect(gapOf(mixed.plan)).toBeGreaterThan(4.5);
      expect(gapOf(chance.plan)).toBeLessThan(gapOf(mixed.plan));
      expect(seatsByPupil(mixed.plan).size).toBe(38);
    }
  });

  it('leave gaps empty, and have pupils wait for whom there is no seat, never those of the front', () => {
    const odd = ['1-1', '2-3', '2-4'].reduce(toggleSeat, usualRoom(12));
    const dealt = dealSeats({
      ...{ plan: { ...odd, front: ['p12'] }, pupils: pupilsOf(12) },
      random: seeded(3),
    });
    expect(Object.keys(dealt.plan.seats).toSorted()).toEqual(Object.keys(odd.seats).toSorted());
    expect(seatsByPupil(dealt.plan).size).toBe(9);
    expect(rowOf(dealt.plan, 'p12')).toBe(1);
  });

  it('are none in a room without seats, and of a class without pupils', () => {
    const none = { rows: 1, columns: 1, aisles: [], seats: {} };
    const random = seeded(1);
    const rules = { front: ['p1'], apart: [['p1', 'p2']] };
    expect(
      dealSeats({ plan: { ...none, ...rules }, pupils: pupilsOf(3), random }).plan.seats,
    ).toEqual({});
    const empty = dealSeats({ plan: { ...usualRoom(6), ...rules }, pupils: [], random });
    expect(seatsByPupil(empty.plan).size).toBe(0);
  });
});
