import type { QuestionOf } from '../../model/question.ts';
import { faultIf } from '../fault.ts';
import { type BlankParts, emptyIf, sameFaults, type Traits } from './traits.ts';

/** A list to put in order. */
export const orderingTraits = ({ items }: QuestionOf<'ordering'>): Traits => ({
  shown: [],
  answers: items.map((item) => [item]),
  lettered: items,
  lines: 1,
  limits: () => (items.length < 2 ? ['person'] : ['order']),
  faults: (path) => [
    ...faultIf(items.length < 2, 'list-short', `${path}.items`, { count: items.length }),
    ...items.flatMap((item, index) => emptyIf(item, `${path}.items.${index}`)),
    ...sameFaults(items, `${path}.items`),
  ],
});

/** A new one. */
export const blankOrdering = (parts: BlankParts): QuestionOf<'ordering'> => ({
  kind: 'ordering',
  ...parts,
  items: ['', '', ''],
});
