import type { Gap, SubjectMark } from '#shared/record/general/general-average.ts';
import type { ResultSubject } from '#shared/record/general/class-results.ts';
import { knownSubject } from '#shared/record/general/subject-names.ts';
import type { Language } from '#shared/model/locale.ts';
import { commas } from '#shared/model/punctuation.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { digits } from '../cells.ts';
import type { ReportBook } from '../report.ts';

/** A subject's average as printed, or why there is none. */
export function subjectCell({ texts }: ReportBook, mark: SubjectMark = 'missing'): Cell {
  if (typeof mark === 'number') return digits(texts.mark(mark / 100, 2));
  const text = texts.general.mark[mark];
  return mark === 'missing' ? { text, weight: 'bold' } : { text };
}

/** The coefficient of a subject, or a question mark. */
export const coefficientText = (
  { texts }: Pick<ReportBook, 'texts'>,
  { coefficient }: Pick<ResultSubject, 'coefficient'>,
): string => (coefficient === undefined ? '?' : texts.mark(coefficient));

/** Short headings of subjects that are known by name; two subjects never share one. */
export function shortNames(
  { texts }: Pick<ReportBook, 'texts'>,
  subjects: readonly Pick<ResultSubject, 'subject'>[],
): readonly string[] {
  const short = subjects.map(({ subject }) => {
    const known = knownSubject(subject);
    return known ? texts.general.short[known] : subject;
  });
  return subjects.map(({ subject }, index) =>
    short.filter((one) => one === short[index]).length > 1 ? subject : (short[index] ?? subject),
  );
}

/** What keeps a pupil from a general average: the subjects, and why. */
export const gapsText = (
  { texts }: Pick<ReportBook, 'texts'>,
  language: Language,
  names: readonly string[],
  gaps: readonly Gap[],
): string =>
  gaps
    .map(({ subject, why }) => `${isolate(names[subject] ?? '')} (${texts.general.gap[why]})`)
    .join(commas[language]);

/** Whether coefficients are printed: not where all are 1, as in primary schools. */
export const hasCoefficients = (subjects: readonly ResultSubject[]): boolean =>
  subjects.some(
    ({ coefficient, bonus, state }) => state !== 'none' && (coefficient !== 1 || bonus),
  );
