import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../shared/model/job.ts';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { finishedJob, sampleJob } from '../../../test/support/sample-job.ts';
import { handler } from './list-notebook-jobs.ts';

const table = mockClient(DynamoDBDocumentClient);
const failed = { ...finishedJob, status: 'FAILED', error: { code: 'timed-out' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
  table.reset();
  table.on(QueryCommand).resolves({ Items: [finishedJob, failed, sampleJob] });
});
afterEach(() => vi.useRealTimers());

describe('list-notebook-jobs', () => {
  it('asks for the caller’s notebooks, newest first', async () => {
    await callEndpoint(handler);
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      ExpressionAttributeValues: { ':owner': 'USER#teacher-1', ':kind': 'JOB#notebook#' },
      ScanIndexForward: false,
      Limit: 100,
    });
  });

  it('links to the files of finished jobs, under their own names', async () => {
    const { body } = await callEndpoint(handler);
    const [success, ...others] = body as Job[];
    const { url, ...file } = success!.generatedFiles[0]!;
    expect(file).toEqual({
      name: 'دفتر القسم 2025-2026.pdf',
      contentType: 'application/pdf',
      size: 123456,
    });
    expect(new URL(url).searchParams.get('response-content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(file.name)}`,
    );
    expect(others.map(({ generatedFiles }) => generatedFiles)).toEqual([[], []]);
    expect(others[0]).toMatchObject({ error: { code: 'timed-out' } });
  });

  it('shows neither the owner’s id nor the keys of objects', async () => {
    const { body } = await callEndpoint(handler);
    expect(Object.keys((body as Job[])[0]!)).not.toContain('uid');
    expect(Object.keys((body as Job[])[0]!)).not.toContain('request');
  });

  it('names the cover, which another attempt may have again', async () => {
    const { body } = await callEndpoint(handler);
    expect(body).toMatchObject([{}, { coverImageKey: sampleJob.request['coverImageKey'] }, {}]);
  });

  it('answers 304 to a poll ten seconds later', async () => {
    const { headers } = await callEndpoint(handler);
    vi.setSystemTime(new Date('2026-03-01T10:00:10Z'));
    const again = await callEndpoint(handler, {
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });
});
