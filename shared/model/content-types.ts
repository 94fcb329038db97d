import type { Difficulty } from './question-levels.ts';

export const contentTypes = ['LESSON_PLAN', 'TEST', 'EXERCISE'] as const;
export type ContentType = (typeof contentTypes)[number];
export const questionTypes = [
  'Multiple Choice',
  'True/False',
  'Short Answer',
  'Gap Fill',
  'Open Question',
  'Matching',
  'Ordering',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export interface QuestionGroup {
  readonly questionType: QuestionType;
  readonly questionCount: number;
  /** How hard all of them are; by default they go from easy to hard. */
  readonly difficulty?: Difficulty | undefined;
}

interface AskedQuestions extends QuestionGroup {
  readonly moreQuestions?: readonly QuestionGroup[] | undefined;
}

/** The types of question that a test is asked to have, in its order, each once. */
export const questionGroups = ({
  questionType,
  questionCount,
  difficulty,
  moreQuestions = [],
}: AskedQuestions): readonly QuestionGroup[] => [
  { questionType, questionCount, difficulty },
  ...moreQuestions,
];

/** How many questions a test is asked to have, of all types. */
export const countQuestions = (asked: AskedQuestions): number =>
  questionGroups(asked).reduce((sum, group) => sum + group.questionCount, 0);

/** Forms of a test for neighbouring pupils: A in the written order, B shuffled. */
export const testForms = ['A', 'B'] as const;
export type TestForm = (typeof testForms)[number];
