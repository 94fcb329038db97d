import type { GatewayRequest, GatewayResponse } from '../aws-gateway/http-message.ts';
import { actionOf, inputOf } from '../aws-gateway/json-call.ts';
import type { Gate } from '../aws-gateway/permission.ts';
import type { Database } from './database.ts';
import type { TableFacts } from './permissions.ts';
import { permissionsOf } from './permissions.ts';

/** Answers a verified DynamoDB call: checks every table with IAM, then calls the database. */
export const callDynamoDb = async (
  { request, gate }: { request: GatewayRequest; gate: Gate },
  database: Pick<Database, 'call'>,
  facts: TableFacts,
): Promise<GatewayResponse> => {
  const action = actionOf(request);
  for (const permission of permissionsOf(action, inputOf(request), facts)) gate.require(permission);
  return database.call(action, request.body);
};
