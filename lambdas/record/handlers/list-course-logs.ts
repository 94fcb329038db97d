import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectClassDocuments } from '../class-documents.ts';

const { classes, store } = connectClassDocuments(courseLogs);

export const handler = endpointHandler(listCourseLogs, async ({ user: { uid }, params }) => {
  const all = await classes.list(uid);
  const ofYear = `y${params.year}-`;
  return (await Promise.all(all.map(({ id }) => store.list(uid, id, ofYear)))).flat();
});
