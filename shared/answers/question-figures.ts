import type { AnswerLayout, AnswerSheets, MarkedQuestion } from '../model/answer-sheets.ts';
import { pointsOfAnswer } from './mark-answers.ts';

/** With fewer pupils the figures depend too much on each of them to judge a question by. */
export const pupilsForVerdicts = 15;

/** What the figures say of a question, if they say something. */
export const questionVerdicts = [
  /** Pupils who know less get it right more often: the key may be wrong, or the question misleads. */
  'reversed',
  /** Nearly all pupils get its points, so it says little about any of them. */
  'easy',
  /** Few of its points are reached. */
  'hard',
  /** It is hardly connected with what the other questions ask. */
  'weak',
] as const;
export type QuestionVerdict = (typeof questionVerdicts)[number];

/** Facility above and below which a question is easy or hard, and the least discrimination of a good one. */
const EASY = 0.9;
const HARD = 0.25;
const GOOD = 0.2;
/** Above this a negative discrimination is within what chance does in a class. */
const REVERSED = -0.1;

export interface QuestionFigures {
  readonly id: string;
  /** Sheets whose answer is clear; all other figures are about these. */
  readonly pupils: number;
  /** Sheets whose answer a person must still look at. */
  readonly unclear: number;
  /** Of a choice: how many chose nothing. */
  readonly blank: number | undefined;
  /** The share of its points that the pupils got, 0 to 1; undefined if there is no clear answer. */
  readonly facility: number | undefined;
  /** From -1 to 1; undefined if all pupils have the same points in it, or in the rest. */
  readonly discrimination: number | undefined;
  /** How many chose each option, in the test's own order; none if a person gives points. */
  readonly options: readonly { readonly id: string; readonly chosen: number }[];
  readonly verdict: QuestionVerdict | undefined;
}

/** The print whose letters and order of options are the test's own: that of form A, if there is one. */
export const ownLayout = (
  layouts: readonly AnswerLayout[],
  question: string,
): AnswerLayout | undefined => {
  const having = layouts.filter(({ questions }) => questions.some(({ id }) => id === question));
  return having.find(({ form }) => form === 'A') ?? having[0];
};

/** The options of a question in the test's own order, then those that only another print has. */
function optionsOf(layouts: readonly AnswerLayout[], question: string): string[] {
  const own = ownLayout(layouts, question);
  const inOrder = own ? [own, ...layouts] : layouts;
  const options = inOrder.flatMap(
    ({ questions }) => questions.find(({ id }) => id === question)?.options ?? [],
  );
  return [...new Set(options)];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Pearson's correlation; undefined if one side does not vary. */
export function correlation(xs: readonly number[], ys: readonly number[]): number | undefined {
  const [x, y] = [sum(xs) / xs.length, sum(ys) / ys.length];
  const [spreadX, spreadY] = [
    sum(xs.map((one) => (one - x) ** 2)),
    sum(ys.map((one) => (one - y) ** 2)),
  ];
  if (!(spreadX > 1e-9 && spreadY > 1e-9)) return undefined;
  const common = sum(xs.map((one, index) => (one - x) * ((ys[index] ?? 0) - y)));
  return common / Math.sqrt(spreadX * spreadY);
}

/** What facility and discrimination say of a question of a class that is large enough. */
export function verdictOf(
  facility: number | undefined,
  discrimination: number | undefined,
): QuestionVerdict | undefined {
  if (facility === undefined) return undefined;
  if (discrimination !== undefined && discrimination < REVERSED) return 'reversed';
  if (facility > EASY) return 'easy';
  if (facility < HARD) return 'hard';
  return discrimination === undefined || discrimination < GOOD ? 'weak' : undefined;
}

/**
 * The figures of each question of a test, by the key as it is now. Sheets that were set aside do not count.
 *
 * - Facility is the mean of the points as a share of the full points (the "facility index" of Moodle's quiz statistics,
 *   docs.moodle.org/dev/Quiz_report_statistics).
 * - Discrimination is the correlation between the points of a question and those of all others (the corrected
 *   point-biserial correlation; Moodle's "discrimination index"; S. Henrysson, Correction of item-total correlations in
 *   item analysis, Psychometrika 28, 1963). It counts only sheets whose answers are all clear. Upper and lower thirds of
 *   a class would be ten pupils each, and equal marks at their edges would decide who belongs to them.
 * - Below 0.2 a question separates too little (R. L. Ebel and D. A. Frisbie, Essentials of Educational Measurement).
 */
export function questionFigures({ questions, layouts, sheets }: AnswerSheets): QuestionFigures[] {
  const counted = sheets.filter(({ dismissed }) => !dismissed);
  const pointsOf = (question: MarkedQuestion) =>
    counted.map(({ answers }) => pointsOfAnswer(question, answers[question.id]));
  const table = questions.map(pointsOf);
  const complete = [...counted.keys()].filter((sheet) =>
    table.every((points) => points[sheet] !== undefined),
  );
  const marks = new Map(
    complete.map((sheet) => [sheet, sum(table.map((points) => points[sheet] ?? 0))]),
  );
  return questions.map((question, index): QuestionFigures => {
    const all = table[index] ?? [];
    const points = all.filter((one) => one !== undefined);
    const clear = counted.filter((_, sheet) => all[sheet] !== undefined);
    const chosen = clear.map(({ answers }) => answers[question.id]?.chosen ?? []);
    const isChoice = question.key !== undefined;
    const full = points.length * question.points;
    const facility = full > 0 ? sum(points) / full : undefined;
    const own = complete.map((sheet) => all[sheet] ?? 0);
    const rest = complete.map((sheet) => (marks.get(sheet) ?? 0) - (all[sheet] ?? 0));
    const discrimination = correlation(own, rest);
    const isEnough = complete.length >= pupilsForVerdicts;
    return {
      id: question.id,
      pupils: points.length,
      unclear: counted.length - points.length,
      blank: isChoice ? chosen.filter((options) => options.length === 0).length : undefined,
      facility,
      discrimination,
      options: (isChoice ? optionsOf(layouts, question.id) : []).map((id) => ({
        id,
        chosen: chosen.filter((options) => options.includes(id)).length,
      })),
      verdict: isEnough ? verdictOf(facility, discrimination) : undefined,
    };
  });
}
