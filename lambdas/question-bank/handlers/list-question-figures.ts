import { listQuestionFigures } from '#shared/contracts/question-bank.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { figuresEnvironment } from '../environment.ts';
import { dynamoFiguresStore } from '../stores/dynamo-figures-store.ts';

const { TABLE_NAME } = readEnvironment(figuresEnvironment);
const store = dynamoFiguresStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listQuestionFigures, ({ user }) => store.list(user.uid));
