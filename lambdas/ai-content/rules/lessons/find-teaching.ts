import type { Family } from '../items/item.ts';
import { teachingOfLanguages } from './teaching-languages.ts';
import { teachingOfMathematics } from './teaching-mathematics.ts';
import type { Teaching } from './teaching.ts';

const byFamily: Readonly<Record<string, Teaching>> = {
  ...teachingOfMathematics,
  ...teachingOfLanguages,
};

/** Families of verbs and of tenses share their teaching content. */
const shared = (id: string): string => {
  if (id.startsWith('verb')) return 'verbs';
  return id.startsWith('tense') ? 'tenses' : id;
};
export const teachingOf = (family: Family): Teaching | undefined =>
  byFamily[family.id] ?? byFamily[shared(family.id)] ?? byFamily.operations;
