import { inflateRawSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptChoice, keptIdOf } from '#shared/bank/kept.fixture.ts';
import { limits } from '#shared/model/limits.ts';
import type { ShelfContent } from '#shared/model/question-shelf.ts';
import { readQuestionFile } from '#shared/question-files/read-question-file.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { documentClient } from '#core/aws/document-client.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoShelfStore } from '#lambdas/question-bank/stores/dynamo-shelf-store.ts';
import { handler } from './export-question-bank.ts';

// The bundle has its fonts beside it; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

useJobServices();
const { documents } = dynamoShelfStore(documentClient, 'table', 'results');
const shelf = (from: number, count: number): ShelfContent => ({
  questions: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      keptIdOf(from + index),
      keptChoice({ stem: `Item ${from + index}: $\\frac{1}{2}$ <b>or</b> {=a}?` }),
    ]),
  ),
});
const keep = (uid: string, id: string, content: ShelfContent) =>
  documents.add(
    { uid, id },
    { version: 1, createdAt: '2026-11-20T08:15:30.000Z', author: 'teacher', contentHash: 'h' },
    JSON.stringify(content),
  );
const ask = (body: object, more: Partial<Call> = {}) =>
  callEndpoint(handler, {
    body: { format: 'gift', title: 'Fractions', language: 'en', ids: [{ shelf: 's00' }], ...body },
    ...more,
  });

beforeEach(async () => {
  await keep('teacher-1', 's00', shelf(0, 3));
  await keep('teacher-1', 's01', shelf(10, 100));
  await keep('teacher-2', 's02', shelf(900, 2));
});

it.each(['moodle', 'qti21', 'qti12'])(
  'holds the questions in the order of the call, and reads back: %s',
  async (format) => {
    const ids = [{ shelf: 's01', questions: [keptIdOf(12), keptIdOf(10)] }, { shelf: 's00' }];
    const { status, file } = await ask({ format, ids });
    expect(status).toBe(200);
    const { questions } = readQuestionFile(file!, (bytes) => inflateRawSync(bytes));
    const stems = questions.map((one) => /Item \d+/.exec(JSON.stringify(one))?.[0]);
    expect(stems).toEqual([12, 10, 0, 1, 2].map((number) => `Item ${number}`));
  },
);

it('holds them in GIFT as well, with their signs', async () => {
  const { file } = await ask({});
  const text = file!.toString();
  expect(text.match(/Item \d/g)).toEqual(['Item 0', 'Item 1', 'Item 2']);
  expect(text).toContain('\\{\\=a\\}');
});

it.each(['docx', 'pdf', 'markdown'])('is made for paper: %s', async (format) => {
  const { status, file, headers } = await ask({ format, key: 'also' });
  expect(status).toBe(200);
  expect(file!.byteLength).toBeGreaterThan(100);
  expect(headers['content-disposition']).toContain('Fractions');
});

const issue = (path: string, code: string) => ({
  ...{ status: 400, body: { code: 'validation-failed', issues: [{ path, code }] } },
});

it('refuses what is not there, so that no question is lost without a word', async () => {
  const unknown = { ids: [{ shelf: 's00', questions: [keptIdOf(0), keptIdOf(700)] }] };
  expect(await ask(unknown)).toMatchObject(issue('/ids/0/questions/1', 'unknown'));
  const others = { ids: [{ shelf: 's02', questions: [keptIdOf(900)] }] };
  expect(await ask(others)).toMatchObject(issue('/ids/0/questions/0', 'unknown'));
  expect(await ask({ ids: [{ shelf: 's02' }] })).toMatchObject(issue('/ids', 'too_small'));
  const named = { ids: [{ shelf: 's00', questions: ['constructor'] }] };
  expect((await ask(named)).status).toBe(400);
  expect((await ask({}, { user: student })).status).toBe(403);
  expect(await ask(others, { user: { ...teacher, uid: 'teacher-2' } })).toMatchObject({
    status: 200,
  });
});

it('has as many questions as a file may have, and fewer on paper', async () => {
  const all = Array.from({ length: 21 }, () => ({ shelf: 's01' }));
  expect(await ask({ ids: all })).toMatchObject(issue('/ids', 'too_big'));
  const most = await ask({ format: 'qti21', ids: all.slice(1) });
  expect(most.status).toBe(200);
  expect(limits.exportedQuestions).toBe(2_000);
  expect(await ask({ format: 'pdf', ids: all.slice(0, 3) })).toMatchObject(
    issue('/ids', 'too_big'),
  );
});
