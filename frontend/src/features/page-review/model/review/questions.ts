import { averagePresets, proposedRole } from '#shared/record/averages/average-presets.ts';
import { lacksRole, type Doubt } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import { HEADINGS, isSameCell } from '#frontend/record/model/grid/grid-cells.ts';

/** The marks under review. */
export interface ReviewedPage {
  readonly book: Gradebook;
  readonly doubts: readonly Doubt[];
  /** The school level, whose usual rule suggests roles for columns without one. */
  readonly level: SchoolLevel | undefined;
}

/** What the teacher is asked about a cell. */
export interface Question {
  readonly doubt: Doubt | undefined;
  /** Whether the class list is the right one. */
  readonly asksClass: boolean;
  /** Whether the column of this heading needs a role. */
  readonly asksRole: boolean;
  /** Whether its heading is far from every known one, and its role is known. */
  readonly asksHeading: boolean;
  /** Whether that column holds ticks and other signs. */
  readonly asksTicks: boolean;
  /** The suggested role. */
  readonly proposed: MarkRole | undefined;
}

export const questionAt = ({ book, doubts, level }: ReviewedPage, cell: CellPosition): Question => {
  const doubt = doubts.find((one) => isSameCell(one, cell));
  const column = book.columns[cell.column];
  const asksRole = cell.row === HEADINGS && column !== undefined && lacksRole(column);
  const usual = averagePresets.find((preset) => 'level' in preset && preset.level === level);
  return {
    doubt,
    asksClass: doubt?.reasons.includes('other-class') ?? false,
    asksRole,
    asksHeading: cell.row === HEADINGS && !asksRole && column?.unsure === true,
    asksTicks: asksRole && column.ticks === true,
    proposed:
      asksRole && !column.ticks ? proposedRole(book.columns, book.averages ?? usual) : undefined,
  };
};
