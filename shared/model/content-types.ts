export const contentTypes = ['LESSON_PLAN', 'TEST', 'EXERCISE'] as const;
export type ContentType = (typeof contentTypes)[number];
export const questionTypes = ['Multiple Choice', 'True/False', 'Short Answer'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Forms of a test for neighbouring pupils: A in the written order, B shuffled. */
export const testForms = ['A', 'B'] as const;
export type TestForm = (typeof testForms)[number];
