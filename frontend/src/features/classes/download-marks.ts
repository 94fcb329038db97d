import * as z from 'zod/mini';
import { getMarkSheet, listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { writeCsv } from '#shared/spreadsheet/csv.ts';
import { writeWorkbook } from '#shared/spreadsheet/workbook/write-workbook.ts';
import { call } from '#frontend/lib/api/client.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { marksTable, type TableWords } from './model/marks-table.ts';

/** The files that marks are downloaded as. */
export const markFiles = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;
export type MarkFile = keyof typeof markFiles;

/** What a file says besides the marks. */
export interface MarkFileWords extends TableWords {
  /** Without its extension. */
  readonly file: string;
  /** The name of a class's sheet of the term. */
  readonly sheetOf: (name: string) => string;
  readonly isRightToLeft: boolean;
}

/**
 * Downloads the marks of a term: those of one class, or of all classes, a table for each class and subject.
 * @throws as `call` does
 */
export async function downloadMarks(
  { kept, term, kind }: { kept: SavedClass | undefined; term: Term; kind: MarkFile },
  words: MarkFileWords,
): Promise<void> {
  const all = await call(listAllMarkSheets);
  const sheets = all.filter(
    (sheet) => sheet.term === term && sheet.marks > 0 && (!kept || sheet.classId === kept.id),
  );
  const tables = [];
  for (const [classId, ofClass] of Map.groupBy(sheets, (sheet) => sheet.classId)) {
    const own = kept ?? (await fetchClass(classId));
    for (const { id: sheetId, subject } of ofClass) {
      const { document } = await call(getMarkSheet, { params: { classId, sheetId } });
      const content = z.parse(markSheetContent, document.content);
      const name = words.sheetOf(own.name);
      tables.push({ name, subject, rows: marksTable(own, content, words) });
    }
  }
  if (tables.length === 0) throw new Error('the marks were deleted meanwhile');
  const bytes =
    kind === 'csv'
      ? writeCsv(
          tables.flatMap(({ name, subject, rows }, index) => [
            ...(index > 0 ? [[]] : []),
            [name, subject],
            ...rows,
          ]),
        )
      : writeWorkbook(
          tables.map(({ name, rows }) => ({ name, rows, isRightToLeft: words.isRightToLeft })),
        );
  const file = `${words.file.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.${kind}`;
  saveFile(new Blob([bytes], { type: markFiles[kind] }), file);
}
