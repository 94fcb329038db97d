import * as z from 'zod/mini';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import {
  classContent,
  savedClass,
  type ClassContent,
  type ClassSummary,
  type SavedClass,
} from '#shared/model/saved-class.ts';
import { timeToLive } from '../aws/time-to-live.ts';

const shared = { id: true, version: true, counts: true, keptAt: true, changedAt: true } as const;

/** A class as the table keeps it, without its pupils: what a list reads. */
const summaryItem = z.extend(z.pick(savedClass, shared), {
  heading: z.omit(classContent, { pupils: true }),
  usedAt: z.string(),
});
const classItem = z.extend(summaryItem, { pupils: savedClass.shape.pupils });

/** What a list reads of each item: attributes of `summaryItem`. */
export const summaryAttributes = Object.keys(summaryItem.shape).join(', ');

const toShown = ({ heading, usedAt, ...rest }: z.infer<typeof summaryItem>): ClassSummary => ({
  ...rest,
  ...heading,
  keptUntil: new Date(endOf(lifetimes.savedClass, Date.parse(usedAt))).toISOString(),
});

export const toSummary = (item: unknown): ClassSummary => toShown(z.parse(summaryItem, item));

export function toSavedClass(item: unknown): SavedClass {
  const { pupils, ...summary } = z.parse(classItem, item);
  return { ...toShown(summary), pupils };
}

/** What is written when a class is used: when that was, and until when it is kept. */
export const usedNow = (now: Date) => ({
  usedAt: now.toISOString(),
  ...timeToLive(lifetimes.savedClass, now),
});

/** What is written of a class that is kept or replaced, besides what stays as it was. */
export function writtenNow({ pupils, ...heading }: ClassContent, version: number, now: Date) {
  const countOf = (wanted: 'female' | 'male') =>
    pupils.filter(({ gender }) => gender === wanted).length;
  return {
    heading,
    pupils,
    counts: { pupils: pupils.length, girls: countOf('female'), boys: countOf('male') },
    version,
    changedAt: now.toISOString(),
    ...usedNow(now),
  };
}
