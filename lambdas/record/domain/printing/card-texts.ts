import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/answer-cards.json' with { type: 'json' };
import en from '#shared/texts/en/answer-cards.json' with { type: 'json' };
import { isolate } from '#lambdas/print/typography/direction.ts';

/** Texts on printed answer cards, and the name of their file. */
export const cardTextsIn = textsOf({ en, ar }, () => ({
  title: (name: string) => ({ name }),
  number: (number: number) => ({ number }),
  className: (name: string) => ({ name: isolate(name) }),
  file: (name: string) => ({ name }),
}));
