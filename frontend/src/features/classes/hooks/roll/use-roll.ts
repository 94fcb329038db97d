import { useState } from 'react';
import { moveBorder, type Half } from '#shared/attendance/halves.ts';
import { emptyRoll, isTaken } from '#shared/attendance/roll.ts';
import type { RollSign } from '#shared/model/attendance.ts';
import type { RollPlace } from '#shared/attendance/roll-places.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import type { RollChange } from '#frontend/rolls/model/say-roll.ts';
import {
  calledOf,
  nextSign,
  signOf,
  splitPupils,
  type RollPupil,
  type WithPupils,
} from '../../model/roll/roll-list.ts';

/** What was done last, and what takes it back. */
interface Step {
  readonly text: Text;
  readonly undo: () => void;
}

/** What a roll is read from and said to. */
export type Rolls = Pick<Attendance, 'rollsOf' | 'say'>;

interface Given {
  readonly kept: WithPupils & { readonly id: string };
  readonly rollKey: string;
  readonly half: RollPlace['half'];
  readonly rolls: Rolls;
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/** A roll while it is called: whom it calls, what is said of them, and what was done last. */
export function useRoll({ kept, rollKey, half: halfOfSession, rolls }: Given) {
  const all = rolls.rollsOf(kept.id) ?? {};
  const roll = all[rollKey] ?? emptyRoll;
  const taken = isTaken(roll) ? roll.taken : undefined;
  const [chosenHalf, setHalf] = useState<Half>();
  const half = chosenHalf ?? (taken ? taken.half : halfOfSession);
  /** Whom the teacher has chosen instead, by half: nothing of it is saved before the roll is taken. */
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const calledFor = (one: Half | undefined): readonly string[] =>
    chosen[String(one)] ?? calledOf(kept, { rolls: all, key: rollKey, half: one });
  const called = calledFor(half);
  const { shown, others } = splitPupils(kept, called);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const isOfThis = taken !== undefined && taken.half === half;

  const did = (text: Text, undo: () => void) => setSteps((before) => [...before, { text, undo }]);
  const say = (changes: RollChange): (() => void) => rolls.say(kept.id, rollKey, changes);
  const mark = ({ id, name }: RollPupil, sign: RollSign, note?: string): void => {
    const undo = say({ marks: { [id]: { sign, ...(note && { note }) } } });
    did({ id: `roll.did.${sign}`, values: { name } }, undo);
  };
  /** In a roll that is taken it counts at once. */
  const call = (next: readonly string[], text: Text): void => {
    if (isOfThis) {
      did(text, say({ taken: { pupils: [...next], ...(half && { half }) } }));
      return;
    }
    const before = chosen;
    const other = half && (half === 1 ? 2 : 1);
    setChosen({
      ...before,
      [String(half)]: next,
      // Who comes into a half leaves the other.
      ...(other && { [String(other)]: listed.filter((id) => !next.includes(id)) }),
    });
    did(text, () => setChosen(before));
  };
  const listed = kept.pupils.map(({ id }) => id);
  const allShown = shown.map(({ id }) => id);
  return {
    ...{ roll, shown, others, half, calledFor, setHalf, mark },
    /** That this roll was taken for the pupils who are shown. */
    isTaken: isOfThis && isSameSet(taken.pupils, called),
    takenAt: isOfThis ? taken.at : undefined,
    last: steps.at(-1),
    undo: (): void => {
      steps.at(-1)?.undo();
      setSteps(steps.slice(0, -1));
    },
    tap: (pupil: RollPupil): RollSign => {
      const sign = nextSign(signOf(roll, pupil.id));
      mark(pupil, sign, roll.marks[pupil.id]?.note);
      return sign;
    },
    add: ({ id, name }: RollPupil): void =>
      call([...called, id], { id: 'roll.did.added', values: { name } }),
    remove: ({ id, name }: RollPupil): void =>
      call(
        called.filter((one) => one !== id),
        { id: 'roll.did.removed', values: { name } },
      ),
    moveBorder: (by: -1 | 1): void => {
      const first = calledFor(1).filter((id) => listed.includes(id));
      const next = moveBorder(listed, first, by);
      const before = chosen;
      setChosen({ '1': next, '2': listed.filter((id) => !next.includes(id)) });
      did({ id: 'roll.did.border' }, () => setChosen(before));
    },
    /** @returns takes it back */
    take: (): (() => void) => say({ taken: { pupils: allShown, ...(half && { half }) } }),
    takeBack: (): void => did({ id: 'roll.did.takenBack' }, say({ taken: { pupils: [] } })),
  };
}

export type RollControls = ReturnType<typeof useRoll>;
