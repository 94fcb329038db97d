import './environment.ts';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { dynamoJobStore } from '../../lambdas/core/jobs/dynamo-job-store.ts';
import { useDynamoTable } from './dynamo-table.ts';
import { useFakeS3 } from './fake-s3.ts';

/** What the functions of jobs work with, empty before each test: a table, buckets, and workflows that start. */
export function useJobServices() {
  const { client, name: TableName } = useDynamoTable();
  const s3 = useFakeS3();
  const workflow = mockClient(SFNClient);
  beforeEach(async () => {
    workflow.reset();
    workflow.on(StartExecutionCommand).resolves({});
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    for (const item of Items) {
      const Key = { PK: item['PK'] as string, SK: item['SK'] as string };
      await client.send(new DeleteCommand({ TableName, Key }));
    }
  });
  return {
    s3,
    workflow,
    jobs: dynamoJobStore(client, TableName),
    put: (item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item: item })),
    /** The executions that were asked for. */
    started: () => workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input),
  };
}
