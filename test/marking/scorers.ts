import { toGift } from '#lambdas/ai-content/domain/exports/quiz/gift.ts';
import { toMoodleXml } from '#lambdas/ai-content/domain/exports/quiz/moodle-xml.ts';
import { qti12 } from '#lambdas/ai-content/domain/exports/quiz/qti12.ts';
import { qti21 } from '#lambdas/ai-content/domain/exports/quiz/qti21.ts';
import { toQuiz, type Quiz } from '#lambdas/ai-content/domain/exports/quiz/quiz.ts';
import type { QuizFormat } from '#shared/draft/export-formats.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { fromGift, pointsWithGrammar } from './gift.ts';
import { fromMoodleXml, withJsonReader } from './moodle-xml.ts';
import { marksInMoodle } from './moodle.ts';
import { pointsInQti12 } from './qti12.ts';
import { pointsInQti21 } from './qti21.ts';
import type { Given, Row } from './table.ts';

/** The points that other software gives to answers, from the file that a test of one question becomes. */
export interface Scorer {
  readonly format: QuizFormat;
  readonly name: string;
  readonly points: (row: Row, given: Given) => number | Promise<number>;
}

/** A test of this question alone. */
export const quizOf = ({ question, language }: Row): Quiz =>
  toQuiz(
    { ...sampleDrafts[language][1], questions: [question], task: undefined, sourceText: undefined },
    {},
  );
export const itemOf = (row: Row): string => qti21(quizOf(row))['items/item-q1.xml'] ?? '';
const assessmentOf = (row: Row): string => qti12(quizOf(row))['assessment/assessment.xml'] ?? '';

/** Those that need no further packages. */
export const scorers: readonly Scorer[] = [
  {
    format: 'gift',
    name: 'Moodle’s rules',
    points: (row, given) =>
      marksInMoodle(fromGift(toGift(quizOf(row)), row.question.points), row, given),
  },
  {
    format: 'gift',
    name: 'gift-pegjs',
    points: (row, given) => pointsWithGrammar(toGift(quizOf(row)), row, given),
  },
  {
    format: 'moodle',
    name: 'Moodle’s rules',
    points: (row, given) => marksInMoodle(fromMoodleXml(toMoodleXml(quizOf(row))), row, given),
  },
  {
    format: 'moodle',
    name: 'moodlexml-to-json',
    points: async (row, given) =>
      marksInMoodle(await withJsonReader(toMoodleXml(quizOf(row))), row, given),
  },
  {
    format: 'qti12',
    name: 'the specification',
    points: (row, given) => pointsInQti12(assessmentOf(row), row, given, 'specification'),
  },
  {
    format: 'qti12',
    name: 'Canvas’s rules',
    points: (row, given) => pointsInQti12(assessmentOf(row), row, given, 'canvas'),
  },
  {
    format: 'qti21',
    name: 'the specification',
    points: (row, given) => pointsInQti21(itemOf(row), row, given),
  },
];
