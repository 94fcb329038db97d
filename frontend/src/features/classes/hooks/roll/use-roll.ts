import { useMemo, useState } from 'react';
import { moveBorder, type Half } from '#shared/attendance/halves.ts';
import { emptyRoll, isTaken } from '#shared/attendance/roll.ts';
import type { RollPlace } from '#shared/attendance/roll-places.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { Roll, RollSign } from '#shared/model/attendance.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { useUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import type { RollChange } from '#frontend/rolls/model/say-roll.ts';
import {
  calledBy,
  chosenPupils,
  withChosen,
  type ChosenPupils,
} from '../../model/roll/chosen-pupils.ts';
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

interface Given {
  readonly kept: WithPupils & { readonly id: string };
  readonly rollKey: string;
  readonly half: RollPlace['half'];
  /** All rolls of the class. */
  readonly all: Rolls;
  readonly say: Attendance['say'];
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

/** A roll while it is called: whom it calls, what is said of them, and what was done last. What acts stays the same. */
export function useRoll({ kept, rollKey, half: halfOfSession, all, say: sayIn }: Given) {
  const roll = all[rollKey] ?? emptyRoll;
  const taken = isTaken(roll) ? roll.taken : undefined;
  const [chosenHalf, setHalf] = useState<Half>();
  const half = chosenHalf ?? (taken ? taken.half : halfOfSession);
  // Whom the teacher has chosen is no part of the roll before it is taken, so it is kept apart.
  const draft = useUnsentForm(`roll.${kept.id}.${rollKey}.called`, chosenPupils);
  const [chosen, setChosen] = useState(draft.found);
  const choose = (next: ChosenPupils | undefined): void => {
    setChosen(next);
    if (next) draft.keep(next);
    else draft.forget();
  };
  const calledFor = (one: Half | undefined): readonly string[] => {
    const usual = calledOf(kept, { rolls: all, key: rollKey, half: one });
    return taken && taken.half === one ? usual : calledBy(chosen, one, usual);
  };
  const called = calledFor(half);
  const names = called.join(' ');
  // They stay the same while signs are said, so that only the tile of a tap is drawn again.
  const { shown, others } = useMemo(() => splitPupils(kept, names.split(' ')), [kept, names]);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const isOfThis = taken !== undefined && taken.half === half;
  const listed = kept.pupils.map(({ id }) => id);
  const allShown = shown.map(({ id }) => id);

  const did = (text: Text, undo: () => void) => setSteps((before) => [...before, { text, undo }]);
  const say = (change: RollChange | ((now: Roll) => RollChange)): (() => void) =>
    sayIn(kept.id, rollKey, change);
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
    // A pupil who comes into a half leaves the other.
    const left = listed.filter((id) => !next.includes(id));
    choose(withChosen(before, listed, [[half, next], ...(other ? [[other, left] as const] : [])]));
    did(text, () => choose(before));
  };
  return {
    ...{ roll, shown, others, half, setHalf },
    /** How many pupils a half has. */
    countOf: (one: Half): number => calledFor(one).length,
    takenAt: isOfThis ? taken.at : undefined,
    last: steps.at(-1)?.text,
    mark: useEvent(mark),
    undo: useEvent((): void => {
      steps.at(-1)?.undo();
      setSteps(steps.slice(0, -1));
    }),
    tap: useEvent((pupil: RollPupil): void => {
      let sign: RollSign = 'present';
      // Of what the roll says now: two taps may come before either is drawn.
      const undo = say((now) => {
        const note = now.marks[pupil.id]?.note;
        sign = nextSign(signOf(now, pupil.id));
        return { marks: { [pupil.id]: { sign, ...(note !== undefined && { note }) } } };
      });
      did({ id: `roll.did.${sign}`, values: { name: pupil.name } }, undo);
    }),
    add: useEvent(({ id, name }: RollPupil): void =>
      call([...called, id], { id: 'roll.did.added', values: { name } }),
    ),
    remove: useEvent(({ id, name }: RollPupil): void =>
      call(
        called.filter((one) => one !== id),
        { id: 'roll.did.removed', values: { name } },
      ),
    ),
    moveBorder: useEvent((by: -1 | 1): void => {
      const first = calledFor(1).filter((id) => listed.includes(id));
      const next = moveBorder(listed, first, by);
      const before = chosen;
      const left = listed.filter((id) => !next.includes(id));
      choose(withChosen(before, listed, [[1, next] as const, [2, left] as const]));
      did({ id: 'roll.did.border' }, () => choose(before));
    }),
    /** @returns takes it back; undefined if it was taken for these pupils before */
    take: useEvent((): (() => void) | undefined => {
      if (isOfThis && isSameSet(taken.pupils, called)) return undefined;
      const undo = say({ taken: { pupils: allShown, ...(half && { half }) } });
      draft.forget();
      return () => {
        undo();
        if (chosen) draft.keep(chosen);
      };
    }),
    takeBack: useEvent((): void =>
      did({ id: 'roll.did.takenBack' }, say({ taken: { pupils: [] } })),
    ),
  };
}
