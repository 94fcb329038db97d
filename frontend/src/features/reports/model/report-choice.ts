import type { BodyOf } from '#shared/contracts/endpoint.ts';
import {
  reportContents,
  type ReportContent,
  type submitReport,
} from '#shared/contracts/reports.ts';
import type { JobOptions } from '#shared/model/job-options.ts';
import { limits } from '#shared/model/limits.ts';
import type { Language } from '#shared/model/locale.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';

export interface ReportChoice {
  readonly classIds: readonly string[];
  readonly contents: readonly ReportContent[];
  /** All subjects of each class instead of one. */
  readonly allSubjects: boolean;
  /** Undefined until the teacher chooses one: then it is the last with marks. */
  readonly term: Term | undefined;
  readonly slips: JobOptions<'slips'>;
  /** The only pupil whose slip is made; empty for all. */
  readonly pupilId: string;
  readonly language: Language;
}

export const termOf = (text: string | null): Term | undefined =>
  terms.find((term) => String(term) === text);

/** A list with a value added, or taken out if it is there. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Whether anything chosen is about one term. */
export const needsTerm = ({ contents }: Pick<ReportChoice, 'contents'>): boolean =>
  contents.some((content) => content !== 'year');

/** The chosen term, or the last one in which a chosen class has marks; the first without any. */
export function termToReport(
  { term, classIds }: Pick<ReportChoice, 'term' | 'classIds'>,
  sheets: readonly MarkSheetOfClass[],
): Term {
  const marked = (one: Term): boolean =>
    sheets.some(
      (sheet) => sheet.term === one && sheet.marks > 0 && classIds.includes(sheet.classId),
    );
  return term ?? terms.findLast(marked) ?? 1;
}

/** Whether the record of a chosen class has several subjects. */
export const hasSeveralSubjects = (
  { classIds }: Pick<ReportChoice, 'classIds'>,
  sheets: readonly MarkSheetOfClass[],
): boolean =>
  classIds.some((id) => {
    const own = sheets.filter(({ classId }) => classId === id);
    return new Set(own.map(({ subject }) => foldText(subject))).size > 1;
  });

export const classesWithoutMarks = (
  choice: Pick<ReportChoice, 'classIds' | 'contents'>,
  term: Term,
  sheets: readonly MarkSheetOfClass[],
): string[] =>
  choice.classIds.filter(
    (id) =>
      !sheets.some(
        (sheet) =>
          sheet.classId === id &&
          sheet.marks > 0 &&
          (choice.contents.includes('year') || sheet.term === term),
      ),
  );

/** The sheets of the term whose marks and remarks are printed; the year has averages alone. */
export const sheetsToReport = (
  choice: Pick<ReportChoice, 'classIds' | 'contents'>,
  term: Term,
  sheets: readonly MarkSheetOfClass[],
): MarkSheetOfClass[] =>
  needsTerm(choice)
    ? sheets.filter((sheet) => sheet.term === term && choice.classIds.includes(sheet.classId))
    : [];

export function problemOf({ classIds, contents }: ReportChoice, pupils: number): Text | undefined {
  if (classIds.length === 0) return { id: 'reports.classMissing' };
  if (contents.length === 0) return { id: 'reports.contentMissing' };
  if (classIds.length > limits.notebookClasses)
    return { id: 'reports.classesMany', values: { maximum: limits.notebookClasses } };
  if (pupils > limits.notebookPupils)
    return { id: 'reports.pupilsMany', values: { maximum: limits.notebookPupils } };
  return undefined;
}

export const requestOf = (choice: ReportChoice, term: Term): BodyOf<typeof submitReport> => {
  const { classIds, slips, pupilId, language } = choice;
  const isOfOne = pupilId !== '' && classIds.length === 1;
  const hasSlips = choice.contents.includes('slips');
  return {
    classIds: [...classIds],
    contents: reportContents.filter((content) => choice.contents.includes(content)),
    language,
    ...(choice.allSubjects && { allSubjects: true }),
    ...(needsTerm(choice) && { term }),
    ...(hasSlips && { slips: { ...slips, ...(isOfOne && { pupilId }) } }),
  };
};
