import { expect, it } from 'vitest';
import { rollSigns, type Roll, type RollMark } from '../model/attendance.ts';
import { seeded } from '../seeded.ts';
import { isTaken, mergeRolls, momentAfter, signIn } from './roll.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 29, 8, minute)).toISOString();

it('knows who is present only in a roll that was taken, and only of those it called', () => {
  const marks: Record<string, RollMark> = { b: { sign: 'absent', at: at(1) } };
  const open: Roll = { marks };
  expect([isTaken(open), signIn(open, 'a'), signIn(open, 'b')]).toEqual([
    false,
    undefined,
    'absent',
  ]);
  const taken: Roll = { marks, taken: { at: at(2), pupils: ['a', 'b'] } };
  expect(['a', 'b', 'joined-later'].map((pupil) => signIn(taken, pupil))).toEqual([
    'present',
    'absent',
    undefined,
  ]);
  const takenBack: Roll = { marks, taken: { at: at(3), pupils: [] } };
  expect([isTaken(takenBack), signIn(takenBack, 'a'), signIn(takenBack, 'b')]).toEqual([
    false,
    undefined,
    'absent',
  ]);
});

it('takes a tap back without knowing that the pupil is present, as long as the roll is not taken', () => {
  const roll: Roll = { marks: { a: { sign: 'present', at: at(1) } } };
  expect(signIn(roll, 'a')).toBeUndefined();
});

it('moves on from a moment that a clock ahead has written', () => {
  const now = new Date(at(1));
  expect(momentAfter(undefined, now)).toBe(at(1));
  expect(momentAfter(at(0), now)).toBe(at(1));
  expect(momentAfter(at(5), now) > at(5)).toBe(true);
});

it('merges what devices said in any order and any number of times to the same roll', () => {
  const random = seeded(57);
  const pick = (count: number): number => Math.floor(random() * count);
  const randomRoll = (): Roll => ({
    ...(pick(2) && { taken: { at: at(pick(4)), pupils: ['a', 'b'].slice(pick(3)) } }),
    marks: Object.fromEntries(
      ['a', 'b', 'c'].flatMap((pupil) =>
        pick(3) ? [[pupil, { sign: rollSigns[pick(4)]!, at: at(pick(4)) }]] : [],
      ),
    ),
  });
  for (let round = 0; round < 500; round += 1) {
    const [one, two, three] = [randomRoll(), randomRoll(), randomRoll()];
    const all = mergeRolls(mergeRolls(one, two), three);
    expect(mergeRolls(one, mergeRolls(three, two))).toEqual(all);
    expect(mergeRolls(all, two)).toEqual(all);
    for (const pupil of ['a', 'b', 'c']) {
      const said = [one, two, three].flatMap(({ marks }) => marks[pupil]?.at ?? []);
      expect(all.marks[pupil]?.at).toBe(said.toSorted().at(-1));
    }
  }
});
