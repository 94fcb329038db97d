import { addMarkSheet as contract } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { addMarkSheet } from '../domain/add-mark-sheet.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const ports = connectMarkSheets();

export const handler = endpointHandler(contract, ({ user, params: { classId }, body }) =>
  addMarkSheet(ports, { uid: user.uid, classId }, body),
);
