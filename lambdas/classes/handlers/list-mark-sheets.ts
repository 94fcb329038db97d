import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const ports = connectMarkSheets();

export const handler = endpointHandler(listMarkSheets, async ({ user, params: { classId } }) => {
  await useClassOf(ports, { uid: user.uid, classId });
  return ports.sheets.list(user.uid, classId);
});
