import * as z from 'zod/mini';
import { profileValue } from '#shared/contracts/profile.ts';
import { printMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { AppError } from '#shared/errors.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import { term as termSchema } from '#shared/model/term.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoPrintedSheetStore } from '../stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { printSheets } from '../stores/printed-sheets/print-sheets.ts';
import { bornSheet } from '../stores/mark-sheets/mark-sheet-store.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { printTextsIn } from '../domain/printing/print-texts.ts';
import { renderMarkSheet } from '../domain/printing/render-mark-sheet.ts';
import { classesEnvironment } from '../environment.ts';
import { connectMarkSheets } from '../mark-sheets.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const ports = connectMarkSheets();
const printing = {
  printed: dynamoPrintedSheetStore(documentClient, TABLE_NAME),
  classes: ports.classes,
  closure: dynamoAccountClosure(documentClient, TABLE_NAME),
};
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

/** Prints the newest version of a sheet; what its pages mean is stored before they are handed out. */
export const handler = endpointHandler(printMarkSheet, async ({ user, params, body }) => {
  const { documents } = ports.sheets;
  const address = { uid: user.uid, ...params };
  const kept = await useClassOf(ports, address);
  const [sheet, profile] = await Promise.all([ports.sheets.find(address), profiles.find(user.uid)]);
  const newest = sheet && (await documents.newest(bornSheet(address, sheet)));
  if (!newest) throw new AppError('mark-sheet-not-found');
  const { content } = await readVersion(documents, markSheetContent, newest);
  if (content.columns.length === 0) {
    const issues = [{ path: '/sheetId', code: 'no_columns' }];
    throw new AppError('validation-failed', { issues });
  }
  const { language = 'en', filled: isFilled = false } = body;
  const [term, typefaces] = [z.parse(termSchema, sheet.term), await typefacesLoading];
  const { subject, id: sheetId } = sheet;
  const printedAt = new Date().toISOString();
  const toPrint = { kept, subject, term, sheetId, content, isFilled, language, profile, printedAt };
  const bytes = await printSheets(printing, user.uid, (newNumber) =>
    renderMarkSheet(toPrint, typefaces, newNumber),
  );
  const name = shortFileNamePart(printTextsIn(language).file(kept.name, subject, term), '.pdf');
  return new BinaryResponse({ bytes, contentType: 'application/pdf', name: `${name}.pdf` });
});
