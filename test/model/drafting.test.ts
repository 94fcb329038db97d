import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { generateContent, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { isFinished } from '#shared/model/job.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import type { Account } from '../support/accounts.ts';
import { launchBrowser } from '../support/browser.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { createSteps } from '../support/teacher-steps.ts';
import { startRealModel } from './real-model.ts';
import { startProxy } from './slow-server.ts';
import { watchJob } from './watch-job.ts';

/** Tokens; the model was trained on no more. */
const CONTEXT = 8_192;
/** What may be said of a draft of so small a model. Nothing here says that the server was asked wrongly. */
const HONEST = ['draft-unusable', 'draft-cut-off', 'draft-refused', 'model-too-slow'];

let model: Awaited<ReturnType<typeof startRealModel>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let platform: Platform;
let dataDir: string;
let client: ReturnType<typeof connect>;
let account: Account;
let browser: Browser;
beforeAll(async () => {
  model = await startRealModel(CONTEXT);
  dataDir = await mkdtemp(join(tmpdir(), 'daftar-model-'));
  proxy = await startProxy(model.baseUrl);
  const seconds = Number(process.env['AI_SECONDS'] ?? 1_200);
  const ai = { provider: 'chat', baseUrl: proxy.baseUrl, seconds } as const;
  platform = await startPlatform({ port: 0, authPort: 0, dataDir, ai });
  client = connect({ url: platform.url, authUrl: platform.auth.url });
  account = await client.accounts.newTeacher();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await platform?.close();
  await proxy?.close();
  await model?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const say = textsIn('en-US');

/** Asks for a draft, and prints what the page of its job shows until the end. */
async function begin(body: ContentRequest) {
  const { token } = account;
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1_000);
  const { id } = await client.call(generateContent, { token, body });
  const look = () => client.call(getContentJob, { token, params: { jobId: id } });
  const tell = (lines: string) => console.log(`${seconds()} s | ${lines}`);
  const watched = await watchJob(browser, platform.url, { account, id, tell });
  const end = async () => {
    let job = await look();
    while (!isFinished(job.status)) {
      await sleep(1_000);
      job = await look();
    }
    const how = job.error?.code ?? job.document?.content.drafter;
    const tokens = `${job.tokens?.input ?? 0} tokens read, ${job.tokens?.output ?? 0} written`;
    console.log(
      `${body.contentType} in ${body.language}: ${how}, ${seconds()} s, ${tokens}, longest silence ${watched.silence()} s`,
    );
    // The page's last word.
    await watched.page
      .getByRole('button', { name: say('draft.stop') })
      .waitFor({ state: 'hidden' });
    await sleep(1_000);
    await watched.close();
    if (job.document) console.log(JSON.stringify(job.document.content));
    return job;
  };
  return { look, watched, end };
}
const ended = async (body: ContentRequest) => (await begin(body)).end();

const topics = {
  en: { topic: 'The water cycle', objectives: 'Name the stages of the water cycle.' },
  fr: { topic: 'Le cycle de l’eau', objectives: 'Nommer les étapes du cycle de l’eau.' },
  ar: { topic: 'دورة الماء', objectives: 'أن يسمي التلميذ مراحل دورة الماء.' },
} as const;
const exerciseTypes = { en: 'Questions', fr: 'Questions', ar: 'أسئلة' } as const;
const requests = draftLanguages.flatMap((language): ContentRequest[] => {
  const { topic, objectives } = topics[language];
  const common = { topic, language, level: 'Middle' } as const;
  return [
    { contentType: 'TEST', ...common, questionType: 'True/False', questionCount: 2 },
    { contentType: 'LESSON_PLAN', ...common, duration: '45 min', objectives },
    { contentType: 'EXERCISE', ...common, exerciseType: exerciseTypes[language] },
  ];
});
const test = {
  contentType: 'TEST',
  ...{ topic: topics.en.topic, language: 'en', level: 'Middle' },
  ...{ questionType: 'True/False', questionCount: 2 },
} satisfies ContentRequest;

describe('a small model on this machine', () => {
  it('stops writing when the teacher stops the draft on its page', async () => {
    const { look, watched, end } = await begin(test);
    const { press } = createSteps(watched.page, say);
    await press('draft.stop');
    const sure = watched.page.getByRole('dialog').getByRole('button', { name: say('draft.stop') });
    let { tokens } = await model.writing();
    while (tokens < 5) {
      await sleep(20);
      ({ tokens } = await model.writing());
    }
    const before = await model.writing();
    await sure.click();
    let last = before.tokens;
    let now = before;
    let { status } = await look();
    let whenStopped: number | undefined;
    // The server forgets its count when it stops.
    while (now.isWriting) {
      if (!isFinished(status)) ({ status } = await look());
      else whenStopped ??= now.tokens;
      last = now.tokens;
      await sleep(10);
      now = await model.writing();
    }
    const more = last - (whenStopped ?? last);
    console.log(
      `tokens written after the press: ${last - before.tokens}, after the cancel: ${more}`,
    );
    expect(before.isWriting).toBe(true);
    expect(more).toBeLessThan(20);
    expect(await end()).toMatchObject({ status: 'FAILED', error: { code: 'cancelled' } });
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
    // A letter of Vai is two or three tokens to any model.
    const sentence = `تسمى ${'ꔀꔁꔂꔃꔄꔅ ꔆꔇꔈꔉ '.repeat(4)}. `;
    const baseText = sentence.repeat(70).trim();
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

  it.each(requests)('answers, and its job ends with what has happened: %j', async (request) => {
    const job = await ended(request);
    // Its answer was read, and its tokens counted; a busy machine may write none in time.
    if (job.error?.code !== 'model-too-slow') expect(job.tokens?.output).toBeGreaterThan(0);
    if (job.status === 'FAILED') expect(HONEST).toContain(job.error?.code);
    else expect(job.document?.content.drafter).toBe('model');
  });
});
