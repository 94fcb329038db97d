import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { toShownSheet } from '../stores/mark-sheets/mark-sheet-item.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const { classes, sheets } = connectMarkSheets();

export const handler = endpointHandler(listAllMarkSheets, async ({ user }) => {
  const all = await classes.listInFull(user.uid);
  // One query per class, because the versions between the sheets of two classes are many times larger.
  const ofClasses = await Promise.all(
    all.map(async (kept) =>
      (await sheets.list(user.uid, kept.id)).map((sheet) => toShownSheet(sheet, kept)),
    ),
  );
  return ofClasses.flat();
});
