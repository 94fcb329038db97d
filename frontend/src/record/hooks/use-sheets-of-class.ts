import * as z from 'zod/mini';
import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { call } from '#frontend/lib/api/client.ts';
import { useMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

/** A mark sheet with its marks. */
export interface FullSheet {
  readonly id: string;
  readonly subject: string;
  readonly term: number;
  readonly content: MarkSheetContent;
}

/** All mark sheets of a class with their marks, read again when one has changed. */
export function useSheetsOfClass(classId: string): {
  readonly data: readonly FullSheet[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
} {
  const list = useMarkSheets(classId);
  const versions = list.data?.map(({ id, changedAt }) => `${id}@${changedAt}`).join(' ');
  const full = useResource(
    versions === undefined ? null : `${getMarkSheet.id}/${classId}/${versions}`,
    () =>
      Promise.all(
        (list.data ?? []).map(async ({ id, subject, term }): Promise<FullSheet> => {
          const { document } = await call(getMarkSheet, { params: { classId, sheetId: id } });
          return { id, subject, term, content: z.parse(markSheetContent, document.content) };
        }),
      ),
  );
  return {
    data: full.data,
    error: list.data ? full.error : list.error,
    reload: () => void Promise.all([list.mutate(), full.mutate()]),
  };
}
