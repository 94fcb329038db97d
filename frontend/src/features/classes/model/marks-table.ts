import { workOutAverage } from '#shared/record/averages/averages.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';

/** The headings of the columns that hold no marks. */
export interface TableWords {
  readonly number: string;
  readonly name: string;
  readonly registrationNumber: string;
  readonly average: string;
  readonly remarks: string;
  readonly advice: string;
}

type Row = readonly (string | number | undefined)[];

/** A mark as a number, if it is one of its column's full mark; else as it was written. */
const valueOf = (text: string): string | number | undefined => {
  const mark = parseMark(text);
  if (mark.kind === 'mark' && mark.scale === undefined) return mark.value;
  return mark.kind === 'blank' ? undefined : text;
};

/**
 * A mark sheet as a table with a line of headings: pupils in the order of the class, their marks, averages and remarks.
 * Headings name the full marks, so that the file can be read in again.
 */
export function marksTable(
  { pupils }: Pick<SavedClass, 'pupils'>,
  { columns, marks, averages, remarks = {}, advice = {} }: MarkSheetContent,
  words: TableWords,
): readonly Row[] {
  const hasNumbers = pupils.some(({ registrationNumber }) => registrationNumber);
  const hasRemarks = pupils.some(({ id }) => remarks[id]);
  const hasAdvice = pupils.some(({ id }) => advice[id]);
  const marked = columns.map((column) => ({ ...column, kind: 'mark' as const }));
  const rows = pupils.map(({ id, fullName, registrationNumber }, index): Row => {
    const cells = columns.map((column) => ({ text: marks[id]?.[column.id]?.text ?? '' }));
    const worked = averages && workOutAverage(averages, marked, { cells });
    return [
      ...[index + 1, ...(hasNumbers ? [registrationNumber] : []), fullName],
      ...cells.map(({ text }) => valueOf(text)),
      ...(worked ? ['value' in worked ? worked.value : undefined] : []),
      ...(hasRemarks ? [remarks[id]] : []),
      ...(hasAdvice ? [advice[id]] : []),
    ];
  });
  const headings = [
    ...[words.number, ...(hasNumbers ? [words.registrationNumber] : []), words.name],
    ...columns.map(({ heading, scale }) => `${heading} /${scale}`.trim()),
    ...(averages ? [`${words.average} /${averages.scale}`] : []),
    ...(hasRemarks ? [words.remarks] : []),
    ...(hasAdvice ? [words.advice] : []),
  ];
  return [headings, ...rows];
}
