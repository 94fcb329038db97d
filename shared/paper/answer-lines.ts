import { labelsIn } from '../draft/labels.ts';
import { testForm } from '../draft/test-forms.ts';
import { truthOptions, type PrintedQuestion } from '../model/answer-sheets.ts';
import type { TestForm } from '../model/content-types.ts';
import { TASK, type Test } from '../model/draft.ts';
import type { DraftLanguage } from '../model/locale.ts';
import type { AnswerLine } from './printed-answers.ts';

/** A line of an answer sheet with what is printed beside it, and what its bubbles mean. */
export interface TestLine {
  readonly line: AnswerLine;
  /** Before the first bubble. */
  readonly label: string;
  /** Beside each bubble of the first group. */
  readonly letters: readonly string[];
  /** What the bubbles mean. Missing for the pupil's number. */
  readonly question?: PrintedQuestion;
}

const digits = [...'0123456789'];

/** The two digits of a pupil's number in the list, on a sheet without a name. */
export const numberLines = (language: DraftLanguage): readonly TestLine[] => {
  const { tens, ones } = labelsIn(language);
  return [tens, ones].map((label) => ({
    line: { kind: 'digit', count: digits.length },
    label,
    letters: digits,
  }));
};

/** The lines of a form of a test, in order: a choice for questions with options, else points. */
export function linesOfTest(test: Test, form: TestForm): TestLine[] {
  const labels = labelsIn(test.language);
  const lines = testForm(test, form, 'none').map(({ question }, index): TestLine => {
    const label = labels.number(index + 1);
    const { id, points } = question;
    const isChoice = question.kind === 'choice';
    if (!isChoice && question.kind !== 'truth') return pointsLine({ id, points }, label);
    const options = isChoice ? question.options.map((option) => option.id) : [...truthOptions];
    const letters = isChoice ? labels.letters : [labels.trueLetter, labels.falseLetter];
    return {
      line: { kind: 'options', count: options.length },
      label,
      letters: options.map((_, place) => letters[place] ?? ''),
      question: { id, points, options },
    };
  });
  if (!test.task) return lines;
  return [...lines, pointsLine({ id: TASK, points: test.task.points }, labels.taskLetter)];
}

const pointsLine = (question: PrintedQuestion, label: string): TestLine => ({
  line: { kind: 'points', points: question.points },
  label,
  letters: Array.from({ length: Math.floor(question.points) + 1 }, (_, whole) => String(whole)),
  question,
});
