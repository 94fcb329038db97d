import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startPlatform, type Platform } from '#infra/local/platform.ts';
import { parseTask } from '#lambdas/ai-content/domain/prompt/task-message.ts';
import { generateContent, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { called, startChatServer, type ChatReply } from '../support/chat-server.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { openPage } from '../support/open-page.ts';
import { exercisesAnswer, lessonAnswer, sampleRequests } from '../support/sample-answers.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const locale = 'ar' as const;
const say = textsIn(locale);

const lessonTopic = 'The water cycle';
/** Each portion of a topic is answered when its gate opens. */
const gates = new Map(
  ['read along', 'stopped', lessonTopic].map((topic) => [
    topic,
    Array.from({ length: 3 }, () => Promise.withResolvers<void>()),
  ]),
);

let server: Awaited<ReturnType<typeof startChatServer>>;
let platform: Platform;
let dataDir: string;
let client: ReturnType<typeof connect>;
beforeAll(async () => {
  server = await startChatServer(async (call): Promise<ChatReply> => {
    const task = parseTask(String(call.body.messages.at(-1)?.content));
    if (task?.task === 'solve') return called(call, { solutions: [] });
    if (task?.task !== 'draft') return { status: 400, body: {} };
    const { section } = task.plan;
    const ofLesson = { head: 0, end: 2 };
    const portion =
      section === undefined
        ? task.others
          ? 1
          : 0
        : typeof section === 'number'
          ? 1
          : ofLesson[section];
    await gates.get(task.plan.request.topic)?.[portion]?.promise;
    if (section !== undefined) return called(call, lessonAnswer);
    const from = portion * 3;
    const exercises = exercisesAnswer.exercises.slice(from, from + 3);
    return called(call, { ...exercisesAnswer, exercises });
  });
  dataDir = await mkdtemp(join(tmpdir(), 'daftar-underway-'));
  const settings = { model: 'slow', apiKey: 'key', seconds: 600 };
  const ai = { provider: 'chat', baseUrl: server.baseUrl, ...settings } as const;
  platform = await startPlatform({ port: 0, authPort: 0, dataDir, ai });
  client = connect({ url: platform.url, authUrl: platform.auth.url });
});
afterAll(async () => {
  for (const gate of [...gates.values()].flat()) gate.resolve();
  await platform.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const written = (page: Page) => page.locator('[data-block]');

const topOfSheet = (page: Page): Promise<number> =>
  page.evaluate("document.querySelector('article').getBoundingClientRect().top");

describe('a draft that a slow model writes', () => {
  /** Asks for exercises, and opens the page of their draft from the history. */
  const watch = async (
    browser: Parameters<typeof openPage>[0],
    topic: string,
    request: ContentRequest = sampleRequests.exercises,
  ) => {
    const problems: string[] = [];
    const account = await client.accounts.newTeacher();
    const { token } = account;
    const subject = request === sampleRequests.exercises ? 'Percentages' : 'Science';
    const body = { ...request, topic, subject };
    const { id } = await client.call(generateContent, { token, body });
    const page = await openPage(browser, platform.url, { locale, account, height: 500 }, problems);
    const job = () => client.call(getContentJob, { token, params: { jobId: id } });
    /** Waits until the job shows this many exercises, and lets the page look again. */
    const reach = async (count: number) => {
      await expect
        .poll(
          async () => {
            const draft = (await job()).underway?.draft;
            return draft?.type === 'EXERCISE' ? draft.exercises.length : 0;
          },
          { timeout: 60_000 },
        )
        .toBe(count);
      await page.evaluate("window.dispatchEvent(new Event('focus'))");
    };
    await page.goto('/ai-content');
    await page.getByRole('link', { name: say('aiContent.watch') }).click();
    await page.getByRole('list', { name: say('draft.planned') }).waitFor();
    return { page, problems, job, reach };
  };

  it('appears portion by portion, and is then the draft to edit', async ({ browser }) => {
    const topic = 'read along';
    const { page, problems, job, reach } = await watch(browser, topic);
    const [first, second] = gates.get(topic) ?? [];
    await page.getByText(say('draft.writtenOf', { done: 0, total: 6 })).waitFor();
    await expect.poll(() => written(page).count()).toBe(0);
    await expectTidy(page);

    first?.resolve();
    await reach(3);
    await written(page).nth(2).waitFor();
    await expect.poll(() => written(page).count()).toBe(3);
    await page.getByText(say('draft.writtenOf', { done: 3, total: 6 })).waitFor();
    await page.getByText(say('draft.unchecked')).waitFor();
    await expectTidy(page);

    // A teacher who reads on keeps the place: the sheet stays where it is when tools and notes take the place of the plan.
    await page.evaluate("document.querySelectorAll('[data-block]')[1].scrollIntoView()");
    const top = await topOfSheet(page);
    expect(top).toBeLessThan(0);
    second?.resolve();
    await expect.poll(async () => (await job()).status, { timeout: 60_000 }).toBe('SUCCESS');
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await page.getByRole('button', { name: say('draft.download'), exact: true }).waitFor();
    await expect.poll(() => written(page).count()).toBe(6);
    await expect.poll(async () => Math.abs((await topOfSheet(page)) - top)).toBeLessThanOrEqual(1);
    await expect.poll(() => page.getByText(say('draft.unchecked')).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is a lesson whose outcome is there first, then its phases, then its end', async ({
    browser,
  }) => {
    const { page, problems, job } = await watch(browser, lessonTopic, sampleRequests.lesson);
    const [head, session, end] = gates.get(lessonTopic) ?? [];
    const shown = async (text = '') => {
      await expect
        .poll(async () => JSON.stringify((await job()).underway?.draft), { timeout: 60_000 })
        .toContain(text);
      await page.evaluate("window.dispatchEvent(new Event('focus'))");
      await page.getByText(text).first().waitFor();
      await expectTidy(page);
    };
    head?.resolve();
    await shown(lessonAnswer.outcome);
    await expect.poll(() => written(page).count()).toBe(0);
    session?.resolve();
    await shown(lessonAnswer.phases[0]?.title);
    await expect.poll(() => written(page).count()).toBe(3);
    end?.resolve();
    await expect.poll(async () => (await job()).status, { timeout: 60_000 }).toBe('SUCCESS');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('can be stopped: what was written is deleted, and no more is asked for', async ({
    browser,
  }) => {
    const topic = 'stopped';
    const { page, problems, job, reach } = await watch(browser, topic);
    const { press } = createSteps(page, say);
    const [first, second] = gates.get(topic) ?? [];
    first?.resolve();
    await reach(3);
    await written(page).nth(2).waitFor();
    await press('draft.stop');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('draft.stop') }).click();
    await page.getByText(say('draft.cancelled')).waitFor();
    await expect.poll(() => written(page).count()).toBe(0);
    await expectTidy(page);
    second?.resolve();
    const { underway, ...ended } = await job();
    expect(ended).toMatchObject({ status: 'FAILED', error: { code: 'cancelled' } });
    expect(underway).toBeUndefined();
    await page.goto('/ai-content');
    await page.getByRole('button', { name: say('common.retry') }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
