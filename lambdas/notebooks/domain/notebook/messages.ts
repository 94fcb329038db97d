import type { Language } from '#shared/model/locale.ts';
import { commas } from '#shared/model/punctuation.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { joinSaid } from '#shared/text/join-said.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/notebook.json' with { type: 'json' };
import en from '#shared/texts/en/notebook.json' with { type: 'json' };
import { paperTextsIn } from '#lambdas/print/official/paper-texts.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';

/** Names and subjects are isolated within Arabic only: English lines begin with them, or say what they are. */
const apart = (text: string, language: Language): string =>
  language === 'ar' && text !== '' ? isolate(text) : text;

const textsIn = textsOf({ en, ar }, (language: Language) => ({
  fileTitle: (subject: string, season: string) => ({
    about: joinSaid([subject, season], commas[language]),
  }),
  records: {
    holidays: {
      basis: { reported: (asOf: string) => ({ asOf }), usual: (asOf: string) => ({ asOf }) },
    },
    distribution: {
      of: (classes: string) => ({ classes }),
      weekly: (count: number) => ({ count }),
      taughtUntil: (date: string, name: string) => ({ date, name: isolate(name) }),
      outside: (lessons: readonly string[]) => ({ lessons: lessons.join(commas[language]) }),
      outsideLesson: (lesson: string, count: number) => ({ lesson: isolate(lesson), count }),
      counts: (planned: number, needed: number) => ({ planned, needed }),
    },
    year: {
      half: (half: number) => ({ half }),
      part: (parts: string, all: number) => ({ parts, all }),
      continued: (part: string) => ({ part }),
      partOf: (lesson: string, parts: string, all: number) => ({
        ...{ lesson: isolate(lesson), parts, all },
      }),
      lostFor: (reason: string) => ({ reason }),
      lostOn: (dates: string) => ({ dates }),
      lostOnFor: (dates: string, reason: string) => ({ dates, reason }),
      makeUpOn: (dates: string) => ({ dates }),
      homework: (homework: string) => ({ homework: isolate(homework) }),
      minutes: (minutes: number, date: string) => ({ minutes, date }),
      weekOf: (week: number) => ({ week }),
    },
    weekSheet: {
      title: (week: number) => ({ week }),
      dates: (from: string, to: string) => ({ from, to }),
      fileTitle: (date: string) => ({ date }),
    },
    daily: { period: (position: number | string) => ({ position }) },
    council: { of: (name: string) => ({ name: isolate(name) }) },
  },
  attendanceOf: (month: string) => ({ month }),
  marksOf: (term: string) => ({ term }),
  count: (label: string, count: number) => ({ label, count }),
  holidayOf: (name: string, from: string, to: string) => ({
    ...{ name: isolate(name), from, to },
    days: from === to ? 'one' : 'several',
  }),
  period: (position: number) => ({ position }),
  oddMarks: (sign: string) => ({ sign }),
  ownAverages: (sign: string) => ({ sign }),
  recordedAverages: (sign: string) => ({ sign }),
  otherAverages: (pupils: number) => ({ pupils }),
  scheme: (name: string) => ({ name }),
  honoursOf: (period: string) => ({ period }),
  rankedOf: (period: string, some: number, all: number) => ({ period, some, all }),
  ranked: (periods: readonly string[]) => ({ periods: periods.join(commas[language]) }),
  percentage: (share: string) => ({ share }),
  between: (low: string, high: string) => ({ low, high }),
  passed: (mark: string) => ({ mark }),
  andMore: (count: number) => ({ count }),
  missed: (test: string, questions: readonly string[]) => ({
    test: isolate(test),
    count: questions.length,
    questions: questions.map((question) => apart(question, language)).join(commas[language]),
  }),
}));

export const messagesIn = (language: Language) => ({
  ...paperTextsIn(language),
  ...textsIn(language),
  notebook: coverTextsIn(language).notebook,
  levels: coverTextsIn(language).levels,
  subtitle: (subject: string, level: string) => joinSaid([apart(subject, language), level], ' · '),
  fileSubject: (school: string, season: string) => joinSaid([school, season], commas[language]),
  and: commas[language],
});
export type Messages = ReturnType<typeof messagesIn>;
