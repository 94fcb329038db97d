import * as z from 'zod/mini';
import type { RandomBelow } from '../random.ts';
import type { Pupil } from './pupils.ts';

/** The progress of a class: the pupils picked this round, in order, and those absent today. */
export const progressSchema = z.object({
  round: z.number(),
  picked: z.array(z.string()),
  absent: z.array(z.string()),
  /** The calendar day (`YYYY-MM-DD`) of the absences. */
  day: z.string(),
  /** The last pupil of the previous round, who may not be the first of this one. */
  before: z.optional(z.string()),
});
export type Progress = Readonly<z.infer<typeof progressSchema>>;

export const freshProgress = (day: string): Progress => ({ round: 1, picked: [], absent: [], day });

/** The progress on another day: keeps the turns, but not the absences. */
export const onDay = (progress: Progress, day: string): Progress =>
  progress.day === day ? progress : { ...progress, absent: [], day };

/** A class sorted by its progress; `picked` in the order of picking, the others in the order of the list. */
export interface Standing {
  readonly remaining: readonly Pupil[];
  readonly picked: readonly Pupil[];
  readonly absent: readonly Pupil[];
}

export const standingOf = (pupils: readonly Pupil[], progress: Progress): Standing => {
  const picked = new Set(progress.picked);
  const absent = new Set(progress.absent);
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  return {
    remaining: pupils.filter(({ id }) => !picked.has(id) && !absent.has(id)),
    picked: progress.picked.flatMap((id) => byId.get(id) ?? []),
    absent: pupils.filter(({ id }) => absent.has(id)),
  };
};

/** Draws a remaining pupil, all equally likely; the last one of the previous round cannot be first. */
export const drawPupil = (
  pupils: readonly Pupil[],
  progress: Progress,
  random: RandomBelow,
): Pupil | undefined => {
  const { remaining } = standingOf(pupils, progress);
  const opening = progress.picked.length === 0;
  const others = remaining.filter(({ id }) => !opening || id !== progress.before);
  const candidates = others.length > 0 ? others : remaining;
  return candidates.length > 0 ? candidates[random(candidates.length)] : undefined;
};

const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id);

export const markPicked = (progress: Progress, id: string): Progress => ({
  ...progress,
  picked: [...without(progress.picked, id), id],
});

/** Returns a picked pupil to the remaining ones. */
export const putBack = (progress: Progress, id: string): Progress => ({
  ...progress,
  picked: without(progress.picked, id),
});

/** Marks a pupil as absent: they are not drawn today, and lose a turn already counted. */
export const markAbsent = (progress: Progress, id: string): Progress => ({
  ...progress,
  picked: without(progress.picked, id),
  absent: [...without(progress.absent, id), id],
});

export const markPresent = (progress: Progress, id: string): Progress => ({
  ...progress,
  absent: without(progress.absent, id),
});

/** Starts a new round; absent pupils stay absent. */
export const newRound = (progress: Progress): Progress => ({
  ...progress,
  round: progress.round + 1,
  picked: [],
  ...(progress.picked.length > 0 && { before: progress.picked.at(-1) }),
});
