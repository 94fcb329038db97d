import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { toShownSheet } from '../stores/mark-sheets/mark-sheet-item.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const { classes, sheets } = connectMarkSheets();

export const handler = endpointHandler(listAllMarkSheets, async ({ user }) => {
  const all = await classes.listSheets(user.uid);
  const byId = new Map(all.map((one) => [one.id, one]));
  return (await sheets.listAll(user.uid, all)).flatMap((sheet) => {
    const ofClass = byId.get(sheet.classId);
    return ofClass ? [toShownSheet(sheet, ofClass)] : [];
  });
});
