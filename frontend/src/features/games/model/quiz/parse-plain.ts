import { truthOf } from '#shared/question-files/truth-words.ts';
import { isRightAnswer } from '#shared/draft/accepted-texts.ts';
import { problemOf } from './check-question.ts';
import { LETTERED, letterIndex } from './choice-letters.ts';
import type { Choice, Parsed, ProblemCode, Question, SourceLine } from './question.ts';

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

/** The choice that an answer names by its letter, its words, or both if they agree: `B`, `(B)`, `Oran`, `B) Oran`. */
function choiceNamed(choices: readonly Choice[], named: string): number | undefined {
  const withWords = (words: string): number | undefined => {
    const exact = choices.findIndex(({ text }) => text === words);
    const found = exact >= 0 ? exact : choices.findIndex(({ text }) => isRightAnswer(words, text));
    return found < 0 ? undefined : found;
  };
  const [, , letter = '', words = ''] = LETTERED.exec(named) ?? [];
  const lettered = letterIndex(letter);
  if (lettered !== undefined && withWords(words) === lettered) return lettered;
  return withWords(named) ?? letterIndex(named.replace(/^\(|[).]$/g, ''));
}

/** Applies `Answer: B`, `Answer: A, C`, `Answer: Oran` (a choice's own text) or `Answer: B) Oran`. */
const markAnswer = (draft: QuestionLines, answer: string): void => {
  if (draft.choices.length === 0) {
    draft.answers.push(answer);
    return;
  }
  const named = (parts: readonly string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => choiceNamed(draft.choices, part));
  const letters = answer.split(/[\s,،;؛+&]+/);
  // Spaces are between words, too, unless all are letters.
  const areLetters = letters.every((letter) => letterIndex(letter) !== undefined);
  const ways = [[answer], answer.split(/[,،;؛+&]/), ...(areLetters ? [letters] : [])].map(named);
  const indexes = ways.find((way) => !way.includes(undefined)) ?? [undefined];
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

/** Parses a block. After answers, the next plain line begins a new question: a blank line may be forgotten. */
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
