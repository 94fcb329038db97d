import { listClasses } from '#shared/contracts/classes.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { noteSession } from '#core/trail/note-in-trail.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listClasses, async ({ user, headers }) => {
  const [list] = await Promise.all([
    classes.list(user.uid),
    noteSession(TABLE_NAME, { user, headers }),
  ]);
  return list;
});
