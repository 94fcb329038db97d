import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientLimits, timed, timedAround } from './call-time.ts';

const client = new DynamoDBClient(clientLimits);
client.middlewareStack.add(timed, timedAround);
// It copies all that is read for a logger, and there is none.
client.middlewareStack.remove('loggerMiddleware');

/** One client per instance of the function. Undefined fields are left out of items. */
export const documentClient = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
