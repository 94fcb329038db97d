import { toGift } from '#lambdas/ai-content/domain/exports/quiz/gift.ts';
import { toMoodleXml } from '#lambdas/ai-content/domain/exports/quiz/moodle-xml.ts';
import { qti12 } from '#lambdas/ai-content/domain/exports/quiz/qti12.ts';
import { qti21 } from '#lambdas/ai-content/domain/exports/quiz/qti21.ts';
import { toQuiz, type Quiz } from '#lambdas/ai-content/domain/exports/quiz/quiz.ts';
import type { QuizFormat } from '#shared/draft/export-formats.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { parse } from 'gift-pegjs';
import { fromGift, pointsWithGrammar } from './gift.ts';
import { fromMoodleXml, withJsonReader } from './moodle-xml.ts';
import { marksInMoodle } from './moodle.ts';
import { pointsInQti12 } from './qti12.ts';
import { outcomesInQti21 } from './qti21.ts';
import { rootOf } from './xml.ts';
import type { Given, Row } from './table.ts';

/** The points that other software gives to answers, from the file that a test of one question becomes. */
export interface Scorer {
  readonly format: QuizFormat;
  readonly name: string;
  /** Reads the file of a question once; answers are marked one after another. */
  readonly open: (row: Row) => Marker | Promise<Marker>;
}
type Marker = (given: Given) => number | Promise<number>;

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
    open(row) {
      const questions = fromGift(toGift(quizOf(row)), row.question.points);
      return (given) => marksInMoodle(questions, row, given);
    },
  },
  {
    format: 'gift',
    name: 'gift-pegjs',
    open(row) {
      const questions = parse(toGift(quizOf(row)));
      return (given) => pointsWithGrammar(questions, row, given);
    },
  },
  {
    format: 'moodle',
    name: 'Moodle’s rules',
    open(row) {
      const questions = fromMoodleXml(toMoodleXml(quizOf(row)));
      return (given) => marksInMoodle(questions, row, given);
    },
  },
  {
    format: 'moodle',
    name: 'moodlexml-to-json',
    async open(row) {
      const questions = await withJsonReader(toMoodleXml(quizOf(row)));
      return (given) => marksInMoodle(questions, row, given);
    },
  },
  ...(['specification', 'canvas'] as const).map((reader): Scorer => ({
    format: 'qti12',
    name: { specification: 'the specification', canvas: 'Canvas’s rules' }[reader],
    open(row) {
      const root = rootOf(assessmentOf(row));
      return (given) => pointsInQti12(root, row, given, reader);
    },
  })),
  {
    format: 'qti21',
    name: 'the specification',
    open(row) {
      const item = rootOf(itemOf(row));
      return (given) => Number(outcomesInQti21(item, row, given).get('SCORE') ?? 0);
    },
  },
];
