import { testForms, type TestForm } from '../model/content-types.ts';
import type { Test } from '../model/draft.ts';
import { directionOf } from '../model/locale.ts';
import { linesOfTest, numberLines, type TestLine } from './answer-lines.ts';
import { layOutAnswers, type AnswerPaper, type PrintedAnswers } from './printed-answers.ts';

/** How a teacher wants the answer sheets of a test. */
export interface AnswerPrint {
  readonly paper: AnswerPaper;
  /** One form for all, or A and B in turn. */
  readonly forms: 1 | 2;
  /** Sheets without a name. */
  readonly spare: number;
}

/** A form of a test on paper. */
export interface FormOnPaper {
  readonly form: TestForm;
  readonly lines: readonly TestLine[];
  readonly layout: PrintedAnswers;
}

/** All that is printed of a test: each form with a name, and without one if there are spare sheets. */
export interface TestOnPaper {
  readonly paper: AnswerPaper;
  readonly named: readonly FormOnPaper[];
  readonly spare: readonly FormOnPaper[];
}

/** Why a test has no answer sheets. A question is given by its number, from 1; the integration task comes last. */
export type AnswerFault =
  | { readonly code: 'no_questions' | 'too_many_questions' }
  | { readonly code: 'too_few_options' | 'too_many_points'; readonly question: number };

/** Lays out all forms on one kind of paper, if all of them fit. */
function layOutOn(paper: AnswerPaper, test: Test, print: AnswerPrint): TestOnPaper | undefined {
  const direction = directionOf(test.language);
  const layOut = (before: readonly TestLine[]): FormOnPaper[] =>
    testForms.slice(0, print.forms).flatMap((form) => {
      const lines = [...before, ...linesOfTest(test, form)];
      const layout = layOutAnswers(
        lines.map(({ line }) => line),
        paper,
        direction,
      );
      return layout ? [{ form, lines, layout }] : [];
    });
  const named = layOut([]);
  const spare = print.spare > 0 ? layOut(numberLines(test.language)) : [];
  const wanted = print.forms * (print.spare > 0 ? 2 : 1);
  return named.length + spare.length === wanted ? { paper, named, spare } : undefined;
}

function faultOf(test: Test): AnswerFault | undefined {
  const lines = linesOfTest(test, 'A');
  if (lines.length === 0) return { code: 'no_questions' };
  for (const [index, { line }] of lines.entries()) {
    const question = index + 1;
    if (line.kind === 'options' && line.count < 2) return { code: 'too_few_options', question };
    if (!layOutAnswers([line], 'whole', 'ltr')) return { code: 'too_many_points', question };
  }
  return undefined;
}

/** Lays out the answer sheets of a test; on whole pages if they do not fit on halves. */
export function layOutTest(test: Test, print: AnswerPrint): TestOnPaper | AnswerFault {
  const fault = faultOf(test);
  if (fault) return fault;
  const halves = print.paper === 'half' ? layOutOn('half', test, print) : undefined;
  return halves ?? layOutOn('whole', test, print) ?? { code: 'too_many_questions' };
}
