export const contentTypes = ['LESSON_PLAN', 'TEST', 'EXERCISE'] as const;
export type ContentType = (typeof contentTypes)[number];
export const questionTypes = ['Multiple Choice', 'True/False', 'Short Answer'] as const;
export type QuestionType = (typeof questionTypes)[number];
