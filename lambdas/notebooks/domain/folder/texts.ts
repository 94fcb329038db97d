import type { Language } from '#shared/model/locale.ts';
import { commas } from '#shared/model/punctuation.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/folder.json' with { type: 'json' };
import en from '#shared/texts/en/folder.json' with { type: 'json' };
import { isolate } from '#lambdas/print/typography/direction.ts';

export const folderTextsIn = textsOf({ en, ar }, (language: Language) => {
  const named = (names: readonly string[]) => ({
    names: names.map(isolate).join(commas[language]),
  });
  return {
    fileTitles: { visit: (date: string) => ({ date }), substitute: (date: string) => ({ date }) },
    longDate: (weekday: string, day: number, month: string, year: string) => ({
      ...{ weekday, day, month, year },
    }),
    weekAndTerm: (week: number, term: string) => ({ week, term }),
    classes: (count: number) => ({ count }),
    pupils: (count: number) => ({ count }),
    partOf: (parts: string, all: number) => ({ parts, all }),
    page: (page: number) => ({ page }),
    lessonOf: (lesson: number, all: number) => ({ lesson, all }),
    ahead: (count: number) => ({ count }),
    behind: (count: number) => ({ count }),
    somePlans: (some: number, all: number) => ({ some, all }),
    missingDistribution: named,
    missingLists: named,
    missingMarks: named,
    missingRolls: named,
    missingSeating: named,
    attendance: (month: string) => ({ month }),
    rate: (share: string) => ({ share }),
    minutes: (minutes: number) => ({ minutes }),
    toCorrect: (homework: string) => ({ homework: isolate(homework) }),
    more: (count: number) => ({ count }),
  };
});
export type FolderTexts = ReturnType<typeof folderTextsIn>;
