import * as z from 'zod/mini';

const explained = { text: z.string(), explanation: z.optional(z.string()) };

/** A question as it is played. Several choices may be right; any of the short answers is. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    ...explained,
    choices: z.array(z.object({ text: z.string(), right: z.boolean() })),
  }),
  z.object({ kind: z.literal('truth'), ...explained, answer: z.boolean() }),
  z.object({ kind: z.literal('short'), ...explained, answers: z.array(z.string()) }),
]);
export type Question = Readonly<z.infer<typeof questionSchema>>;
export type Choice = Extract<Question, { kind: 'choice' }>['choices'][number];

/** As many as there are keys to answer with, and as a projector shows in large type. */
export const quizLimits = { choices: 6, questions: 200, questionLength: 600, answerLength: 200 };

/** Why a question cannot be played. */
export type ProblemCode =
  | 'noText'
  | 'noAnswer'
  | 'noRightChoice'
  | 'oneChoice'
  | 'tooManyChoices'
  | 'mixedAnswers'
  | 'unknownLetter'
  | 'tooLong'
  | 'tooManyQuestions'
  | 'unclosedBrace'
  | 'matching'
  | 'essay'
  | 'notANumber';

export interface Problem {
  /** The line of the text it was found on, from 1. */
  readonly line: number;
  readonly code: ProblemCode;
}

/** A line of the teacher's text, with its number from 1. */
export interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** What became of one question: either it, or what is wrong with it. */
export type Parsed =
  | { readonly line: number; readonly question: Question }
  | { readonly line: number; readonly code: ProblemCode };
