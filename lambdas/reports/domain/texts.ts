import type { Totals } from '#shared/attendance/totals.ts';
import type { Language } from '#shared/model/locale.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/reports.json' with { type: 'json' };
import en from '#shared/texts/en/reports.json' with { type: 'json' };
import { paperTextsIn } from '#lambdas/print/official/paper-texts.ts';

const writtenIn = textsOf({ en, ar }, () => ({
  percentage: (share: string) => ({ share }),
  leftOn: (date: string) => ({ date }),
  rule: (name: string, formula: string) => ({ name, formula }),
  ruleOf: (term: string, name: string, formula: string) => ({ term, name, formula }),
  oddMarks: (sign: string) => ({ sign }),
  between: (low: string, high: string) => ({ low, high }),
  attendance: {
    ofPupil: ({ called, absent, excused, late }: Totals) => ({ called, absent, excused, late }),
    counted: (count: number) => ({ count }),
  },
  general: {
    incomplete: (subjects: string) => ({ subjects }),
    slipRank: (rank: string, of: string) => ({ rank, of }),
    slipTotal: (points: string, divisor: string) => ({ points, divisor }),
  },
  slip: {
    average: (scale: string) => ({ scale }),
    rank: (rank: string, of: string) => ({ rank, of }),
    classAverage: (mark: string) => ({ mark }),
    extremes: (lowest: string, highest: string) => ({ lowest, highest }),
    progress: (change: string) => ({ change }),
    rule: (formula: string) => ({ formula }),
  },
}));

export const textsIn = (language: Language) => ({
  ...paperTextsIn(language),
  ...writtenIn(language),
});
export type ReportTexts = ReturnType<typeof textsIn>;
