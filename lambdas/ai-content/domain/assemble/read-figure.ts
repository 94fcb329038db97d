import * as z from 'zod/mini';
import { figure as figureSchema, type Figure, type FigureProblem } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { commas } from '#shared/model/punctuation.ts';
import { plainText } from '#lambdas/print/maths/formula-text.ts';
import { draftNotesIn } from '../draft-notes.ts';
import type { Finding } from './assembled.ts';
import { cleanText } from './clean-text.ts';

/** What is wrong with a figure and what to do, for the model that repairs it. */
const SENTENCES: Readonly<Record<FigureProblem, string>> = {
  order: 'the end must be larger than the beginning, at most 24 squares apart in a grid',
  'step-uneven': 'the step must lead from "from" to "to" in 1 to 40 equal steps',
  outside: 'every mark, point and line must lie within the figure',
  'shaded-more': 'no more parts can be shaded than there are',
  'same-points': 'a line needs two different points',
  'measures-missing': 'a triangle needs three sides or three angles',
  'angle-sum': 'the three angles of a triangle must sum to 180',
  'sides-impossible': 'any two sides of a triangle must be longer than the third together',
  'angles-differ': 'sides and angles contradict each other; give only the sides',
  'label-differs': 'a label with a number must be the measure that it is written beside',
  'rows-uneven': 'all rows of a table need as many cells as the first',
};
const problems = new Map<string, string>(Object.entries(SENTENCES));

/** Labels are plain words: a formula becomes its characters. */
const plainLabels = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(cleanText(value)).replace(/\s+/g, ' ');
  if (Array.isArray(value)) return value.map(plainLabels);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainLabels(one)]));
};

/** A figure as a drafter gave it: one that can be drawn, none, or what is wrong with it. */
export interface ReadFigure {
  readonly figure?: Figure;
  readonly problem?: string;
}

export function readFigure(value: unknown): ReadFigure {
  if (value === undefined || value === null) return {};
  const { data, error } = z.safeParse(figureSchema, plainLabels(value));
  if (data) return { figure: data };
  const { path, message } = error.issues[0] ?? { path: [], message: '' };
  const field = path.join('.') || 'kind';
  return {
    problem: `"${field}": ${problems.get(message) ?? 'it is missing, of another type, or beyond its limits'}`,
  };
}

/** What is wrong with the figures of an answer; each is left out of its question or exercise. */
export const figureFindings = (
  list: 'questions' | 'exercises',
  answers: readonly { readonly figure?: unknown }[],
): Finding[] =>
  answers.flatMap(({ figure }, index) => {
    const { problem } = readFigure(figure);
    return problem === undefined
      ? []
      : [
          {
            rule: 'figure-impossible',
            path: `${list}.${index}.figure`,
            problem: `${list === 'questions' ? 'question' : 'exercise'} ${index + 1}: its figure cannot be drawn; ${problem}`,
            isHard: false,
          },
        ];
  });

/** A note on the figures that were left out, if there are any; questions and exercises are named by number. */
export function figureNotes(
  answers: readonly { readonly figure?: unknown }[],
  language: DraftLanguage,
  nameOf: (number: number) => string,
): string[] {
  const left = answers.flatMap(({ figure }, index) =>
    readFigure(figure).problem === undefined ? [] : [nameOf(index + 1)],
  );
  return left.length === 0
    ? []
    : [draftNotesIn(language).figureLeftOut(left.join(commas[language]))];
}
