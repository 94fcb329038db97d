import { versionTag } from '#shared/contracts/endpoint.ts';
import { replaceClass as contract } from '#shared/contracts/classes.ts';
import { newId } from '#shared/text/new-id.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { replaceClass } from '../domain/replace-class.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const ports = {
  classes: dynamoClassStore(documentClient, TABLE_NAME),
  newPupilId: newId,
  now: () => new Date(),
};

export const handler = endpointHandler(contract, async ({ user, params, body, headers }) => {
  const replacement = { classId: params.classId, content: body, seen: headers['if-match'] };
  const kept = await replaceClass(ports, user.uid, replacement);
  return new EtagResponse(kept, versionTag(kept));
});
