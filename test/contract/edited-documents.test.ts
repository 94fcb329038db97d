import { functionEnvironment } from '../support/environment.ts';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as gateway from '#test/support/aws-gateway.ts';
import type { JobWorkflow } from '#infra/constructs/job-workflow.ts';
import { accountFunctions } from '#infra/stacks/account-functions.ts';
import { asLive, identityAccess } from '#infra/stacks/identity-access.ts';
import { documentGrants } from '#infra/stacks/document-functions.ts';
import { jobKindFunctions } from '#infra/stacks/job-functions.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { userPartition } from '#core/aws/table-keys.ts';
import { isNoTombstone } from '#core/aws/tombstone.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import * as handlers from '#core/documents/document-handlers.ts';
import { saveResult } from '#core/documents/save-result.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import type { AccountExport } from '#shared/contracts/account.ts';
import { callEndpoint, teacher, type Call } from '../support/call-endpoint.ts';
import { useIdentityProvider } from '../support/identity-secret.ts';
import { sampleContent, sampleDocuments, sampleFeature } from '../support/sample-document.ts';
import { sampleGradeJob } from '../support/sample-job.ts';

/** A bucket as defined in the stacks. */
const bucket = (bucketName: string) => ({
  bucketName,
  bucketArn: `arn:aws:s3:::${bucketName}`,
  arnForObjects: (pattern: string) => `arn:aws:s3:::${bucketName}/${pattern}`,
});
const data = {
  table: {
    tableName: gateway.table.name,
    tableArn: gateway.tableArn,
    permission: (...operations: string[]) => ({
      actions: operations.map((operation) => `dynamodb:${operation}`),
      resources: [gateway.tableArn],
    }),
  },
  results: bucket('results'),
  uploads: bucket('uploads'),
  identitySecret: { secretArn: gateway.secretArn },
};
const settings = { firebase: { projectId: 'demo-daftar' }, allowedEmailDomains: [] };
type AccountResources = Parameters<typeof accountFunctions>[0];
const resources = { data, settings, identityToolkitUrl: '' } as unknown as AccountResources;
const identityOf = identityAccess(resources as unknown as Parameters<typeof identityAccess>[0]);
const account = { ...resources, identity: identityOf };

type JobResources = Parameters<typeof jobKindFunctions>[0];
const workflow = { stateMachine: { stateMachineArn: gateway.machineArn } } as JobWorkflow;
const ofSamples = jobKindFunctions(data as unknown as JobResources, sampleFeature, workflow);

type Grants = readonly { readonly actions: string[]; readonly resources: string[] }[];
/** The permissions of each function, as defined in the stacks. */
const granted = new Map<string, Grants>(
  [...ofSamples, ...accountFunctions(account)]
    .map(asLive(identityOf))
    .map(({ endpoint, grants }) => [endpoint.id, grants]),
);

// The identity provider replaces fetch.
const download = globalThis.fetch;
const identity = useIdentityProvider(() => [{ localId: 'teacher-1' }]);
let door: gateway.Fixture;
beforeAll(async () => {
  door = await gateway.openFixture();
  await door.store.createBucket('results');
  const { region, credentials, table } = gateway;
  const environment = {
    ...functionEnvironment,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_S3: door.url,
    AWS_ENDPOINT_URL_DYNAMODB: door.url,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    TABLE_NAME: table.name,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await door.close();
});

/** Allows exactly these actions from now on. */
const mayOnly = (grants: Grants): void => {
  door.role.statements = grants.map(({ actions, resources }) => gateway.allow(actions, resources));
};
const everything = [{ actions: ['*'], resources: ['*'] }];
/** Calls a function with its own role. */
const call = (id: string, handler: ApiHandler, given: Call = {}) => {
  mayOnly(granted.get(id)!);
  return callEndpoint(handler, given);
};

it('a document can be made, read, edited in two tabs, restored, exported and deleted', async () => {
  const TABLE_NAME = gateway.table.name;
  const ports = connectDocuments({ TABLE_NAME, RESULTS_BUCKET: 'results' });
  const jobs = dynamoJobStore(documentClient, TABLE_NAME);
  const job = { ...sampleGradeJob, status: 'PROCESSING' } as const;
  const params = { jobId: job.id };
  const get = () => call('get-sample-job', handlers.getDocumentJob(sampleFeature), { params });
  const put = (body: unknown, seen: unknown) =>
    call('put-sample-document', handlers.putDocument(sampleFeature), {
      params,
      body,
      headers: { 'if-match': String(seen) },
    });
  const oneVersion = (version: number) => ({ params: { ...params, version: String(version) } });

  // Created by a step of its job, which runs twice.
  mayOnly(everything);
  await jobs.create(job);
  mayOnly(documentGrants(data).write);
  await saveResult(ports, sampleDocuments.content, addressOf(job), sampleContent);
  await saveResult(ports, sampleDocuments.content, addressOf(job), sampleContent);
  expect((await get()).body).not.toHaveProperty('document');
  mayOnly(everything);
  await jobs.change(addressOf(job), { status: 'SUCCESS', files: [] }, new Date());
  const finished = await jobs.find(addressOf(job));

  // Read, by two tabs.
  const first = await get();
  const second = await get();
  expect(first).toMatchObject({
    status: 200,
    headers: { etag: expect.stringMatching(/^W\/"1-/) as string },
    body: { status: 'SUCCESS', document: { version: 1, author: 'job', content: sampleContent } },
  });

  // Edited in both: the later edit receives the earlier one, and nothing is lost.
  const ofFirst = { ...sampleContent, title: 'قسم 2م3، الفصل الأول' };
  const ofSecond = { ...sampleContent, marks: [{ pupil: 'أمينة', mark: 15 }] };
  const saved = await put(ofFirst, first.headers['etag']);
  expect(saved).toMatchObject({
    status: 200,
    headers: { etag: expect.stringMatching(/^W\/"2-/) as string },
    body: { version: 2 },
  });
  const refused = await put(ofSecond, second.headers['etag']);
  expect(refused).toMatchObject({
    status: 412,
    headers: { etag: saved.headers['etag'] },
    body: { code: 'precondition-failed', current: saved.body },
  });
  const again = await put(ofSecond, refused.headers['etag']);
  expect(again).toMatchObject({ status: 200, body: { version: 3, content: ofSecond } });
  const read = handlers.getVersion(sampleFeature);
  expect((await call('get-sample-version', read, oneVersion(2))).body).toEqual(saved.body);

  // The list of versions, and the first one restored.
  const restored = await call('restore-sample-version', handlers.restoreVersion(sampleFeature), {
    ...oneVersion(1),
    headers: { 'if-match': String(again.headers['etag']) },
  });
  expect(restored).toMatchObject({
    status: 200,
    body: { version: 4, restoredFrom: 1, content: sampleContent },
  });
  const list = handlers.listVersions(sampleFeature);
  expect((await call('list-sample-versions', list, { params })).body).toMatchObject([
    { version: 4, author: 'teacher', restoredFrom: 1 },
    { version: 3, author: 'teacher' },
    { version: 2, author: 'teacher' },
    { version: 1, author: 'job' },
  ]);
  mayOnly(everything);
  expect(await jobs.find(addressOf(job)), 'a finished job').toEqual(finished);

  // Exported with the account.
  const { handler: exportAccount } = await import('#lambdas/account/handlers/export-account.ts');
  const exported = await call('export-account', exportAccount);
  expect(exported).toMatchObject({ status: 200 });
  const [ofJob] = (exported.body as AccountExport).jobs;
  const [newest, ...older] = ofJob!.versions!;
  expect(newest).toMatchObject({ version: 4, restoredFrom: 1 });
  expect(await (await download(newest!.url!)).json()).toEqual(sampleContent);
  expect(older.map(({ version, author }) => [version, author])).toEqual([
    [3, 'teacher'],
    [2, 'teacher'],
    [1, 'job'],
  ]);

  // Deleted with the account, whose last token can no longer edit anything.
  const { handler: deleteAccount } = await import('#lambdas/account/handlers/delete-account.ts');
  expect(await call('delete-account', deleteAccount)).toMatchObject({ status: 204 });
  expect(identity.provider.users).toEqual([]);
  expect(await door.store.list('results')).toEqual([]);
  expect(await put(ofFirst, '*')).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
  mayOnly(everything);
  const left = new QueryCommand({
    TableName: TABLE_NAME,
    KeyConditionExpression: 'PK = :owner',
    FilterExpression: isNoTombstone,
    ExpressionAttributeValues: { ':owner': userPartition('teacher-1') },
  });
  expect((await documentClient.send(left)).Items).toEqual([]);
});

it('a document is deleted with its job', async () => {
  const job = { ...sampleGradeJob, id: '01KJQ5N8000000000000000002', uid: 'teacher-3' };
  mayOnly(everything);
  const jobs = dynamoJobStore(documentClient, gateway.table.name);
  await jobs.create({ ...job, status: 'SUCCESS' });
  const ports = connectDocuments({ TABLE_NAME: gateway.table.name, RESULTS_BUCKET: 'results' });
  await saveResult(ports, sampleDocuments.content, addressOf(job), sampleContent);
  expect(await door.store.list('results')).toHaveLength(1);

  const deleted = await call('delete-grade-job', handlers.deleteDocumentJob(sampleFeature), {
    user: { ...teacher, uid: job.uid },
    params: { jobId: job.id },
  });
  expect(deleted).toMatchObject({ status: 204 });
  mayOnly(everything);
  expect(await jobs.find(addressOf(job))).toBeUndefined();
  expect(await ports.documents.list(addressOf(job))).toEqual([]);
  expect(await door.store.list('results')).toEqual([]);
});

it('a version that is deleted while it is read is reported as not found', async () => {
  const job = { ...sampleGradeJob, id: '01KJQ5N8000000000000000003', uid: 'teacher-4' };
  const user = { ...teacher, uid: job.uid };
  mayOnly(everything);
  await dynamoJobStore(documentClient, gateway.table.name).create({ ...job, status: 'SUCCESS' });
  const ports = connectDocuments({ TABLE_NAME: gateway.table.name, RESULTS_BUCKET: 'results' });
  await saveResult(ports, sampleDocuments.content, addressOf(job), sampleContent);
  const [file] = await door.store.list('results', `documents/${job.uid}/`);
  await door.store.delete('results', file!.key);

  const given = { user, params: { jobId: job.id, version: '1' } };
  const ofJob = { user, params: { jobId: job.id }, headers: { 'if-match': 'W/"1-other"' } };
  const missing = { status: 404, body: { code: 'document-not-found' } };
  const read = handlers.getVersion(sampleFeature);
  expect(await call('get-sample-version', read, given)).toMatchObject(missing);
  const get = handlers.getDocumentJob(sampleFeature);
  expect(await call('get-sample-job', get, ofJob)).toMatchObject(missing);
  const put = handlers.putDocument(sampleFeature);
  const edit = { ...ofJob, body: { ...sampleContent, title: 'B' } };
  expect(await call('put-sample-document', put, edit)).toMatchObject(missing);
});
