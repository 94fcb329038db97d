import {
  ownLayout,
  questionFigures,
  type QuestionFigures,
  type QuestionVerdict,
} from '#shared/answers/question-figures.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { optionsOn, type LetteredOption } from './answer-rows.ts';

export interface CountedOption extends LetteredOption {
  readonly chosen: number;
  readonly isKey: boolean;
}

export interface FiguresRow extends Omit<QuestionFigures, 'options'> {
  /** From 1, in the order of form A. */
  readonly number: number;
  readonly points: number;
  readonly options: readonly CountedOption[];
}

export function figuresRows(content: AnswerSheets): FiguresRow[] {
  const { questions, layouts, language } = content;
  return questionFigures(content).map((figures, index): FiguresRow => {
    const question = questions[index];
    const letters = optionsOn(ownLayout(layouts, figures.id), figures.id, language);
    return {
      ...figures,
      number: index + 1,
      points: question?.points ?? 0,
      options: figures.options.map(({ id, chosen }) => {
        const letter = letters.find((one) => one.id === id)?.letter ?? id;
        return { id, letter, chosen, isKey: id === question?.key };
      }),
    };
  });
}

export interface FiguresWords {
  readonly headings: Readonly<
    Record<
      | 'question'
      | 'points'
      | 'pupils'
      | 'unclear'
      | 'facility'
      | 'discrimination'
      | 'key'
      | 'blank'
      | 'verdict',
      string
    >
  >;
  readonly option: (number: number) => string;
  readonly verdict: (verdict: QuestionVerdict) => string;
}

type Cell = string | number | undefined;

const rounded = (value: number | undefined, digits: number): Cell =>
  value === undefined ? undefined : Number(value.toFixed(digits));

/** The figures as a table for a file: a row a question, with the counts of its options in the test's own order. */
export function figuresTable(rows: readonly FiguresRow[], words: FiguresWords): Cell[][] {
  const most = Math.max(0, ...rows.map(({ options }) => options.length));
  const places = Array.from({ length: most }, (_, index) => index);
  const { headings } = words;
  const { question, points, pupils, unclear, facility, discrimination, key, blank } = headings;
  return [
    [
      ...[question, points, pupils, unclear, facility, discrimination, key],
      ...places.map((place) => words.option(place + 1)),
      ...[blank, headings.verdict],
    ],
    ...rows.map((row) => [
      ...[row.number, row.points, row.pupils, row.unclear],
      ...[rounded(row.facility, 3), rounded(row.discrimination, 2)],
      row.options.find(({ isKey }) => isKey)?.letter,
      ...places.map((place) => {
        const option = row.options[place];
        return option && `${option.letter}: ${option.chosen}`;
      }),
      row.blank,
      row.verdict && words.verdict(row.verdict),
    ]),
  ];
}
