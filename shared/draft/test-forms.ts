import type { Exercise, Question, Test } from '../model/draft.ts';
import { pick, shuffle } from './shuffle.ts';

/** Forms of one test for neighbours in one room: A as it was written, B with everything in another place. */
export const testForms = ['A', 'B'] as const;
export type TestForm = (typeof testForms)[number];

/**
 * How much a sheet helps: not at all; with the hints; or, guided, with the hints and besides one wrong option fewer, the
 * passage that a statement rests on, the first letter of an answer, or the first step of a solution.
 */
export const helpLevels = ['none', 'hint', 'guided'] as const;
export type HelpLevel = (typeof helpLevels)[number];

/** What a sheet says to help with one question or exercise. */
export interface Help {
  readonly hint?: string;
  readonly passage?: string;
  /** What the answer begins with. */
  readonly beginning?: string;
  readonly firstStep?: string;
}

/** A question as a form shows it, and the help beside it; its key is still the id of its option. */
export interface FormQuestion {
  readonly question: Question;
  readonly help: Help;
}

/** The first letter of a word, after the Arabic article; none of a number or a formula. */
const BEGINNING = /^(?:ال)?\p{L}\p{M}*/u;

const hintOf = ({ hint }: { readonly hint?: string }, level: HelpLevel): Help =>
  level !== 'none' && hint ? { hint } : {};

function helpOf(question: Question, level: HelpLevel): Help {
  const help = hintOf(question, level);
  if (level !== 'guided') return help;
  if (question.kind === 'truth' && question.passage) return { ...help, passage: question.passage };
  const beginning = question.kind === 'short' && BEGINNING.exec(question.answer.trim())?.[0];
  // A short word would be given away whole.
  return beginning && question.answer.trim().length > beginning.length + 1
    ? { ...help, beginning }
    : help;
}

/** Without one wrong option, where a choice is left without it. */
function withFewerOptions(question: Question): Question {
  if (question.kind !== 'choice' || question.options.length < 3) return question;
  const wrong = question.options.filter(({ id }) => id !== question.key);
  const dropped = pick(wrong, `${question.id}.fewer`);
  return { ...question, options: question.options.filter((option) => option !== dropped) };
}

const inForm = (question: Question, form: TestForm | undefined): Question =>
  form === 'B' && question.kind === 'choice'
    ? { ...question, options: shuffle(question.options, question.id) }
    : question;

/**
 * The questions of a test as a form and a level of help show them. What is where follows from the ids of the questions
 * alone, so that a key printed after a stem was mended still fits the sheets printed before.
 * @param form as it was written, where none is named
 */
export function testForm(
  { questions }: Pick<Test, 'questions'>,
  form: TestForm | undefined,
  level: HelpLevel,
): FormQuestion[] {
  const ids = questions.map(({ id }) => id);
  const ordered = form === 'B' ? shuffle(questions, ids.join(' ')) : questions;
  return ordered.map((question) => {
    const shown = level === 'guided' ? withFewerOptions(question) : question;
    return { question: inForm(shown, form), help: helpOf(question, level) };
  });
}

/** What a level of help says beside an exercise. */
export const exerciseHelp = (exercise: Exercise, level: HelpLevel): Help => ({
  ...hintOf(exercise, level),
  // A solution of one step would be given away whole.
  ...(level === 'guided' && exercise.steps.length > 1 && { firstStep: exercise.steps[0] }),
});
