import type { choiceOption, Question } from '../model/question.ts';
import type * as z from 'zod/mini';

/** The most bytes of a file, and the most questions that are read of it. */
export const questionFileLimits = { bytes: 10 * 1024 * 1024, questions: 2_000 } as const;

/** A choice of which several options are right; drafts have none. */
export interface SeveralChoice {
  readonly kind: 'several';
  readonly id: string;
  readonly stem: string;
  readonly points: number;
  readonly reason: string;
  readonly options: readonly z.infer<typeof choiceOption>[];
  /** The ids of the right options, at least two. */
  readonly keys: readonly string[];
}

/** What a teacher should look at, because the file says more than the question keeps, or says it unclearly. */
export const questionDoubts = [
  'picture',
  'media',
  'table',
  'formula',
  'partial',
  'penalty',
  'case',
  'wildcard',
  'points',
  'two-rights',
  'extra-answers',
  'feedback',
  'no-answer',
  'no-right-option',
  'contradiction',
] as const;
export type QuestionDoubt = (typeof questionDoubts)[number];

/** The text of a question as drafts have it, and what the file has beside it. */
export interface ReadProse {
  readonly text: string;
  readonly doubts: readonly QuestionDoubt[];
}

/** Why a question is not read. */
export const refusals = [
  'only-text',
  'no-text',
  'no-key',
  'no-answer',
  'mixed-answers',
  'unknown-letter',
  'unclosed',
  'not-a-number',
  'few-options',
  'many-options',
  'too-long',
  'unknown-kind',
  'computed',
  'drawn-at-random',
  'damaged',
] as const;
export type Refusal = (typeof refusals)[number];

/** One question of a file: read, perhaps with doubts, or refused. */
export type FoundQuestion = {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** As the file names it; may be empty. */
  readonly name: string;
  /** The line of a text, or the paragraph of a Word document, where it begins, from 1. */
  readonly line?: number | undefined;
} & (
  | {
      readonly question: Question | SeveralChoice;
      readonly doubts: readonly QuestionDoubt[];
      readonly refused?: undefined;
    }
  | { readonly refused: Refusal; readonly question?: undefined }
);
