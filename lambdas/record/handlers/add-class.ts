import { createHash } from 'node:crypto';
import { addClass as contract } from '#shared/contracts/classes.ts';
import { newId } from '#shared/text/new-id.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { ulid } from '#core/jobs/ulid.ts';
import { addClass } from '../domain/add-class.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const ports = {
  classes: dynamoClassStore(documentClient, TABLE_NAME),
  closure: dynamoAccountClosure(documentClient, TABLE_NAME),
  newPupilId: newId,
};
const idOf = (uid: string, key: string): string =>
  ulid(0, createHash('sha256').update(`${uid}\n${key}`).digest().subarray(0, 16));

export const handler = endpointHandler(contract, ({ user, body, idempotency }) =>
  addClass(
    {
      ...ports,
      newId: () => (idempotency ? idOf(user.uid, idempotency.key) : ulid(Date.now())),
    },
    user.uid,
    body,
  ),
);
