import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fixture } from '#test/support/aws-gateway.ts';
import {
  allow,
  machineArn,
  openFixture,
  secretArn,
  table,
  tableArn,
} from '#test/support/aws-gateway.ts';

const TableName = table.name;
const item = { PK: { S: 'USER#1' }, SK: { S: 'PROFILE' } };
const object = (key: string) => `arn:aws:s3:::uploads/${key}`;
const Bucket = 'uploads';

let door: Fixture;
let dynamodb: DynamoDBClient;
let s3: S3Client;
let sfn: SFNClient;
let secrets: SecretsManagerClient;

beforeAll(async () => {
  door = await openFixture();
  dynamodb = new DynamoDBClient(door.client);
  s3 = new S3Client({
    ...door.client,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  sfn = new SFNClient(door.client);
  secrets = new SecretsManagerClient(door.client);
});
afterAll(() => door.close());
beforeEach(async () => {
  door.events.length = 0;
  await door.store.put(Bucket, 'a.txt', Buffer.from('a'));
});

/** Each call with exactly the statements it needs. */
const calls: [
  name: string,
  statements: ReturnType<typeof allow>[],
  call: () => Promise<unknown>,
][] = [
  [
    'GetItem',
    [allow('dynamodb:GetItem', tableArn)],
    () => dynamodb.send(new GetItemCommand({ TableName, Key: item })),
  ],
  [
    'PutItem',
    [allow('dynamodb:PutItem', tableArn)],
    () => dynamodb.send(new PutItemCommand({ TableName, Item: item })),
  ],
  [
    'UpdateItem',
    [allow('dynamodb:UpdateItem', tableArn)],
    () =>
      dynamodb.send(
        new UpdateItemCommand({
          TableName,
          Key: item,
          UpdateExpression: 'SET a = :a',
          ExpressionAttributeValues: { ':a': { N: '1' } },
        }),
      ),
  ],
  [
    'DeleteItem',
    [allow('dynamodb:DeleteItem', tableArn)],
    () => dynamodb.send(new DeleteItemCommand({ TableName, Key: item })),
  ],
  [
    'Query',
    [allow('dynamodb:Query', tableArn)],
    () =>
      dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'PK = :pk',
          ExpressionAttributeValues: { ':pk': { S: 'USER#1' } },
        }),
      ),
  ],
  [
    'Query of an index',
    [allow('dynamodb:Query', `${tableArn}/index/*`)],
    () =>
      dynamodb.send(
        new QueryCommand({
          TableName,
          IndexName: 'OpenJobs',
          KeyConditionExpression: 'openKind = :k',
          ExpressionAttributeValues: { ':k': { S: 'notebook' } },
        }),
      ),
  ],
  [
    'GetItem of own keys only',
    [
      allow('dynamodb:GetItem', tableArn, {
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': 'USER#1' } },
      }),
    ],
    () => dynamodb.send(new GetItemCommand({ TableName, Key: item })),
  ],
  [
    'BatchGetItem of own keys only',
    [
      allow('dynamodb:BatchGetItem', tableArn, {
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': 'USER#1' } },
      }),
    ],
    () =>
      dynamodb.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [item] } } })),
  ],
  [
    'PutObject',
    [allow('s3:PutObject', object('*'))],
    () => s3.send(new PutObjectCommand({ Bucket, Key: 'b.txt', Body: 'b' })),
  ],
  [
    'GetObject',
    [allow('s3:GetObject', object('*'))],
    () => s3.send(new GetObjectCommand({ Bucket, Key: 'a.txt' })),
  ],
  [
    'HeadObject',
    [allow('s3:GetObject', object('a.txt'))],
    () => s3.send(new HeadObjectCommand({ Bucket, Key: 'a.txt' })),
  ],
  [
    'DeleteObject',
    [allow('s3:DeleteObject*', object('*'))],
    () => s3.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' })),
  ],
  [
    'ListObjectsV2',
    [
      allow('s3:ListBucket', 'arn:aws:s3:::uploads', {
        Condition: { StringLike: { 's3:prefix': 'uploads/*' } },
      }),
    ],
    () => s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'uploads/me/' })),
  ],
  [
    'StartExecution',
    [allow('states:StartExecution', machineArn)],
    () => sfn.send(new StartExecutionCommand({ stateMachineArn: machineArn, input: '{}' })),
  ],
  [
    'GetSecretValue',
    [allow('secretsmanager:GetSecretValue', secretArn)],
    () => secrets.send(new GetSecretValueCommand({ SecretId: secretArn })),
  ],
];

describe.each(calls)('the call %s', (_, statements, call) => {
  it('succeeds with its statements', async () => {
    door.role.statements = statements;
    await expect(call()).resolves.toBeDefined();
    expect(door.events).toEqual([]);
  });

  it.each(statements.map((statement, at) => [statement.Action, at] as const))(
    'is refused without %s, and logged',
    async (action, at) => {
      door.role.statements = statements.filter((_one, index) => index !== at);
      const error = await call().then(
        () => undefined,
        (reason: unknown) => reason as Error,
      );
      // The answer to HEAD has no body, so only the status tells the reason.
      expect(['AccessDenied', 'AccessDeniedException', '403', 'Unknown']).toContain(error?.name);
      expect(error).toMatchObject({
        $metadata: { httpStatusCode: expect.toBeOneOf([400, 403]) as number },
      });
      const denied = door.events.find((event) => event.kind === 'denied');
      expect(denied).toMatchObject({ principal: 'NotebookRole', reason: 'no statement allows it' });
      expect(denied?.action).toMatch(String(action).replace('*', ''));
    },
  );

  it('is refused although every other call is allowed', async () => {
    const others = calls.filter(([, , other]) => other !== call).flatMap(([, theirs]) => theirs);
    const needed = new Set(statements.map((one) => JSON.stringify(one.Action)));
    door.role.statements = others.filter((one) => !needed.has(JSON.stringify(one.Action)));
    await expect(call()).rejects.toThrow();
  });
});

describe('a refusal', () => {
  it('names user, action and resource as AWS does', async () => {
    door.role.statements = [];
    await expect(dynamodb.send(new GetItemCommand({ TableName, Key: item }))).rejects.toMatchObject(
      {
        name: 'AccessDeniedException',
        message: `User: arn:aws:sts::123456789012:assumed-role/NotebookRole/local is not authorized to perform: dynamodb:GetItem on resource: ${tableArn}`,
      },
    );
    expect(JSON.stringify(door.events)).not.toContain('USER#1');
  });

  it("keeps a role to its own pupils' keys", async () => {
    door.role.statements = [
      allow('dynamodb:*', tableArn, {
        Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['USER#1'] } },
      }),
    ];
    const Key = { ...item, PK: { S: 'USER#2' } };
    await expect(dynamodb.send(new GetItemCommand({ TableName, Key }))).rejects.toThrow(
      'not authorized',
    );
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: '#k = :pk AND begins_with(SK, :s)',
      ExpressionAttributeNames: { '#k': 'PK' },
      ExpressionAttributeValues: { ':pk': { S: 'USER#2' }, ':s': { S: 'JOB#' } },
    });
    await expect(dynamodb.send(query)).rejects.toThrow('not authorized');
  });

  it('does not reveal whether a key exists to callers who may not list', async () => {
    const get = () => s3.send(new GetObjectCommand({ Bucket, Key: 'absent' }));
    door.role.statements = [allow('s3:GetObject', object('*'))];
    await expect(get()).rejects.toMatchObject({ name: 'AccessDenied' });
    door.role.statements = [
      allow('s3:GetObject', object('*')),
      allow('s3:List*', 'arn:aws:s3:::uploads'),
    ];
    await expect(get()).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
