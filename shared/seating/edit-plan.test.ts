import { describe, expect, it } from 'vitest';
import { seatingPlan } from '../model/seating.ts';
import { seeded } from '../seeded.ts';
import { resizeRoom, seatPupil, toggleAisle, toggleSeat, unseatPupil } from './edit-plan.ts';
import { seatsByPupil, seatsOf, usualRoom } from './room.ts';
import { editAtRandom, pupilsOf, seatedRoom } from './seating.fixture.ts';

const everybody = () => true;
const plan = seatedRoom(7);

describe('a room before any edit', () => {
  it.each([1, 6, 38, 42, 43, 60, 100])(
    'has a seat for each of %d pupils, at tables for two',
    (count) => {
      const room = usualRoom(count);
      expect(Object.keys(room.seats).length).toBeGreaterThanOrEqual(count);
      expect(Object.keys(room.seats).length - count).toBeLessThan(room.columns);
      expect(room.aisles).toEqual(room.aisles.filter((at) => at % 2 === 0 && at < room.columns));
      expect(seatingPlan.safeParse(room).success).toBe(true);
    },
  );

  it('has its seats in the order of its rows, also beyond nine', () => {
    const keys = seatsOf(usualRoom(100)).map(({ key }) => key);
    expect(keys.slice(8, 12)).toEqual(['1-9', '1-10', '2-1', '2-2']);
    expect(keys.at(-1)).toBe('10-10');
  });
});

describe('an edit of a plan', () => {
  it('has two pupils change seats', () => {
    const next = seatPupil(plan, 'p1', '1-4', everybody);
    expect(next.seats).toEqual({ ...plan.seats, '1-1': 'p4', '1-4': 'p1' });
  });

  it('leaves an empty seat when the other seat was empty, or only of one who has left', () => {
    expect(seatPupil(plan, 'p1', '2-5', everybody).seats).toMatchObject({ '1-1': '', '2-5': 'p1' });
    const withoutP4 = seatPupil(plan, 'p1', '1-4', (pupil) => pupil !== 'p4');
    expect(withoutP4.seats).toMatchObject({ '1-1': '', '1-4': 'p1' });
    expect(seatsByPupil(withoutP4).has('p4')).toBe(false);
  });

  it('has the pupil of a seat wait when a waiting one is put there', () => {
    const next = seatPupil(plan, 'new', '1-1', everybody);
    expect(next.seats['1-1']).toBe('new');
    expect(seatsByPupil(next).has('p1')).toBe(false);
  });

  it('changes nothing where there is no seat, or for the pupil’s own seat', () => {
    const gap = toggleSeat(plan, '2-2');
    expect(seatPupil(gap, 'p1', '2-2', everybody)).toBe(gap);
    expect(seatPupil(plan, 'p1', '9-9', everybody)).toBe(plan);
    expect(seatPupil(plan, 'p1', '1-1', everybody)).toBe(plan);
    expect(unseatPupil(plan, 'nobody')).toBe(plan);
  });

  it('gives a gap its seat back, and an aisle its place', () => {
    expect(toggleSeat(toggleSeat(plan, '2-6'), '2-6')).toEqual(plan);
    expect(toggleAisle(toggleAisle(plan, 3), 3)).toEqual(plan);
    expect(toggleAisle(plan, 1).aisles).toEqual([1, 2, 4]);
  });

  it('keeps the size of a room within limits', () => {
    expect(resizeRoom(plan, { rows: 0, columns: 99 })).toMatchObject({ rows: 1, columns: 14 });
    expect(Object.keys(resizeRoom(plan, { rows: 3, columns: 6 }).seats)).toHaveLength(18);
    const narrow = resizeRoom(plan, { rows: 2, columns: 2 });
    expect(narrow).toMatchObject({ aisles: [] });
    expect(Object.values(narrow.seats).toSorted()).toEqual(['', 'p1', 'p2', 'p7']);
  });

  it('leaves a plan that can be saved, with each pupil once, whatever the edits', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const next = editAtRandom(seatedRoom(38), seeded(seed), 60);
      expect(seatingPlan.safeParse(next).error?.issues).toBeUndefined();
      expect([...seatsByPupil(next).keys()].every((one) => pupilsOf(45).includes(one))).toBe(true);
    }
  });
});
