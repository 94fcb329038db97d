import * as z from 'zod/mini';
import { classFiguresOf } from '#shared/answers/class-figures-of.ts';
import { answerSheets, type AnswerSheets } from '#shared/model/answer-sheets.ts';
import { documentClient } from '#core/aws/document-client.ts';
import type { FullVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import type { JobAddress } from '#core/jobs/job-record.ts';
import { dynamoFiguresStore } from '#lambdas/question-bank/stores/dynamo-figures-store.ts';
import { tableEnvironment } from './environment.ts';

/** What a version of the answers of a class says of its questions. */
interface SavedAnswers {
  readonly version: number;
  readonly createdAt: string;
  readonly content: AnswerSheets;
}

/** Keeps the figures of questions for the question bank, where they outlive the answers. */
export function connectFigures() {
  const { TABLE_NAME } = readEnvironment(tableEnvironment);
  const store = dynamoFiguresStore(documentClient, TABLE_NAME);
  return (
    reading: { readonly uid: string; readonly jobId: string },
    { version, createdAt, content }: SavedAnswers,
  ): Promise<void> => store.save(reading, version, classFiguresOf(content, createdAt));
}

/** The same of a document that a call has saved. */
export function keptFigures() {
  const keep = connectFigures();
  return (saved: FullVersion, reading: JobAddress): Promise<void> =>
    keep(reading, { ...saved, content: z.parse(answerSheets, saved.content) });
}
