import { shuffle } from '#shared/draft/shuffle.ts';
import { checksOf, type Draft, type Exercise } from '#shared/model/draft.ts';
import type { Figure } from '#shared/model/figure.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { describeFigure } from '#shared/draft/figures/figures.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Task } from '../task.ts';
import { valueIn } from './value-in.ts';

export type BlindTask = Extract<Task, { task: 'solve' }>;
type Blind = BlindTask['questions'][number];

/** Solvers do not see pictures; the description says all that is drawn. */
const figureOf = (
  { figure }: { readonly figure?: Figure | undefined },
  language: DraftLanguage,
): Pick<Blind, 'figure'> => (figure ? { figure: describeFigure(figure, language) } : {});

/** None for a question that only a person can mark. */
function blindQuestion(question: Question, language: DraftLanguage, seed: string): Blind[] {
  const { id, kind, stem } = question;
  const figure = figureOf(question, language);
  if (kind === 'truth' || kind === 'short') return [{ id, kind, stem, ...figure }];
  if (kind === 'choice') {
    const options = shuffle(question.options, `${seed}:${id}`).map(({ text }) => text);
    return [{ id, kind, stem, options, ...figure }];
  }
  const { answers, shown, lettered } = traitsOf(question);
  if (answers.length === 0) return [];
  const options = lettered && shuffle(lettered, `${seed}:${id}`);
  return [
    {
      ...{ id, kind: 'list', stem: [stem, ...shown].join('\n') },
      ...(options && { options }),
      ...figure,
    },
  ];
}

/** An exercise with a number as its answer is solved as a short question; others have too many right answers. */
const blindExercise = (exercise: Exercise, language: DraftLanguage): Blind[] =>
  valueIn(exercise.answer) === undefined
    ? []
    : [
        {
          ...{ id: exercise.id, kind: 'short', stem: exercise.statement },
          ...figureOf(exercise, language),
        },
      ];

function blindQuestions(draft: Draft, seed: string): Blind[] {
  const { language } = draft;
  if (draft.type === 'LESSON_PLAN')
    return checksOf(draft).flatMap(({ check }) => blindQuestion(check, language, seed));
  return draft.type === 'TEST'
    ? draft.questions.flatMap((question) => blindQuestion(question, language, seed))
    : draft.exercises.flatMap((exercise) => blindExercise(exercise, language));
}

export type Which = Pick<ReadonlySet<string>, 'has'>;

/**
 * A draft's questions for a solver: without keys and with shuffled options.
 * @param only the questions with these ids; all by default
 * @returns `undefined` if there is nothing to solve
 */
export function blindTask(draft: Draft, seed: string, only?: Which): BlindTask | undefined {
  const questions = blindQuestions(draft, seed).filter(({ id }) => only?.has(id) ?? true);
  if (questions.length === 0) return undefined;
  const { language, sourceText } = draft;
  return {
    task: 'solve',
    language,
    ...(sourceText !== undefined && { sourceText }),
    questions,
  };
}
