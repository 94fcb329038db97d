import { removeScale } from '#shared/record/marks/mark-headings.ts';
import { rubrics, type MarkColumn, type MarkColumnId } from '#shared/record/marks/mark-schemes.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { Term } from '#shared/model/term.ts';
import type { PrintedColumn } from '#shared/paper/printed-sheet.ts';
import { newId } from '#shared/text/new-id.ts';
import { drawCorners, gridOf } from '#lambdas/print/paper/draw-corners.ts';
import type { TablePart } from '#lambdas/print/layout/table.ts';
import { removeSoftHyphens } from '#lambdas/print/typography/line-breaking.ts';
import type { Notebook } from './notebook.ts';
import { subjectOf, type Section } from './page-frame.ts';

const roles: Partial<Record<MarkColumnId, MarkRole>> = {
  activities: 'activities',
  expression: 'activities',
  reading: 'activities',
  writing: 'activities',
  practical: 'practical',
  test1: 'test',
  test2: 'test',
  exam: 'exam',
};

const isRubric = (id: MarkColumnId): boolean => rubrics.some((rubric) => rubric === id);

/** A column that the record lacks, if a teacher writes a mark into it; what is worked out is none. */
export function writtenColumn(
  { id, outOf, computed }: MarkColumn,
  heading: string,
  placed: ReadonlyMap<MarkColumnId, number>,
): PrintedColumn | undefined {
  const hasParts = rubrics.some((rubric) => placed.has(rubric));
  if (computed && (id !== 'activities' || hasParts)) return undefined;
  // Parts of the activities do not count beside their sum.
  const role = isRubric(id) && hasParts ? 'activities' : roles[id];
  return {
    id: id.slice(0, 8),
    heading: removeScale(removeSoftHyphens(heading)),
    scale: outOf,
    ...(role && { role }),
  };
}

/** Gives each column an id of its own. */
function uniqueIds(columns: readonly PrintedColumn[]): PrintedColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const id = taken.has(column.id) ? newId() : column.id;
    taken.add(id);
    return { ...column, id };
  });
}

/** Whether the grids of a section's class get corner marks: it must be a saved class whose subject is known. */
export const cornersOf = ({ input }: Notebook, { place }: Section) => {
  const saved = place && input.saved?.[place.index];
  if (!saved) return undefined;
  const subject = saved.subject ?? subjectOf({ input }, place.listedClass);
  return subject ? { ...saved, subject } : undefined;
};
export type Corners = NonNullable<ReturnType<typeof cornersOf>>;

/**
 * Draws corner marks around a grid on each of its pages, and notes what each of them means.
 * @param columns by the number of the table's column: the columns in which marks are written
 */
export function drawCornersOfGrid(
  book: Notebook,
  { classId, classVersion, pupils, subject }: Corners,
  term: Term,
  parts: readonly TablePart[],
  columns: ReadonlyMap<number, PrintedColumn>,
): void {
  const printed = uniqueIds([...columns.values()]);
  for (const part of parts) {
    const { first, heights } = part;
    const number = book.newNumber();
    const layout = gridOf(part, [...columns.keys()], book.direction);
    drawCorners(part, layout, number, book.direction);
    const shown = pupils.slice(first, first + heights.length);
    book.sheets.push({
      ...{ number, layout, classId, classVersion, subject, term, columns: printed },
      pupils: shown,
      spareRows: heights.length - shown.length,
    });
  }
}
