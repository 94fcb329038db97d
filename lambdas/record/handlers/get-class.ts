import { versionTag } from '#shared/contracts/endpoint.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(getClass, async ({ user, params }) => {
  const kept = await classes.use(user.uid, params.classId);
  if (!kept) throw new AppError('class-not-found');
  return new EtagResponse(kept, versionTag(kept));
});
