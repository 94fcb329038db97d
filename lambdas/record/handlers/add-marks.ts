import { addMarks as contract } from '#shared/contracts/add-marks.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { addMarks } from '../domain/add-marks.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const ports = connectMarkSheets();

export const handler = endpointHandler(contract, ({ user, params: { classId }, body }) =>
  addMarks(ports, { uid: user.uid, classId }, body),
);
