import type { FrontDoorRequest, FrontDoorResponse } from '../front-door/http-message.ts';
import { actionOf, inputOf } from '../front-door/json-call.ts';
import type { Gate } from '../front-door/permission.ts';
import type { Database } from './database.ts';
import type { TableFacts } from './permissions.ts';
import { permissionsOf } from './permissions.ts';

/** Answers one verified call of DynamoDB: asks IAM about every table it touches, then the database. */
export const callDynamoDb = async (
  { request, gate }: { request: FrontDoorRequest; gate: Gate },
  database: Pick<Database, 'call'>,
  facts: TableFacts,
): Promise<FrontDoorResponse> => {
  const action = actionOf(request);
  for (const permission of permissionsOf(action, inputOf(request), facts)) gate.require(permission);
  return database.call(action, request.body);
};
