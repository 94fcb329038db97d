import { listAttendance } from '#shared/contracts/attendance.ts';
import { attendance } from '#shared/model/attendance.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectClassDocuments } from '../class-documents.ts';

const { classes, store } = connectClassDocuments(attendance);

export const handler = endpointHandler(listAttendance, async ({ user: { uid }, params, query }) => {
  const [from, to] = [`m${params.from}`, `m${params.to}`];
  const all = await classes.list(uid);
  const asked = all.filter(({ id }) => query.classId === undefined || id === query.classId);
  return (await Promise.all(asked.map(({ id }) => store.list(uid, id, from, to)))).flat();
});
