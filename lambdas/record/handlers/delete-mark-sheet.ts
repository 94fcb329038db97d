import { deleteMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { AppError } from '#shared/errors.ts';
import { readEnvironment } from '#core/environment.ts';
import { bornSheet } from '../stores/mark-sheets/mark-sheet-store.ts';
import { liveSessionHandler } from '#core/http/live-session-handler.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { classesEnvironment } from '../environment.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const ports = connectMarkSheets();

export const handler = liveSessionHandler(deleteMarkSheet, async ({ user, params, headers }) => {
  const address = { uid: user.uid, ...params };
  await useClassOf(ports, address);
  const sheet = await ports.sheets.find(address);
  // Also without an item, since an interrupted call may have left versions. A sheet that is begun meanwhile stays.
  await ports.sheets.remove(sheet ? bornSheet(address, sheet) : address);
  if (!sheet) throw new AppError('mark-sheet-not-found');
  await noteInTrail(TABLE_NAME, 'marks-deleted', { user, headers });
});
