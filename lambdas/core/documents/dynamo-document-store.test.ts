import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { memoryFiles } from '#test/support/sample-document.ts';
import { dynamoDocumentStore, locateJobDocument } from './dynamo-document-store.ts';
import type { DocumentStore } from './document-store.ts';

const table = useDynamoTable();
let files: ReturnType<typeof memoryFiles>;
let store: DocumentStore;
let job: { uid: string; kind: 'grade'; jobId: string };
let tests = 0;
beforeEach(() => {
  files = memoryFiles();
  store = dynamoDocumentStore(table.client, table.name, { locate: locateJobDocument, files });
  job = { uid: `u-${++tests}`, kind: 'grade', jobId: 'job' };
});

const draft = (version: number) => ({
  version,
  createdAt: '2026-03-01T10:00:00.000Z',
  author: 'teacher' as const,
  contentHash: `hash-${version}`,
});
const numbers = async () => (await store.list(job)).map(({ version }) => version);

describe('the stored versions of a document', () => {
  it('are listed newest first, in numerical order, and only for their job', async () => {
    for (let version = 1; version <= 11; version++) await store.add(job, draft(version), '{}');
    await store.add({ ...job, jobId: 'job2' }, draft(1), '{}');
    await store.add({ ...job, kind: 'ai-content' }, draft(1), '{}');
    expect(await numbers()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await store.newest(job)).toMatchObject(draft(11));
    expect(await store.find(job, 12)).toBeUndefined();
  });

  it('are written once: one of several writers succeeds, and the others leave nothing', async () => {
    const outcomes = await Promise.all(
      ['{"a":1}', '{"a":2}', '{"a":3}'].map((json) => store.add(job, draft(1), json)),
    );
    const written = outcomes.filter((outcome) => outcome !== undefined);
    expect(written).toHaveLength(1);
    expect(await store.find(job, 1)).toEqual(written[0]);
    expect([...files.kept.keys()]).toEqual([written[0]?.fileKey]);
    expect(await store.read(written[0]!)).toEqual({ a: 1 + outcomes.indexOf(written[0]) });
  });

  it('are recognised as the writer’s own when the answer was lost and the SDK repeated the request', async () => {
    const send = table.client.send.bind(table.client) as (command: unknown) => Promise<unknown>;
    const twice = vi.spyOn(table.client, 'send').mockImplementation((async (command: unknown) => {
      if (command instanceof PutCommand) await send(command);
      return send(command);
    }) as never);
    const added = await store.add(job, draft(1), '{"a":1}');
    twice.mockRestore();
    expect(added).toMatchObject(draft(1));
    expect(await store.read(added!)).toEqual({ a: 1 });
  });

  it('are removed together, with the leftovers of a failed writer', async () => {
    await store.add(job, draft(1), '{}');
    await store.add(job, draft(2), '{}');
    await files.write(`documents/${job.uid}/${job.kind}/${job.jobId}/3-left.json`, '{}');
    const others = [
      await store.add({ ...job, jobId: 'job2' }, draft(1), '{}'),
      await store.add({ ...job, kind: 'ai-content' }, draft(1), '{}'),
    ];
    await store.removeAll(job);
    expect(await numbers()).toEqual([]);
    expect([...files.kept.keys()]).toEqual(others.map((other) => other?.fileKey));
    await expect(store.removeAll(job), 'once more').resolves.toBeUndefined();
  });

  it('cannot be read once they are removed', async () => {
    const added = await store.add(job, draft(1), '{}');
    await store.remove(job, added!);
    expect(await store.read(added!)).toBeUndefined();
  });
});
