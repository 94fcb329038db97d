import { shuffle } from '#shared/draft/shuffle.ts';
import type { Draft, Exercise, Question } from '#shared/model/draft.ts';
import type { Task } from '../task.ts';
import { valueIn } from './value-in.ts';

type Blind = Extract<Task, { task: 'solve' }>['questions'][number];

function blindQuestion(question: Question, seed: string): Blind {
  const { id, kind, stem } = question;
  if (kind !== 'choice') return { id, kind, stem };
  const options = shuffle(question.options, `${seed}:${id}`).map(({ text }) => text);
  return { id, kind, stem, options };
}

/** An exercise with a number as its answer is solved as a short question; others have too many right answers. */
const blindExercise = ({ id, statement, answer }: Exercise): Blind[] =>
  valueIn(answer) === undefined ? [] : [{ id, kind: 'short', stem: statement }];

function blindQuestions(draft: Draft, seed: string): Blind[] {
  if (draft.type === 'LESSON_PLAN') return [];
  return draft.type === 'TEST'
    ? draft.questions.map((question) => blindQuestion(question, seed))
    : draft.exercises.flatMap(blindExercise);
}

/**
 * A draft's questions for a solver: without keys and with shuffled options.
 * @param only the questions with these ids; all by default
 * @returns `undefined` if there is nothing to solve
 */
export function blindTask(
  draft: Draft,
  seed: string,
  only?: ReadonlySet<string>,
): Extract<Task, { task: 'solve' }> | undefined {
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
