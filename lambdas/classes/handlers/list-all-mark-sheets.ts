import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { connectMarkSheets } from '../mark-sheets.ts';

const { classes, sheets } = connectMarkSheets();

export const handler = endpointHandler(listAllMarkSheets, async ({ user }) => {
  const kept = await classes.list(user.uid);
  // One query per class, because the versions between the sheets of two classes are many times larger.
  const ofClasses = await Promise.all(kept.map(({ id }) => sheets.list(user.uid, id)));
  return ofClasses.flat();
});
