import * as z from 'zod/mini';

const explained = {
  text: z.string(),
  explanation: z.optional(z.string()),
  /** Its figure, as `figureLine` writes it. */
  figure: z.optional(z.string()),
};

/** A question to play. Several choices may be correct; a short answer may have several accepted texts. */
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

/** The largest number of choices equals the number keys; the lengths fit a projector in large type. */
export const quizLimits = { choices: 6, questions: 200, questionLength: 600, answerLength: 200 };

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
  /** The line of the text with the question, from 1. */
  readonly line: number;
  readonly code: ProblemCode;
}
