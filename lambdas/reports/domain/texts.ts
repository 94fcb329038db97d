import type { Language } from '#shared/model/locale.ts';
import { writeFigure, type Decimals } from '#shared/model/write-figure.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/reports.json' with { type: 'json' };
import en from '#shared/texts/en/reports.json' with { type: 'json' };
import { isolate } from '#lambdas/print/typography/direction.ts';

const writtenIn = textsOf({ en, ar }, () => ({
  page: (page: number, pages: number) => ({ page, pages }),
  continued: (title: string) => ({ title }),
  className: (name: string) => ({ name: isolate(name) }),
  percentage: (share: string) => ({ share }),
  rule: (name: string, formula: string) => ({ name, formula }),
  averagesOf: (some: number, all: number) => ({ some, all }),
  ruleOf: (term: string, name: string, formula: string) => ({ term, name, formula }),
  oddMarks: (sign: string) => ({ sign }),
  countOf: (some: number, all: number) => ({ some, all }),
  below: (mark: string) => ({ mark }),
  between: (low: string, high: string) => ({ low, high }),
  atLeast: (mark: string) => ({ mark }),
  slip: {
    average: (scale: string) => ({ scale }),
    rank: (rank: string, of: string) => ({ rank, of }),
    classAverage: (mark: string) => ({ mark }),
    extremes: (lowest: string, highest: string) => ({ lowest, highest }),
    progress: (change: string) => ({ change }),
    rule: (formula: string) => ({ formula }),
  },
}));

/** All texts of printed reports. */
export const textsIn = (language: Language) => ({
  ...writtenIn(language),
  mark: (value: number, decimals?: Decimals) => writeFigure(value, language, decimals),
});
export type ReportTexts = ReturnType<typeof textsIn>;
