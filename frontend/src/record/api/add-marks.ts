import { addMarks } from '#shared/contracts/add-marks.ts';
import type * as model from '#shared/model/added-marks.ts';
import { limits } from '#shared/model/limits.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { call } from '#frontend/lib/api/client.ts';
import { readInFull, type Read } from '#frontend/lib/api/read-response.ts';

// A part of the answer that is not understood must not pass for marks that are in.
readInFull.add(addMarks.response);

export type AddedMarks = Read<model.AddedMarks>;

/** One more than a sheet takes: such a text is refused as too long, and the rest is added. */
const clip = (text: string): string => clipText(text, limits.gradebookTextLength + 1);

/**
 * Adds marks from elsewhere to the record of a class. The call may be repeated.
 * @throws as `call` does
 */
export const addMarksToSheet = (
  classId: string,
  { table, begin, ...marks }: model.MarksToAdd,
): Promise<AddedMarks> =>
  call(addMarks, {
    params: { classId },
    body: {
      ...marks,
      table: {
        ...table,
        columns: table.columns.map((column) => ({
          ...column,
          heading: clipText(column.heading, limits.gradebookTextLength),
        })),
        rows: table.rows.map((row) => ({
          ...row,
          marks: row.marks.map(clip),
          remark: row.remark && clip(row.remark),
          advice: row.advice && clip(row.advice),
        })),
      },
      begin: begin && { columns: begin.columns, averages: begin.averages },
    },
  });
