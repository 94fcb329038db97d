import type { Family } from '../items/item.ts';
import type { Said } from '../language/say.ts';
import { teachingOfLanguages } from './teaching-languages.ts';
import { teachingOfMathematics } from './teaching-mathematics.ts';

/** What a lesson on a known topic needs besides its examples. */
export interface Teaching {
  readonly keywords: readonly { readonly term: Said; readonly meaning: Said }[];
  readonly prerequisites: readonly Said[];
  readonly materials: readonly Said[];
  readonly misconceptions: readonly { readonly misconception: Said; readonly response: Said }[];
}

const byFamily: Readonly<Record<string, Teaching>> = {
  ...teachingOfMathematics,
  ...teachingOfLanguages,
};

/** Families of verbs and tenses share what is taught about them. */
const shared = (id: string): string => {
  if (id.startsWith('verb')) return 'verbs';
  return id.startsWith('tense') ? 'tenses' : id;
};
export const teachingOf = (family: Family): Teaching | undefined =>
  byFamily[family.id] ?? byFamily[shared(family.id)] ?? byFamily.operations;
