import { workOutAverage } from '#shared/record/averages/averages.ts';
import { writeDecimal } from '#shared/model/write-figure.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { TermMarks } from '#shared/model/listed-classes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';

const AVERAGE = 'المعدل';

/**
 * The marks of a sheet as a workbook would have them: each pupil's texts in the order of the class, and the average by
 * the sheet's rule in a last column.
 */
export function termMarksOfSheet(
  term: Term,
  { columns, marks, averages, remarks = {}, advice = {} }: MarkSheetContent,
  pupils: readonly SavedPupil[],
): TermMarks {
  const marked = columns.map((column): GradebookColumn => ({ ...column, kind: 'mark' }));
  const rows = pupils.map(({ id }) => {
    const texts = columns.map((column) => marks[id]?.[column.id]?.text ?? '');
    if (!averages) return texts;
    const worked = workOutAverage(averages, marked, { cells: texts.map((text) => ({ text })) });
    return [...texts, 'value' in worked ? writeDecimal(worked.value, ',') : ''];
  });
  const textsOf = (all: Readonly<Record<string, string>>) =>
    pupils.some(({ id }) => all[id]) ? pupils.map(({ id }) => all[id] ?? '') : undefined;
  const [ofRemarks, ofAdvice] = [textsOf(remarks), textsOf(advice)];
  return {
    term,
    columns: [
      ...columns.map(({ heading, role, scale }) => ({
        ...{ heading, kind: 'mark' as const, scale },
        ...(role && { role }),
      })),
      ...(averages ? [{ heading: AVERAGE, kind: 'average' as const, scale: averages.scale }] : []),
    ],
    marks: rows,
    ...(ofRemarks && { remarks: ofRemarks }),
    ...(ofAdvice && { advice: ofAdvice }),
    ...(averages && { isRecorded: true }),
  };
}

/** Whether a sheet has any mark, remark or advice. */
export const isFilled = ({ marks, remarks = {}, advice = {} }: MarkSheetContent): boolean =>
  [remarks, advice].some((all) => Object.values(all).some((text) => text !== '')) ||
  Object.values(marks).some((ofPupil) =>
    Object.values(ofPupil).some(({ text }) => parseMark(text).kind !== 'blank'),
  );
