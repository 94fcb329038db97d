import type { Term } from '#shared/model/term.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/mark-sheets.json' with { type: 'json' };
import en from '#shared/texts/en/mark-sheets.json' with { type: 'json' };
import { isolate } from '#lambdas/print/typography/direction.ts';

/** Texts on a printed sheet of marks, and the name of its file. */
export const printTextsIn = textsOf({ en, ar }, () => ({
  title: (term: Term) => ({ term }),
  className: (name: string) => ({ name: isolate(name) }),
  page: (page: number, pages: number) => ({ page, pages }),
  file: (name: string, subject: string, term: Term) => ({ name, subject, term }),
}));
