import { labelsIn } from '#shared/draft/labels/labels.ts';
import { testForm } from '#shared/draft/test-forms.ts';
import type { TestForm } from '#shared/model/answer-sheets.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Language } from '#shared/model/locale.ts';
import type { AnswerLine } from '#shared/paper/printed-answers.ts';

/** A line of an answer sheet with what is printed beside it, and what its bubbles mean. */
export interface TestLine {
  readonly line: AnswerLine;
  /** Before the first bubble. */
  readonly label: string;
  /** Beside each bubble of the first group. */
  readonly letters: readonly string[];
  /** The id of the question; `task` is the integration task. Missing for the pupil's number. */
  readonly question?: string;
  /** The answers that the bubbles of a choice stand for: ids of options, or `true` and `false`. */
  readonly answers?: readonly string[];
}

/** The id of the integration task among the questions; no question has such a long one. */
export const TASK = 'task';

const digits = [...'0123456789'];

/** The two digits of a pupil's number in the list, on a sheet without a name. */
export const numberLines = (language: Language): readonly TestLine[] => {
  const { tens, ones } = labelsIn(language);
  return [tens, ones].map((label) => ({
    line: { kind: 'digit', count: digits.length },
    label,
    letters: digits,
  }));
};

/**
 * The lines of a form of a test, in the order of its sheet: a choice for questions with options, points for those that a
 * person marks.
 */
export function linesOfTest(test: Test, form: TestForm): TestLine[] {
  const labels = labelsIn(test.language);
  const lines = testForm(test, form, 'none').map(({ question }, index): TestLine => {
    const label = labels.number(index + 1);
    const { id } = question;
    if (question.kind === 'choice') {
      const answers = question.options.map((option) => option.id);
      const letters = answers.map((_, place) => labels.letters[place] ?? '');
      return {
        line: { kind: 'options', count: answers.length },
        label,
        letters,
        question: id,
        answers,
      };
    }
    if (question.kind === 'truth') {
      const letters = [labels.trueLetter, labels.falseLetter];
      const answers = ['true', 'false'];
      return { line: { kind: 'options', count: 2 }, label, letters, question: id, answers };
    }
    return pointsLine(question.points, label, id);
  });
  return test.task ? [...lines, pointsLine(test.task.points, labels.taskLetter, TASK)] : lines;
}

const pointsLine = (points: number, label: string, question: string): TestLine => ({
  line: { kind: 'points', points },
  label,
  letters: Array.from({ length: Math.floor(points) + 1 }, (_, whole) => String(whole)),
  question,
});
