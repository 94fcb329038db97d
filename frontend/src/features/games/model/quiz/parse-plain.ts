import { problemOf } from './check-question.ts';
import { LETTERED, letterIndex } from './choice-letters.ts';
import type { Choice, Parsed, ProblemCode, Question, SourceLine } from './question.ts';
import { truthOf } from './truth.ts';

/** The parsed lines of one question. */
interface QuestionLines {
  readonly line: number;
  readonly text: string[];
  readonly choices: Choice[];
  readonly answers: string[];
  readonly explanation: string[];
  problem?: ProblemCode;
}

const NUMBERING = /^\(?\p{Nd}{1,3}[.)]\s+/u;
const RIGHT = /^\*\s*(\S.*)$/;
const WRONG = /^[-–•]\s*(\S.*)$/;
const ANSWER = /^=\s*(\S.*)$/;
const EXPLANATION = /^>\s*(\S.*)$/;
const NAMED_ANSWER =
  /^(?:correct answer|answer|ans|réponse|bonne réponse|(?:الإجابة|الاجابة)(?: الصحيحة)?|الجواب(?: الصحيح)?|الحل)\s*:\s*(\S.*)$/i;

/** Applies `Answer: B`, `Answer: A, C` or `Answer: Oran` (a choice's own text). */
const markAnswer = (draft: QuestionLines, answer: string): void => {
  if (draft.choices.length === 0) {
    draft.answers.push(answer);
    return;
  }
  const words = draft.choices.findIndex(({ text }) => text === answer);
  const indexes = words >= 0 ? [words] : answer.split(/[\s,،+&]+/).map(letterIndex);
  for (const index of indexes) {
    const choice = index === undefined ? undefined : draft.choices[index];
    if (index === undefined || !choice) draft.problem = 'unknownLetter';
    else draft.choices[index] = { ...choice, right: true };
  }
};

/** Applies a line with an answer to the question; returns false for plain text. */
const readAnswer = (draft: QuestionLines, line: string): boolean => {
  const [, named] = NAMED_ANSWER.exec(line) ?? [];
  const [, star, , lettered] = LETTERED.exec(line) ?? [];
  const [, right] = RIGHT.exec(line) ?? [];
  const [, wrong] = WRONG.exec(line) ?? [];
  const [, answer] = ANSWER.exec(line) ?? [];
  const [, explanation] = EXPLANATION.exec(line) ?? [];
  if (named) markAnswer(draft, named.trim());
  else if (lettered) draft.choices.push({ text: lettered, right: star === '*' });
  else if (right) draft.choices.push({ text: right, right: true });
  else if (wrong) draft.choices.push({ text: wrong, right: false });
  else if (answer) draft.answers.push(answer);
  else if (explanation) draft.explanation.push(explanation);
  else return false;
  return true;
};

const questionOf = (draft: QuestionLines): Question | ProblemCode => {
  const { choices, answers } = draft;
  const common = {
    text: draft.text.join('\n').replace(NUMBERING, ''),
    ...(draft.explanation.length > 0 && { explanation: draft.explanation.join('\n') }),
  };
  if (draft.problem) return draft.problem;
  if (choices.length > 0 && answers.length > 0) return 'mixedAnswers';
  if (choices.length > 0) return { kind: 'choice', ...common, choices };
  const [first] = answers;
  if (first === undefined) return 'noAnswer';
  const answer = answers.length === 1 ? truthOf(first) : undefined;
  return answer === undefined
    ? { kind: 'short', ...common, answers }
    : { kind: 'truth', ...common, answer };
};

const finished = (draft: QuestionLines): Parsed => {
  const question = questionOf(draft);
  const code = typeof question === 'string' ? question : problemOf(question);
  if (code) return { line: draft.line, code };
  return typeof question === 'string'
    ? { line: draft.line, code: question }
    : { line: draft.line, question };
};

/**
 * Parses a block without blank lines. Once a question has answers, the next plain line begins a new question, so a
 * forgotten blank line does no harm.
 */
export const parsePlain = (lines: readonly SourceLine[]): Parsed[] => {
  const drafts: QuestionLines[] = [];
  for (const { number, text } of lines) {
    const current = drafts.at(-1);
    const line = text.trim();
    // The first line of a block is the question, unless it begins with an answer mark (`*`, `=` or `>`).
    if (current && readAnswer(current, line)) continue;
    const answered =
      current && current.choices.length + current.answers.length + current.explanation.length > 0;
    if (current && !answered) {
      current.text.push(line);
      continue;
    }
    const draft = { line: number, text: [], choices: [], answers: [], explanation: [] };
    drafts.push(draft);
    if (!/^[*=>]/.test(line) || !readAnswer(draft, line)) drafts.at(-1)?.text.push(line);
  }
  return drafts.map(finished);
};
