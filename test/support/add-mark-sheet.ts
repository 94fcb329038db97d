import { handler } from '#lambdas/record/handlers/add-mark-sheet.ts';
import type { MarkSheetContent, MarkSheetHeading } from '#shared/model/mark-sheet.ts';
import { callEndpoint } from './call-endpoint.ts';

/** Adds a mark sheet to a class of the sample teacher. */
export const addSheetTo = (
  classId: string,
  sheet: MarkSheetHeading & { readonly content: MarkSheetContent },
) => callEndpoint(handler, { params: { classId }, body: sheet });
