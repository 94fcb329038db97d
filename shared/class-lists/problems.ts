import { limits } from '../model/limits.ts';
import type { fatalProblems, readingNotices, ReadingProblem } from './workbook-reading.ts';
import type { ListLine } from './list-lines.ts';

const problem = (
  code: ReadingProblem['code'],
  params: Record<string, string> | undefined,
  row: number | undefined,
): ReadingProblem => ({
  code,
  ...(params?.sheet !== undefined && { sheet: params.sheet }),
  ...(row !== undefined && { row }),
  ...(params && { params }),
});

/** A problem that makes a workbook or class unusable. */
export const fatal = (
  code: (typeof fatalProblems)[number],
  params?: Record<string, string>,
  row?: number,
): ReadingProblem => problem(code, params, row);

/** A problem that the teacher should know about. */
export const notice = (
  code: (typeof readingNotices)[number],
  params: Record<string, string>,
  row?: number,
): ReadingProblem => problem(code, params, row);

/** A notice that names columns by their headings or letters; none without any. */
export const columnsOf = (
  code: 'columns-left-out' | 'columns-worked-out' | 'letters-left-out' | 'full-marks-unsaid',
  sheet: string,
  headings: readonly string[],
): ReadingProblem[] =>
  headings.length > 0
    ? [notice(code, { sheet, count: String(headings.length), headings: headings.join(' · ') })]
    : [];

/** Why these lines of a sheet make no class. */
export function classProblem(
  sheet: string,
  lines: readonly ListLine[],
): ReadingProblem | undefined {
  if (lines.length === 0) return fatal('sheet-without-names', { sheet });
  if (lines.length > limits.classPupils) {
    return fatal('sheet-too-many-rows', { sheet, limit: String(limits.classPupils) });
  }
  const long = lines.find(({ pupil }) => pupil.fullName.length > limits.pupilNameLength);
  const limit = String(limits.pupilNameLength);
  return long && fatal('name-too-long', { sheet, row: String(long.row), limit }, long.row);
}

/** Rows that repeat a registration number of the same list. */
export function repeatedPupils(sheet: string, lines: readonly ListLine[]): ReadingProblem[] {
  const seen = new Set<string>();
  return lines.flatMap(({ row, pupil: { registrationNumber } }) => {
    if (registrationNumber === undefined) return [];
    if (seen.has(registrationNumber))
      return [notice('pupil-twice', { sheet, row: String(row) }, row)];
    seen.add(registrationNumber);
    return [];
  });
}
