import { deleteClass } from '#shared/contracts/classes.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/records/classes/dynamo-class-store.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(deleteClass, async ({ user, params }) => {
  if (!(await classes.remove(user.uid, params.classId))) throw new AppError('class-not-found');
});
