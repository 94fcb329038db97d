import { getAttendance } from '#shared/contracts/attendance.ts';
import { attendance } from '#shared/model/attendance.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectClassDocuments, readClassDocument } from '../class-documents.ts';

const ports = connectClassDocuments(attendance);

export const handler = endpointHandler(getAttendance, ({ user: { uid }, params }) => {
  const { classId, monthId } = params;
  return readClassDocument(ports, attendance, { uid, classId, id: monthId });
});
