import * as z from 'zod/mini';
import { contentRequest, type ContentRequest } from '#shared/contracts/ai-content.ts';
import { AppError } from '#shared/errors.ts';
import { countQuestions } from '#shared/model/content-types.ts';
import { limits } from '#shared/model/limits.ts';
import { question } from '#shared/model/question.ts';
import { parsePart } from '#core/http/read-request.ts';
import type { SubmissionRules } from '#core/jobs/submit-handlers.ts';

const refuse = (path: string, code: string): never => {
  throw new AppError('validation-failed', { issues: [{ path, code }] });
};
const givenQuestions = z.object({ given: z.array(question) });

/** @throws AppError `validation-failed` if a test would have no question or too many, or a given one is none */
function requireQuestions(request: ContentRequest): void {
  if (request.contentType !== 'TEST') return;
  const { given = [], translationOf } = request;
  const count = countQuestions(request);
  if (given.length === 0) return;
  if (translationOf !== undefined) refuse('/translationOf', 'inconsistent');
  if (request.questionCount === 0 && request.moreQuestions)
    refuse('/moreQuestions', 'inconsistent');
  if (given.length + count > limits.draftQuestions) refuse('/given', 'too_big');
  if (Buffer.byteLength(JSON.stringify(given)) > limits.givenBytes) refuse('/given', 'too_big');
  parsePart(givenQuestions, { given });
}

/** A draft needs only its form; its topic identifies it in the history. */
export const draftSubmission: SubmissionRules<ContentRequest> = {
  request: contentRequest,
  sourceOf: ({ topic }) => topic,
  check: (_, request) => {
    requireQuestions(request);
    return Promise.resolve();
  },
};
