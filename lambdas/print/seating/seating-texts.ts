import type { Language } from '#shared/model/locale.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/seating.json' with { type: 'json' };
import en from '#shared/texts/en/seating.json' with { type: 'json' };
import { paperTextsIn } from '../official/paper-texts.ts';

const textsIn = textsOf({ en, ar }, () => ({
  beside: (names: string) => ({ names }),
  printedOn: (date: string) => ({ date }),
  file: (name: string) => ({ name }),
}));

/** Texts on a printed seating plan, and the name of its file. */
export const seatingTextsIn = (language: Language) => ({
  className: paperTextsIn(language).className,
  ...textsIn(language),
});
