import { carryColumns, fullMarks } from '../marks/carried-columns.ts';
import { usualRule } from '../averages/average-presets.ts';
import { USUAL_SCALE } from '../averages/averages.ts';
import { removeScale } from '../marks/mark-headings.ts';
import { markSchemes, rubrics } from '../marks/mark-schemes.ts';
import { parseMark } from '../marks/parse-mark.ts';
import { limits } from '../../model/limits.ts';
import type { ListedClass, TermMarks } from '../../model/listed-classes.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import type { IncomingMarks } from '../../model/added-marks.ts';
import { pupilsOfRows, type KnownPupils } from '../names/pupils-of-rows.ts';

/** The indexes of a term's columns of marks; averages are calculated from these. */
const markIndexes = ({ columns }: TermMarks): readonly number[] =>
  columns.flatMap(({ kind }, index) => (kind === 'mark' ? [index] : []));

/** How many marks and remarks a term of a workbook has for the record. */
export const countOfTerm = (
  term: TermMarks,
): { readonly marks: number; readonly remarks: number } => {
  const indexes = markIndexes(term);
  const marks = term.marks.flatMap((row) =>
    indexes.filter((index) => parseMark(row[index] ?? '').kind !== 'blank'),
  );
  const remarks = [...(term.remarks ?? []), ...(term.advice ?? [])].filter(
    (text) => text.trim() !== '',
  );
  return { marks: marks.length, remarks: remarks.length };
};

/**
 * The usual rule of the level that these columns allow. Practical work is optional. Outside primary schools, several
 * activities are added up, and one alone is not all of them, which no rule of a sheet can say.
 */
const ruleOf = (
  { columns }: TermMarks,
  level: SchoolLevel | undefined,
): IncomingMarks['averages'] => {
  if (level === undefined) return undefined;
  const { placed } = carryColumns(markSchemes[level], columns);
  const marks = columns.filter(({ kind }) => kind === 'mark');
  const activities = marks.filter(({ role }) => role === 'activities');
  if (level !== 'Primary' && activities.length > 1) return undefined;
  if (rubrics.some((id) => placed.has(id))) return undefined;
  return usualRule([...marks, { role: 'practical' }], level);
};

/**
 * A term's marks in a workbook, for the pupils of the saved class, and how many of the workbook's pupils are not in it.
 * @param level the class's, or else the teacher's
 * @param pupils who is meant by each row
 */
export function marksOfWorkbook(
  kept: KnownPupils,
  read: Pick<ListedClass, 'pupils'>,
  term: TermMarks,
  level: SchoolLevel | undefined,
  pupils: ReturnType<typeof pupilsOfRows> = pupilsOfRows(kept, read.pupils),
): { readonly incoming: IncomingMarks; readonly strangers: number } {
  const indexes = markIndexes(term);
  // The notebook counts marks out of the same full marks.
  const usual = level && fullMarks(markSchemes[level], term.columns);
  const columns = indexes.map((index) => {
    const { heading = '', role, scale } = term.columns[index] ?? {};
    return { heading: removeScale(heading) || heading, role, scale, usual: usual?.[index] };
  });
  const rows = read.pupils.flatMap((_, index) => {
    const pupil = pupils[index];
    if (!pupil) return [];
    const marks = indexes.map((column) => term.marks[index]?.[column] ?? '');
    const [remark, advice] = [term.remarks?.[index], term.advice?.[index]];
    return [{ pupil: pupil.id, marks, remark, ...(advice !== undefined && { advice }) }];
  });
  const averages = ruleOf(term, level);
  return {
    incoming: { columns, rows, averages },
    strangers: read.pupils.length - rows.length,
  };
}

/** A new sheet with all columns of a workbook, also those that are still empty, as they count in the averages. */
export const sheetOfWorkbook = ({ columns, averages }: IncomingMarks): MarkSheetContent => ({
  columns: columns
    .slice(0, limits.sheetColumns)
    .map(({ heading, role, usual = USUAL_SCALE, scale = usual }, index) => ({
      ...{ id: `c${index + 1}`, heading, scale },
      ...(role && { role }),
    })),
  marks: {},
  ...(averages && { averages }),
});
