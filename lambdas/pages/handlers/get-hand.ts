import { getHand } from '#shared/contracts/hand.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoHandStore } from '../stores/dynamo-hand-store.ts';
import { shownHand } from '../domain/hand/learn-confirmed.ts';
import { handEnvironment } from '../environment.ts';

const hands = dynamoHandStore(documentClient, readEnvironment(handEnvironment).TABLE_NAME);

export const handler = endpointHandler(getHand, async ({ user }) => {
  const kept = await hands.find(user.uid);
  return kept && shownHand(kept);
});
