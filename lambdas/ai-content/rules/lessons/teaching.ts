import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Family } from '../items/item.ts';
import ar from './teaching/ar.json' with { type: 'json' };
import en from './teaching/en.json' with { type: 'json' };
import fr from './teaching/fr.json' with { type: 'json' };

/** The content of a lesson on a known topic besides its examples. */
interface Teaching {
  readonly prerequisites: readonly string[];
  readonly materials: readonly string[];
  /** Meanings by their terms. */
  readonly keywords: Readonly<Record<string, string>>;
  /** Responses by the misconceptions that they meet. */
  readonly misconceptions: Readonly<Record<string, string>>;
}

const byLanguage: Readonly<Record<DraftLanguage, Readonly<Record<string, Teaching>>>> = {
  ...{ ar, en, fr },
};

/** Families of verbs and of tenses share their teaching content. */
const shared = (id: string): string => {
  if (id.startsWith('verb')) return 'verbs';
  return id.startsWith('tense') ? 'tenses' : id;
};

export function teachingOf({ id }: Family, language: DraftLanguage): Teaching | undefined {
  const byFamily = byLanguage[language];
  return byFamily[id] ?? byFamily[shared(id)] ?? byFamily['operations'];
}
