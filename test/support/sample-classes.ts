import type { ClassSummary, SavedClass } from '#shared/model/saved-class.ts';
import { sampleClassToStore } from './sample-class.ts';

const time = '2026-09-20T08:00:00.000Z';
const summary = (
  index: number,
  rest: Pick<ClassSummary, 'name' | 'subject' | 'counts'>,
): ClassSummary => ({
  id: `01KJQ5N800000000000000000${index}`,
  version: 1,
  ...rest,
  keptAt: time,
  changedAt: time,
  keptUntil: '2027-10-25T08:00:00.000Z',
});

/** A teacher's saved classes, with and without data about their pupils. */
export const sampleClasses: readonly ClassSummary[] = [
  summary(0, { name: '2م3', subject: 'الرياضيات', counts: { pupils: 3, girls: 1, boys: 1 } }),
  summary(1, { name: '4م1', counts: { pupils: 38, girls: 0, boys: 0 } }),
  summary(2, { name: 'Club', subject: 'English', counts: { pupils: 12, girls: 7, boys: 5 } }),
];

/** The first of them, with its pupils. */
export const sampleSavedClass: SavedClass = {
  ...summary(0, sampleClasses[0]!),
  ...sampleClassToStore,
};
