import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { generateContent, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { cancelContentJob } from '#shared/contracts/content-cancelling.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { isFinished } from '#shared/model/job.ts';
import { connect } from '../support/connect.ts';
import { startRealModel } from './real-model.ts';
import { startProxy } from './slow-server.ts';

/** Tokens; the model was trained on no more. */
const CONTEXT = 8_192;
/** What may be said of a draft of so small a model. Nothing here says that the server was asked wrongly. */
const HONEST = ['draft-unusable', 'draft-cut-off', 'draft-refused', 'model-too-slow'];

let model: Awaited<ReturnType<typeof startRealModel>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let platform: Platform;
let dataDir: string;
let client: ReturnType<typeof connect>;
let token: string;
beforeAll(async () => {
  model = await startRealModel(CONTEXT);
  dataDir = await mkdtemp(join(tmpdir(), 'daftar-model-'));
  proxy = await startProxy(model.baseUrl);
  const seconds = Number(process.env['AI_SECONDS'] ?? 1_200);
  const ai = { provider: 'chat', baseUrl: proxy.baseUrl, seconds } as const;
  platform = await startPlatform({ port: 0, authPort: 0, dataDir, ai });
  client = connect({ url: platform.url, authUrl: platform.auth.url });
  ({ token } = await client.accounts.newTeacher());
});
afterAll(async () => {
  await platform?.close();
  await proxy?.close();
  await model?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const begin = (body: ContentRequest) => client.call(generateContent, { token, body });
/** What the page of a running job shows of its draft. */
function shown(draft: Draft | undefined): string {
  if (!draft) return 'the plan';
  if (draft.type !== 'LESSON_PLAN') return `${partsOfDraft(draft).length} parts`;
  const { outcome, phases, exit = [] } = draft;
  return `outcome ${outcome.length} letters, ${phases.length} phases, ${exit.length} exit questions`;
}
const look = (id: string) => client.call(getContentJob, { token, params: { jobId: id } });
async function ended(body: ContentRequest) {
  const start = performance.now();
  const { id } = await begin(body);
  let before = '';
  let words = 0;
  let said = 0;
  for (;;) {
    const job = await look(id);
    if (!isFinished(job.status)) {
      const wait = job.waitingSince === undefined ? '' : ', waits for room';
      const reads = job.underway?.isReading === true ? ', the model reads' : '';
      const now = `${job.step ?? 'waiting'}${wait}${reads}: ${shown(job.underway?.draft)}`;
      const at = Math.round((performance.now() - start) / 1_000);
      words = Math.max(words, job.underway?.words ?? 0);
      if (now !== before || at - said >= 30) {
        console.log(`${at} s, ${now}, ${words} words`);
        said = at;
      }
      before = now;
      await sleep(1_000);
      continue;
    }
    const seconds = Math.round((performance.now() - start) / 1_000);
    const how = job.error?.code ?? job.document?.content.drafter;
    const tokens = `${job.tokens?.input ?? 0} tokens read, ${job.tokens?.output ?? 0} written`;
    console.log(
      `${body.contentType} in ${body.language}: ${how}, ${seconds} s, ${tokens}, ${words} words counted`,
    );
    return job;
  }
}

const test = {
  contentType: 'TEST',
  topic: 'The water cycle',
  level: 'Primary',
  language: 'en',
  questionType: 'True/False',
  questionCount: 2,
} satisfies ContentRequest;
const requests: readonly ContentRequest[] = [
  test,
  {
    contentType: 'LESSON_PLAN',
    topic: 'Le cycle de l’eau',
    level: 'Middle',
    language: 'fr',
    duration: '45 min',
    objectives: 'Nommer les étapes du cycle de l’eau.',
  },
  {
    contentType: 'EXERCISE',
    topic: 'الكسور',
    level: 'Middle',
    language: 'ar',
    exerciseType: 'مسائل',
  },
];

describe('a small model on this machine', () => {
  it.each(requests)('answers, and its job ends with what has happened: %j', async (request) => {
    const job = await ended(request);
    // Its answer was read, and its tokens counted; a busy machine may write none in time.
    if (job.error?.code !== 'model-too-slow') expect(job.tokens?.output).toBeGreaterThan(0);
    if (job.status === 'FAILED') expect(HONEST).toContain(job.error?.code);
    else expect(job.document?.content.drafter).toBe('model');
  });

  it('stops writing when the teacher cancels', async () => {
    const { id } = await begin(test);
    let { tokens } = await model.writing();
    while (tokens < 5) {
      await sleep(100);
      ({ tokens } = await model.writing());
    }
    await client.call(cancelContentJob, { token, params: { jobId: id } });
    const before = await model.writing();
    let now = before;
    // The server forgets its count when it stops.
    let last = before.tokens;
    while (now.isWriting) {
      last = now.tokens;
      await sleep(20);
      now = await model.writing();
    }
    const more = last - before.tokens;
    console.log(`tokens written after a cancel: ${more}`);
    expect(before.isWriting).toBe(true);
    expect(more).toBeLessThan(20);
    expect(await look(id)).toMatchObject({ status: 'FAILED', error: { code: 'cancelled' } });
  });

  it('counts the words of a server that writes four tokens a second', async () => {
    proxy.slowTo(4);
    const job = await ended(test).finally(() => proxy.slowTo(Infinity));
    expect(job.tokens?.output).toBeGreaterThan(0);
    if (job.status === 'FAILED') expect(HONEST).toContain(job.error?.code);
  });

  it('waits for a server that still loads its model, and then drafts', async () => {
    proxy.load();
    setTimeout(() => proxy.loaded(), 20_000);
    const job = await ended(test);
    expect(job.tokens?.output).toBeGreaterThan(0);
    if (job.status === 'FAILED') expect(HONEST).toContain(job.error?.code);
  });

  it('says that a text is too long for it, and the rules write the draft instead', async () => {
    // Each letter of Tifinagh is three tokens to it.
    const sentence = 'تسمى ⴰⵎⴰⵏ ⵜⴰⵖⵓⵔⵉ ⵜⴰⴼⵓⴽⵜ ⵜⴰⵎⵓⵔⵜ ⵉⴳⵍⴷⴰⵏ ⵜⵉⵎⵓⵔⴰ ⵉⵙⵍⵎⴰⵏ ⵜⴰⵎⵓⵙⵏⵉ. ';
    const baseText = sentence.repeat(55).trim();
    const job = await ended({ ...test, language: 'ar', topic: 'دورة الماء', baseText });
    expect(job.error?.code).toBe('model-context-exceeded');
    const log = await readFile(join(dataDir, 'logs/platform.log'), 'utf8');
    expect(log).toMatch(/exceeds the available context size/);
    expect(log).not.toContain('تسمى');
    const byRules = await ended({
      contentType: 'EXERCISE',
      topic: 'Percentages',
      level: 'Middle',
      language: 'en',
      exerciseType: 'Calculation',
      drafter: 'rules',
    });
    expect(byRules.document?.content.drafter).toBe('rules');
  });
});
