import { versionTag } from '#shared/contracts/endpoint.ts';
import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { AppError } from '#shared/errors.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { findMarkSheet } from '../domain/mark-sheet.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const ports = connectMarkSheets();

export const handler = endpointHandler(getMarkSheet, async ({ user, params }) => {
  const { documents } = ports.sheets;
  const { sheet, born } = await findMarkSheet(ports, { uid: user.uid, ...params });
  const newest = await documents.newest(born);
  if (!newest) throw new AppError('mark-sheet-not-found');
  const document = await readVersion(documents, markSheetContent, newest);
  return new EtagResponse({ ...sheet, document }, versionTag(newest));
});
