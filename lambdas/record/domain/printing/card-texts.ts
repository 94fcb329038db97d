import type { Language } from '#shared/model/locale.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/answer-cards.json' with { type: 'json' };
import en from '#shared/texts/en/answer-cards.json' with { type: 'json' };
import { paperTextsIn } from '#lambdas/print/official/paper-texts.ts';

const textsIn = textsOf({ en, ar }, () => ({
  title: (name: string) => ({ name }),
  number: (number: number) => ({ number }),
  file: (name: string) => ({ name }),
}));

/** Texts on printed answer cards, and the name of their file. */
export const cardTextsIn = (language: Language) => ({
  className: paperTextsIn(language).className,
  ...textsIn(language),
});
