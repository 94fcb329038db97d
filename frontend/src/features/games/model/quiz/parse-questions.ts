import type { FoundQuestion, Refusal } from '#shared/question-files/found-question.ts';
import { readQuestionText } from '#shared/question-files/read-question-text.ts';
import { problemOf } from './check-question.ts';
import { figureInLine } from './figure-line.ts';
import { plainWords } from './formula-words.ts';
import { quizLimits, type Problem, type ProblemCode, type Question } from './question.ts';
import { quizTexts } from './quiz-text.ts';

export interface QuestionSet {
  readonly questions: readonly { readonly line: number; readonly question: Question }[];
  readonly problems: readonly Problem[];
}

const PROBLEMS: Readonly<Partial<Record<Refusal, ProblemCode>>> = {
  'no-text': 'noText',
  'no-key': 'noRightChoice',
  'few-options': 'oneChoice',
  'many-options': 'tooManyChoices',
  'mixed-answers': 'mixedAnswers',
  'unknown-letter': 'unknownLetter',
  'too-long': 'tooLong',
  unclosed: 'unclosedBrace',
  'not-a-number': 'notANumber',
};

const explained = ({ stem, reason }: { readonly stem: string; readonly reason: string }) => ({
  text: plainWords(stem),
  ...(reason !== '' && { explanation: plainWords(reason) }),
});

/** A question as the quiz plays it, or why it does not. */
function played(found: FoundQuestion): Question | ProblemCode {
  if (!found.question) return PROBLEMS[found.refused] ?? 'noAnswer';
  const { question, doubts } = found;
  switch (question.kind) {
    case 'choice':
    case 'several': {
      const keys = question.kind === 'choice' ? [question.key] : question.keys;
      const choices = question.options.map(({ id, text }) => ({
        text: plainWords(text),
        right: keys.includes(id),
      }));
      return { kind: 'choice', ...explained(question), choices };
    }
    case 'truth':
      return { kind: 'truth', ...explained(question), answer: question.answer };
    case 'short': {
      const near = question.tolerance ? ` ± ${question.tolerance}` : '';
      const answers = [question.answer, ...question.variants];
      return {
        kind: 'short',
        ...explained(question),
        answers: answers.map((answer) => plainWords(answer) + near),
      };
    }
    case 'open':
      if (doubts.includes('no-right-option')) return 'noRightChoice';
      return doubts.includes('no-answer') ? 'noAnswer' : 'essay';
    default:
      return 'matching';
  }
}

/** The figure in the comments right above a line, from 0; undefined if there is none. */
function figureAbove(lines: readonly string[], line: number): string | undefined {
  for (let at = line - 1; lines[at]?.trimStart().startsWith('//'); at -= 1) {
    const figure = figureInLine(lines[at] ?? '');
    if (figure !== undefined) return figure;
  }
  return undefined;
}

/** Reads questions in our plain format or in GIFT. Those that cannot be played are reported, with their line. */
export const parseQuestions = (text: string): QuestionSet => {
  const lines = text.split(/\r\n|\r|\n/);
  const parsed = readQuestionText(text, quizTexts).map((found) => {
    const { line = 1 } = found;
    const question = played(found);
    const code = typeof question === 'string' ? question : problemOf(question);
    const figure = figureAbove(lines, line - 1);
    return { line, code, question, figure };
  });
  const questions = parsed.flatMap(({ line, code, question, figure }) =>
    code === undefined && typeof question !== 'string'
      ? [{ line, question: figure === undefined ? question : { ...question, figure } }]
      : [],
  );
  const problems = parsed.flatMap(({ line, code }) => (code ? [{ line, code }] : []));
  const beyond = questions[quizLimits.questions];
  if (beyond) problems.push({ line: beyond.line, code: 'tooManyQuestions' });
  return { questions: questions.slice(0, quizLimits.questions), problems };
};
