import { listPrintedTests } from '#shared/contracts/answers-documents.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { groupPrintedTests } from '../domain/group-printed-tests.ts';
import { tableEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(tableEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const printed = dynamoPrintedSheetStore(documentClient, TABLE_NAME);

export const handler = endpointHandler(listPrintedTests, async ({ user }) =>
  groupPrintedTests(
    ...(await Promise.all([printed.answerSheets(user.uid), classes.listInFull(user.uid)])),
  ),
);
