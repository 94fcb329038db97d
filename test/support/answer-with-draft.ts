import type { Page, Route } from 'playwright-core';
import * as z from 'zod/mini';
import { draftPath } from '#frontend/lib/paths.ts';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import { contentDocuments, redraftPart } from '#shared/contracts/content-documents.ts';
import { printOf } from '#shared/draft/readings.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Reading } from '#shared/model/reading.ts';
import { judgeReading, rewriteTask } from '#lambdas/ai-content/domain/reading/judge-reading.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { draftsInEveryState } from './sample-jobs.ts';

/** The job of a successful draft; the lesson plan's is in the histories of `answerWithSamples`. */
export const finishedDraft = (draft: Draft): ContentJob => {
  const job = draftsInEveryState().find(({ status }) => status === 'SUCCESS');
  if (!job) throw new Error('no draft has succeeded');
  const { type, level, title } = draft;
  return {
    ...job,
    id: type === 'LESSON_PLAN' ? job.id : `${job.id.slice(0, -1)}${type.charAt(0)}`,
    type,
    source: title,
    request: {
      contentType: 'TEST',
      topic: title,
      level,
      questionType: 'Multiple Choice',
      questionCount: 4,
    },
  };
};

/** The path where its teacher edits it. */
export const sampleDraftPath = (draft: Draft): string => draftPath(finishedDraft(draft).id);

/** A part of a draft, redrafted. */
const writtenAnew = (draft: Draft, id: string): unknown => {
  const blocks = {
    TEST: () => (draft.type === 'TEST' ? draft.questions : []),
    EXERCISE: () => (draft.type === 'EXERCISE' ? draft.exercises : []),
    LESSON_PLAN: () => (draft.type === 'LESSON_PLAN' ? draft.phases : []),
  }[draft.type]();
  const text = { TEST: 'stem', EXERCISE: 'statement', LESSON_PLAN: 'title' }[draft.type];
  return { ...blocks.find((block) => block.id === id), [text]: 'Written anew' };
};

/** A version of the source text by rules; what is asked to be kept is only solved: the first question differently. */
function rewritten(
  draft: Draft,
  { level, keep }: NonNullable<z.infer<typeof redraftPart.body>['reading']>,
): Reading {
  if (draft.type !== 'TEST') throw new Error('only tests have versions of their text');
  const stored = draft.readings?.find((one) => one.level === level)?.text;
  const { sourceText = '' } = draft;
  const asked = { test: draft, sourceText, level };
  const written = judgeReading(asked, draftOffline(rewriteTask(asked)))?.text;
  const text = keep ? (stored ?? '') : (written ?? '');
  const [first = '', ...others] = draft.questions.map(({ id }) => id);
  return { level, text, solving: { of: printOf(draft, text), agreed: others, differed: [first] } };
}

/**
 * Answers for a draft as the platform would: each save makes a version, and an exported file has a few words. The
 * returned function gives the stored content.
 */
export const answerWithDraft = async (page: Page, first: Draft): Promise<() => Draft> => {
  const createdAt = '2026-11-20T08:00:00.000Z';
  const versions = [{ version: 1, createdAt, author: 'job', content: first }];
  const newest = () => versions.at(-1);
  const job = finishedDraft(first);
  const on = (rest: string, answer: (route: Route) => unknown) =>
    page.route(new RegExp(`/api/ai-content/jobs/${job.id}${rest}$`), (route) =>
      route.fulfill({ json: answer(route) }),
    );
  await on('', () => ({ ...job, document: newest() }));
  await on('/document', (route) => {
    const content = z.parse(contentDocuments.content, route.request().postDataJSON());
    versions.push({ version: versions.length + 1, createdAt, author: 'teacher', content });
    return newest();
  });
  await on('/versions', () => versions.map(({ content: _, ...one }) => one).toReversed());
  await on(
    '/versions/\\d+',
    (route) => versions[Number(route.request().url().split('/').at(-1)) - 1],
  );
  await on('/redraft', (route) => {
    const { part, reading } = z.parse(redraftPart.body, route.request().postDataJSON());
    const draft = newest()?.content ?? first;
    if (reading) return { reading: rewritten(draft, reading) };
    if (part !== undefined) return { part: writtenAnew(draft, part) };
    return {
      edits: [
        { edit: 'replace', part: writtenAnew(draft, 'q1') },
        { edit: 'remove', id: 'q2' },
      ],
      left: 0,
    };
  });
  await page.route(new RegExp(`/api/ai-content/jobs/${job.id}/export\\?`), (route) =>
    route.fulfill({
      body: 'a file',
      headers: { 'content-disposition': 'attachment; filename="draft.txt"' },
    }),
  );
  return () => newest()?.content ?? first;
};
