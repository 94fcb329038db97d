import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { useMockClient } from './mock-client.ts';
import { beforeEach } from 'vitest';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { dynamoResultStore } from '#core/jobs/dynamo-result-store.ts';
import { useEmptyTable } from './dynamo-table.ts';
import { useFakeS3 } from './fake-s3.ts';

/** The services that job functions use, empty before each test: a table, buckets, and workflows that start. */
export function useJobServices() {
  const { client, name, put, items } = useEmptyTable();
  const s3 = useFakeS3();
  const workflow = useMockClient(SFNClient);
  beforeEach(() => {
    workflow.reset();
    workflow.on(StartExecutionCommand).resolves({});
  });
  return {
    s3,
    workflow,
    put,
    items,
    jobs: dynamoJobStore(client, name),
    results: dynamoResultStore(client, name),
    /** The executions that were started. */
    started: () => workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input),
  };
}
