import type { Language } from '#shared/model/locale.ts';
import { commas } from '#shared/model/punctuation.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/official.json' with { type: 'json' };
import en from '#shared/texts/en/official.json' with { type: 'json' };
import { isolate } from '../typography/direction.ts';

/** A name that says itself that it is a directorate's. */
const directorates: Readonly<Record<Language, RegExp>> = {
  en: /directorate|مديرية/iu,
  ar: /مديرية/u,
};

const textsIn = textsOf({ en, ar }, (language: Language) => ({
  directorate: (name: string) => ({
    name: isolate(name),
    named: directorates[language].test(name) ? 'yes' : 'no',
  }),
  season: (season: string) => ({ season }),
  teacher: (name: string) => ({ name: isolate(name) }),
  threshold: (honour: string, mark: string) => ({ honour, mark }),
  thresholds: (list: readonly string[], decided: string) => ({
    ...{ list: list.join(commas[language]), decided },
  }),
  /** Who decided the thresholds, if the teacher did not. */
  usualThresholds: (day: string) => ({ day }),
}));

/** Texts that every paper of a school has. */
export const officialTextsIn = (language: Language) => ({
  ...coverTextsIn(language),
  ...textsIn(language),
});
