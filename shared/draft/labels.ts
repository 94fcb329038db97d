import type { DraftLanguage } from '../model/locale.ts';
import type { SchoolLevel } from '../model/profile.ts';
import { commas, semicolons } from '../model/punctuation.ts';
import { writeExact, writeFigure } from '../model/write-figure.ts';
import { textsOf } from '../text/texts-of.ts';
import ar from '../texts/ar/labels.json' with { type: 'json' };
import en from '../texts/en/labels.json' with { type: 'json' };
import fr from '../texts/fr/labels.json' with { type: 'json' };

const textsIn = textsOf({ en, ar, fr }, (language: DraftLanguage) => {
  const counted = (count: number) => ({ count, written: writeFigure(count, language) });
  return {
    level: (level: SchoolLevel, year: number | undefined) => ({ level, year: year ?? 'none' }),
    minutes: counted,
    points: counted,
    form: (form: string) => ({ form }),
    session: (number: number) => ({ number }),
    check: (number: number) => ({ number }),
    question: (number: number) => ({ number }),
    tolerance: (tolerance: string) => ({ tolerance }),
    titleAndPage: (title: string, page: string) => ({ title, page }),
    exercise: (number: number) => ({ number }),
  };
});

export const labelsIn = (language: DraftLanguage) => ({
  ...textsIn(language),
  number: (value: number) => writeFigure(value, language),
  /** With all its decimals. */
  exactNumber: (value: number) => writeExact(value, language),
  /** Separates items in one line; items may contain commas. */
  semicolon: semicolons[language],
  comma: commas[language],
});
export type Labels = ReturnType<typeof labelsIn>;
