import { describe, expect, it } from 'vitest';
import { seatingPlan, type SeatingPlan } from '../model/seating.ts';
import { seeded } from '../seeded.ts';
import { resizeRoom, seatPupil, toggleAisle, toggleSeat, unseatPupil } from './edit-plan.ts';
import { mergePlans } from './merge-plans.ts';
import { seatsByPupil } from './room.ts';
import { editAtRandom, seatedRoom } from './seating.fixture.ts';

const base = seatedRoom(12);
const move = (plan: SeatingPlan, pupil: string, key: string) =>
  seatPupil(plan, pupil, key, () => true);
const sorted = ({ seats, ...rest }: SeatingPlan) => ({
  ...rest,
  seats: Object.entries(seats).toSorted(([one], [other]) => (one < other ? -1 : 1)),
});

describe('plans of two devices', () => {
  it('have the changes of both when they moved different pupils', () => {
    const mine = move(base, 'p1', '1-2');
    const theirs = toggleAisle(move(base, 'p11', '2-6'), 1);
    const { plan, displaced } = mergePlans(base, mine, theirs);
    expect(plan.seats).toMatchObject({ '1-1': 'p2', '1-2': 'p1', '2-5': 'p12', '2-6': 'p11' });
    expect(plan.aisles).toEqual([1, 2, 4]);
    expect(displaced).toEqual([]);
  });

  it('have a pupil whom both moved where this device has put them, and say so', () => {
    const room = resizeRoom(base, { rows: 3, columns: 6 });
    const { plan, displaced } = mergePlans(room, move(room, 'p1', '3-1'), move(room, 'p1', '3-2'));
    expect(plan.seats).toMatchObject({ '1-1': '', '3-1': 'p1', '3-2': '' });
    expect(displaced).toEqual(['p1']);
  });

  it('leave a pupil where they were if this device gave their new seat away', () => {
    const room = resizeRoom(base, { rows: 3, columns: 6 });
    const { plan, displaced } = mergePlans(room, move(room, 'p1', '3-1'), move(room, 'p2', '3-1'));
    expect(plan.seats).toMatchObject({ '1-1': '', '1-2': 'p2', '3-1': 'p1' });
    expect(displaced).toEqual(['p2']);
  });

  it('keep a seat that one removed when the other has seated someone else there', () => {
    const mine = toggleSeat(base, '2-6');
    const { plan, displaced } = mergePlans(base, mine, move(base, 'new', '2-6'));
    expect(plan.seats['2-6']).toBe('new');
    expect(displaced).toEqual([]);
    expect(mergePlans(base, mine, move(base, 'p1', '1-2')).plan.seats['2-6']).toBeUndefined();
  });

  it('keep the row that one took away when the other has put a pupil there', () => {
    const mine = resizeRoom(base, { rows: 1, columns: 6 });
    const { plan } = mergePlans(base, mine, move(base, 'new', '2-3'));
    expect(plan).toMatchObject({ rows: 2, seats: { '2-3': 'new' } });
    expect(plan.seats['2-4']).toBeUndefined();
  });

  it('have the rules of both, without those that one removed', () => {
    const before: SeatingPlan = { ...base, front: ['p1', 'p2'], apart: [['p1', 'p2']] };
    const mine: SeatingPlan = {
      ...before,
      front: ['p2'],
      apart: [
        ['p2', 'p1'],
        ['p3', 'p4'],
      ],
    };
    const theirs: SeatingPlan = { ...before, front: ['p1', 'p2', 'p5'], apart: [] };
    expect(mergePlans(before, mine, theirs).plan).toMatchObject({
      ...{ front: ['p2', 'p5'], apart: [['p3', 'p4']] },
    });
    expect(mergePlans(before, { ...base }, before).plan).not.toHaveProperty('front');
  });

  it('lose nothing, whatever both have changed', () => {
    let [moved, both] = [0, 0];
    for (let seed = 0; seed < 400; seed += 1) {
      const random = seeded(seed);
      const start = editAtRandom(seatedRoom(38), random, 10);
      const mine = editAtRandom(start, random, 1 + (seed % 12));
      const theirs = editAtRandom(start, random, 1 + (seed % 7));
      const { plan, displaced } = mergePlans(start, mine, theirs);
      expect(seatingPlan.safeParse(plan).error?.issues).toBeUndefined();
      const [before, here, there, after] = [start, mine, theirs, plan].map(seatsByPupil);
      for (const pupil of new Set([...here!.keys(), ...there!.keys()])) {
        const [was, wish, other, is] = [before, here, there, after].map((one) => one!.get(pupil));
        if (wish !== was && wish !== undefined) expect(is).toBe(wish);
        if (wish === was && other !== was && !displaced.includes(pupil)) expect(is).toBe(other);
        if (wish === was && other === was) expect(is).toBe(was);
        moved += Number(is !== was);
        both += Number(displaced.includes(pupil));
      }
    }
    // So that the above is about something.
    expect(moved).toBeGreaterThan(1000);
    expect(both).toBeGreaterThan(20);
  });

  it('are the changed one if only one has changed', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const random = seeded(seed);
      const changed = editAtRandom(base, random, 8);
      expect(sorted(mergePlans(base, changed, base).plan)).toEqual(sorted(changed));
      expect(sorted(mergePlans(base, base, changed).plan)).toEqual(sorted(changed));
      expect(mergePlans(base, changed, changed).displaced).toEqual([]);
    }
  });

  it('have nobody on a seat that one emptied while the other did nothing', () => {
    expect(mergePlans(base, base, unseatPupil(base, 'p3')).plan.seats['1-3']).toBe('');
    expect(mergePlans(base, unseatPupil(base, 'p3'), base).plan.seats['1-3']).toBe('');
  });
});
