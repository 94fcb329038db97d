import type { Language } from '#shared/model/locale.ts';
import type { Term } from '#shared/model/term.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/mark-sheets.json' with { type: 'json' };
import en from '#shared/texts/en/mark-sheets.json' with { type: 'json' };
import { paperTextsIn } from '#lambdas/print/official/paper-texts.ts';

const textsIn = textsOf({ en, ar }, () => ({
  title: (term: Term) => ({ term }),
  file: (name: string, subject: string, term: Term) => ({ name, subject, term }),
}));

/** Texts on a printed sheet of marks, and the name of its file. */
export const printTextsIn = (language: Language) => ({
  ...paperTextsIn(language),
  ...textsIn(language),
});
