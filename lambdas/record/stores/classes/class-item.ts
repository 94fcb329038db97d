import * as z from 'zod/mini';
import { hashOf } from '#core/documents/content-hash.ts';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { limits } from '#shared/model/limits.ts';
import {
  classContent,
  pupilId,
  savedClass,
  savedPupil,
  type ClassSummary,
  type SavedClass,
} from '#shared/model/saved-class.ts';
import { numberCards } from './card-numbers.ts';
import type { ClassToStore, SheetsOfClass } from './class-store.ts';
import { timeToLive } from '#core/aws/time-to-live.ts';

const shared = {
  id: true,
  version: true,
  counts: true,
  students: true,
  keptAt: true,
  changedAt: true,
} as const;

/** A stored class without its pupils, as a list reads it. */
const summaryItem = z.extend(z.pick(savedClass, shared), {
  heading: z.omit(classContent, { pupils: true }),
  usedAt: z.string(),
});
/** Pupils who were stored before they had ids get the ones below whenever they are read. */
const storedPupil = z.extend(savedPupil, { id: z.optional(pupilId) });
const classItem = z.extend(summaryItem, {
  pupils: z.array(storedPupil),
  left: savedClass.shape.left,
});

const sheetsItem = z.object({
  id: z.string(),
  counts: z.object({ pupils: z.int() }),
  /** Their ids only; missing if the class was stored before there were any. */
  pupils: z._default(z.array(z.object({ id: pupilId })), []),
  sheets: z._default(z.set(z.string()), new Set()),
  sheetsCheckedAt: z._default(z.string(), ''),
});

/** The attributes of each item that a list reads. */
export const summaryAttributes = Object.keys(summaryItem.shape).join(', ');
export const sheetsAttributes = [
  ...Object.keys(z.omit(sheetsItem, { counts: true, pupils: true }).shape),
  'counts.pupils',
  ...Array.from({ length: limits.classPupils }, (_, index) => `pupils[${index}].id`),
].join(', ');

const identify = <Stored extends { id?: string | undefined }>(pupils: readonly Stored[]) =>
  pupils.map((pupil, index) => ({ ...pupil, id: pupil.id ?? `p${index + 1}` }));

const toShown = ({ heading, usedAt, ...rest }: z.infer<typeof summaryItem>): ClassSummary => ({
  ...rest,
  ...heading,
  keptUntil: new Date(endOf(lifetimes.savedClass, Date.parse(usedAt))).toISOString(),
});

export const toSummary = (item: unknown): ClassSummary => toShown(z.parse(summaryItem, item));

export function toSavedClass(item: unknown): SavedClass {
  const { pupils, left, ...summary } = z.parse(classItem, item);
  const shown = numberCards({ pupils: identify(pupils), left });
  return { ...toShown(summary), ...shown, contentHash: hashOf([summary.heading, shown]) };
}

export function toSheetsOfClass(item: unknown): SheetsOfClass {
  const { counts, pupils, ...rest } = z.parse(sheetsItem, item);
  const known = pupils.length > 0 ? pupils : Array.from({ length: counts.pupils }, () => ({}));
  return { ...rest, pupils: identify(known) };
}

/** Attributes that every use of a class updates: the time of the use and the new expiry. */
export const usedNow = (now: Date) => ({
  usedAt: now.toISOString(),
  ...timeToLive(lifetimes.savedClass, now),
});

/** Attributes that are written when a class is saved or replaced; the others stay unchanged. */
export function writtenNow({ pupils, left, ...heading }: ClassToStore, version: number, now: Date) {
  const countOf = (wanted: 'female' | 'male') =>
    pupils.filter(({ gender }) => gender === wanted).length;
  const students = pupils.flatMap(({ studentId }) => studentId ?? []);
  return {
    heading,
    pupils,
    ...(students.length > 0 && { students }),
    ...(left && { left }),
    counts: { pupils: pupils.length, girls: countOf('female'), boys: countOf('male') },
    version,
    changedAt: now.toISOString(),
    ...usedNow(now),
  };
}
