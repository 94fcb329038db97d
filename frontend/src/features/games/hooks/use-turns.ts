import { useState } from 'react';
import { systemRandom } from '../model/system-random.ts';
import { drawPupil, markPicked, standingOf, type Progress } from '../model/spinner/progress.ts';
import type { Pupil } from '../model/spinner/pupils.ts';
import type { Aim } from './use-turning.ts';

interface Spin {
  /** The pupils on the wheel when the spin started. */
  readonly pupils: readonly Pupil[];
  readonly winner: Pupil;
  readonly aim: Aim;
  readonly landed: boolean;
}

const PLACES = 1_000;
const REMEMBERED = 100;

/** The turns of one class: spins, and undo of the last action. */
export const useTurns = (
  pupils: readonly Pupil[],
  progress: Progress,
  onProgress: (progress: Progress) => void,
) => {
  const [spin, setSpin] = useState<Spin>();
  const [past, setPast] = useState<readonly Progress[]>([]);
  const standing = standingOf(pupils, progress);

  const record = (next: Progress) => {
    setPast([...past.slice(1 - REMEMBERED), progress]);
    onProgress(next);
  };

  return {
    standing,
    spinning: spin !== undefined && !spin.landed,
    /** The pupil picked last, until the next action. */
    winner: spin?.landed ? spin.winner : undefined,
    aim: spin?.aim,
    /** The pupils on the wheel, including the one just picked until the next spin. */
    onWheel: spin?.pupils ?? standing.remaining,
    start: () => {
      const winner = drawPupil(pupils, progress, systemRandom);
      if (!winner) return;
      const index = standing.remaining.indexOf(winner);
      const aim = { index, place: systemRandom(PLACES) / PLACES, skipped: false };
      setSpin({ pupils: standing.remaining, winner, aim, landed: false });
    },
    skip: () => setSpin(spin && { ...spin, aim: { ...spin.aim, skipped: true } }),
    land: () => {
      if (!spin || spin.landed) return;
      setSpin({ ...spin, landed: true });
      record(markPicked(progress, spin.winner.id));
    },
    /** Applies any other change: an absence or a new round. */
    apply: (next: Progress) => {
      setSpin(undefined);
      record(next);
    },
    undo:
      past.length > 0
        ? () => {
            setSpin(undefined);
            onProgress(past.at(-1) ?? progress);
            setPast(past.slice(0, -1));
          }
        : undefined,
  };
};
