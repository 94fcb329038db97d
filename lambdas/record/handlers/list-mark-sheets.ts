import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { toShownSheet } from '../stores/mark-sheets/mark-sheet-item.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const ports = connectMarkSheets();

export const handler = endpointHandler(listMarkSheets, async ({ user, params: { classId } }) => {
  const kept = await useClassOf(ports, { uid: user.uid, classId });
  const sheets = await ports.sheets.list(user.uid, classId);
  return sheets.map((sheet) => toShownSheet(sheet, kept));
});
