import * as z from 'zod/mini';
import { markSheetSummary, type MarkSheetContent } from '#shared/model/mark-sheet.ts';

/** A sheet as the table stores it, without its marks. */
export const markSheetItem = z.extend(markSheetSummary, { classId: z.string() });
export type MarkSheetItem = z.infer<typeof markSheetItem>;

/** The figures that a list shows of a sheet's content. */
export const figuresOf = ({ columns, marks }: MarkSheetContent) => ({
  columns: columns.length,
  marks: Object.values(marks).reduce((sum, ofPupil) => sum + Object.keys(ofPupil).length, 0),
});
