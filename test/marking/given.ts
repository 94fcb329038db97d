import type { Question } from '#shared/model/question.ts';
import type { Given } from './table.ts';

/** The text that a pupil wrote into a blank, or nothing. */
export const textAt = (given: Given, index: number): string => String(given[index] ?? '');

/** What a pupil chose for each left text; in an ordering, the place of each item. */
export const chosenFor = ({ kind }: Question, given: Given): (number | undefined)[] =>
  kind === 'ordering'
    ? given.map((_, item) => {
        const place = given.indexOf(item);
        return place < 0 ? undefined : place;
      })
    : given.map((each) => (typeof each === 'number' ? each : undefined));
