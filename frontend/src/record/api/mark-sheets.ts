import { useSWRConfig, type SWRResponse } from 'swr';
import {
  addMarkSheet,
  deleteMarkSheet,
  listAllMarkSheets,
  listMarkSheets,
} from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent, MarkSheetHeading } from '#shared/model/mark-sheet.ts';
import type * as model from '#shared/model/mark-sheet.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

export type MarkSheetSummary = Read<model.MarkSheetSummary>;

/** The key of the mark sheets of a class among the resources. */
export const markSheetsKey = (classId: string): string => `${listMarkSheets.id}/${classId}`;

/** The mark sheets of a class, without their marks. */
export const useMarkSheets = (classId: string): SWRResponse<MarkSheetSummary[], unknown> =>
  useResource(markSheetsKey(classId), () => call(listMarkSheets, { params: { classId } }));

export type MarkSheetOfClass = Read<model.MarkSheetOfClass>;

/** The mark sheets of all classes, without their marks; fetched only if `wanted`. */
export const useAllMarkSheets = (wanted = true): SWRResponse<MarkSheetOfClass[], unknown> =>
  useResource(wanted ? listAllMarkSheets.id : null, () => call(listAllMarkSheets));

/** Changes to the mark sheets of a class; its list is refreshed. */
export const useMarkSheetChanges = (classId: string) => {
  const { mutate } = useSWRConfig();
  return {
    /** Adds a sheet; returns its id. */
    add: async (sheet: MarkSheetHeading & { content: MarkSheetContent }): Promise<string> => {
      const { id } = await call(addMarkSheet, { params: { classId }, body: sheet });
      await mutate(markSheetsKey(classId));
      return id;
    },
    /** Deletes a sheet; succeeds if it is already gone. */
    remove: async (sheetId: string): Promise<void> => {
      try {
        await call(deleteMarkSheet, { params: { classId, sheetId } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'mark-sheet-not-found')) throw error;
      }
      await mutate(markSheetsKey(classId));
    },
  };
};
