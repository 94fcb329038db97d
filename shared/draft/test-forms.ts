import type { Exercise, Test } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import type { TestForm } from '../model/content-types.ts';
import { traitsOf } from './questions/traits-of.ts';
import { pick, shuffle } from './shuffle.ts';

/**
 * How much a sheet helps: `none`; `hint`: with hints; `guided`: with hints and also one wrong option fewer, the passage
 * for a statement, the first letter of an answer, or the first step of a solution.
 */
export const helpLevels = ['none', 'hint', 'guided'] as const;
export type HelpLevel = (typeof helpLevels)[number];

export interface Help {
  readonly hint?: string;
  readonly passage?: string;
  readonly beginning?: string;
  readonly firstStep?: string;
}

/** A question of a form and its help; the key is still the id of an option. */
export interface FormQuestion {
  readonly question: Question;
  readonly help: Help;
  /** The order in which pupils see the texts to match or to put in order, by their right places from 0. */
  readonly order: readonly number[];
}

/** The first letter of a word, with the Arabic article before it; no match for a number or a formula. */
const BEGINNING = /^(?:ال)?\p{L}\p{M}*/u;

const hintOf = ({ hint }: { readonly hint?: string }, level: HelpLevel): Help =>
  level !== 'none' && hint ? { hint } : {};

function helpOf(question: Question, level: HelpLevel): Help {
  const help = hintOf(question, level);
  if (level !== 'guided') return help;
  if (question.kind === 'truth' && question.passage) return { ...help, passage: question.passage };
  const beginning = question.kind === 'short' && BEGINNING.exec(question.answer.trim())?.[0];
  // The beginning of a short word would give it away.
  return beginning && question.answer.trim().length > beginning.length + 1
    ? { ...help, beginning }
    : help;
}

function removeWrongOption(question: Question): Question {
  if (question.kind !== 'choice' || question.options.length < 3) return question;
  const wrong = question.options.filter(({ id }) => id !== question.key);
  const dropped = pick(wrong, `${question.id}.fewer`);
  return { ...question, options: question.options.filter((option) => option !== dropped) };
}

function shuffleParts(question: Question, form: TestForm | undefined): Question {
  if (form !== 'B') return question;
  if (question.kind === 'choice')
    return { ...question, options: shuffle(question.options, question.id) };
  return question.kind === 'matching'
    ? { ...question, pairs: shuffle(question.pairs, question.id) }
    : question;
}

/** Orders tried for form B; three texts have two wrong orders. */
const TRIED = 8;

/** An order in which no text is in its right place; form B has another one than form A if there is one. */
export function shownOrder(question: Question, form?: TestForm): number[] {
  const right = [...(traitsOf(question).lettered ?? []).keys()];
  const first = shuffle(right, question.id);
  if (form !== 'B') return first;
  const others = Array.from({ length: TRIED }, (_, index) =>
    shuffle(right, `${question.id}.${index}`),
  );
  return others.find((other) => other.join() !== first.join()) ?? first;
}

/**
 * The questions of a test for a form and a level of help. The order depends only on the ids of the questions, so a key
 * printed after a correction still fits older sheets.
 * @param form without one, the questions are as written
 */
export function testForm(
  { questions }: Pick<Test, 'questions'>,
  form: TestForm | undefined,
  level: HelpLevel,
): FormQuestion[] {
  const ids = questions.map(({ id }) => id);
  const ordered = form === 'B' ? shuffle(questions, ids.join(' ')) : questions;
  return ordered.map((question) => {
    const shown = level === 'guided' ? removeWrongOption(question) : question;
    return {
      question: shuffleParts(shown, form),
      help: helpOf(question, level),
      order: shownOrder(question, form),
    };
  });
}

/** Whether each step settles one of several answers, as where each sentence has a gap; then no step is only a beginning. */
const isOnePerAnswer = ({ steps, answer }: Exercise): boolean =>
  [/\n|[;؛]/, / – /].some((between) => answer.split(between).length === steps.length);

export const exerciseHelp = (exercise: Exercise, level: HelpLevel): Help => ({
  ...hintOf(exercise, level),
  // The only step of a solution, or of one of its answers, would give it away.
  ...(level === 'guided' && !isOnePerAnswer(exercise) && { firstStep: exercise.steps[0] }),
});
