import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { draftPath } from '../../frontend/src/lib/paths.ts';
import { samplePlan } from '../../frontend/src/test-support/sample-drafts.ts';
import type { ContentJob } from '../../shared/contracts/ai-content.ts';
import { contentDocuments, redraftPart } from '../../shared/contracts/content-documents.ts';
import type { Draft } from '../../shared/model/draft.ts';
import { answerCall } from './answer-call.ts';
import { draftsInEveryState } from './sample-jobs.ts';

/** The draft that has succeeded, in the histories that `answerWithSamples` answers. */
const finishedDraft = (): ContentJob => {
  const job = draftsInEveryState().find(({ status }) => status === 'SUCCESS');
  if (!job) throw new Error('no draft has succeeded');
  return job;
};

/** Where its teacher makes it their own. */
export const sampleDraftPath = (): string => draftPath(finishedDraft().id);

/** Answers for a draft as the platform would: each save makes a version. The returned function gives what is stored. */
export const answerWithDraft = async (
  page: Page,
  first: Draft = samplePlan,
): Promise<() => Draft> => {
  const createdAt = '2026-11-20T08:00:00.000Z';
  const versions = [{ version: 1, createdAt, author: 'job', content: first }];
  const newest = () => versions.at(-1);
  await answerCall(page, contentDocuments.getJob, () => ({
    body: {
      ...finishedDraft(),
      type: first.type,
      request: {
        contentType: 'TEST',
        topic: first.title,
        level: first.level,
        questionType: 'Multiple Choice',
        questionCount: 4,
      },
      document: newest(),
    },
  }));
  await page.route(/\/api\/ai-content\/jobs\/[^/]+\/document$/, (route) => {
    const content = z.parse(contentDocuments.content, route.request().postDataJSON());
    versions.push({ version: versions.length + 1, createdAt, author: 'teacher', content });
    return route.fulfill({ json: newest() });
  });
  await answerCall(page, contentDocuments.listVersions, () => ({
    body: versions.map(({ content: _, ...version }) => version).toReversed(),
  }));
  await page.route(/\/api\/ai-content\/jobs\/[^/]+\/versions\/\d+$/, (route) =>
    route.fulfill({ json: versions[Number(route.request().url().split('/').at(-1)) - 1] }),
  );
  await page.route(/\/api\/ai-content\/jobs\/[^/]+\/redraft$/, (route) => {
    const { part } = z.parse(redraftPart.body, route.request().postDataJSON());
    const draft = newest()?.content ?? first;
    const blocks = { TEST: 'questions', EXERCISE: 'exercises', LESSON_PLAN: 'phases' } as const;
    const old = Object.entries(draft).find(([name]) => name === blocks[draft.type])?.[1] as
      readonly { id: string }[] | undefined;
    const text = { TEST: 'stem', EXERCISE: 'statement', LESSON_PLAN: 'title' }[draft.type];
    return route.fulfill({
      json: { part: { ...old?.find(({ id }) => id === part), [text]: 'Written anew' } },
    });
  });
  return () => newest()?.content ?? first;
};
