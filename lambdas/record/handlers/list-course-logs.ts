import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectCourseLogs } from '../course-logs.ts';

const { classes, logs } = connectCourseLogs();

export const handler = endpointHandler(listCourseLogs, async ({ user: { uid }, params }) => {
  const all = await classes.list(uid);
  return (await Promise.all(all.map(({ id }) => logs.list(uid, id, params.year)))).flat();
});
