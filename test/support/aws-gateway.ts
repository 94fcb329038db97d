import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#infra/local/dynamodb/database.ts';
import { ensureTable } from '#infra/local/dynamodb/ensure-table.ts';
import { createS3Store } from '#infra/local/s3/store.ts';
import { createSecrets } from '#infra/local/secrets/secrets.ts';
import type { TableSpec } from '#infra/local/template/storage.ts';
import type { GatewayOptions } from '#infra/local/aws-gateway/dispatch.ts';
import type { GatewayEvent } from '#infra/local/aws-gateway/gate.ts';
import { parsePolicyDocument } from '#infra/local/aws-gateway/principal.ts';
import { startGateway } from '#infra/local/aws-gateway/server.ts';

export const region = 'eu-west-1';
export const accountId = '123456789012';
export const tableArn = `arn:aws:dynamodb:${region}:${accountId}:table/Daftar`;
export const machineArn = `arn:aws:states:${region}:${accountId}:stateMachine:Notebook`;
export const secretArn = `arn:aws:secretsmanager:${region}:${accountId}:secret:identity-a1B2c3`;
export const credentials = {
  accessKeyId: 'ASIALOCALFUNCTION001',
  secretAccessKey: 'a secret of this start only',
  sessionToken: 'session/token+with=signs',
};

export const table: TableSpec = {
  name: 'Daftar',
  AttributeDefinitions: ['PK', 'SK', 'openKind', 'createdAt'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S' as const,
  })),
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'OpenJobs',
      KeySchema: [
        { AttributeName: 'openKind', KeyType: 'HASH' },
        { AttributeName: 'createdAt', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

/** An Allow statement, as the CDK writes one. */
export const allow = (
  action: string | string[],
  resource: string | string[],
  more: object = {},
) => ({
  Effect: 'Allow',
  Action: action,
  Resource: resource,
  ...more,
});

/** A gateway over a temporary folder; its only role has the current `role.statements`. */
export const openFixture = async (more: Partial<GatewayOptions> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'aws-gateway-'));
  const events: GatewayEvent[] = [];
  const role = { statements: [allow('*', '*')] };
  const database = await openDatabase(join(folder, 'dynamodb'));
  await ensureTable(database, table);
  const store = await createS3Store(join(folder, 's3'));
  await store.createBucket('uploads');
  await store.createBucket('library');
  const states = (action: string, input: unknown) => Promise.resolve({ action, input });
  const gateway = await startGateway({
    region,
    accountId,
    principals: () => [
      {
        name: 'NotebookRole',
        ...credentials,
        statements: parsePolicyDocument({ Statement: role.statements }),
      },
    ],
    dynamodb: database,
    partitionKeyOf: () => 'PK',
    s3: store,
    services: {
      states: Object.assign(states, { resourceOf: () => machineArn }),
      secretsmanager: createSecrets(new Map([[secretArn, '{"private_key":"…"}']])),
    },
    log: (event) => void events.push(event),
    ...more,
  });
  const client = { endpoint: gateway.url, region, credentials, maxAttempts: 1 };
  return {
    ...gateway,
    client,
    events,
    role,
    store,
    close: async () => {
      await gateway.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Fixture = Awaited<ReturnType<typeof openFixture>>;
