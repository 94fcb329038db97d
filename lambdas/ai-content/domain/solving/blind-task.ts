import { shuffle } from '#shared/draft/shuffle.ts';
import type { Draft, Exercise } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import type { Task } from '../task.ts';
import { valueIn } from './value-in.ts';

type Blind = Extract<Task, { task: 'solve' }>['questions'][number];

/** None for a question that only a person can mark. */
function blindQuestion(question: Question, seed: string): Blind[] {
  const { id, kind, stem } = question;
  if (kind === 'truth' || kind === 'short') return [{ id, kind, stem }];
  if (kind === 'choice') {
    const options = shuffle(question.options, `${seed}:${id}`).map(({ text }) => text);
    return [{ id, kind, stem, options }];
  }
  const { answers, shown, lettered } = traitsOf(question);
  if (answers.length === 0) return [];
  const options = lettered && shuffle(lettered, `${seed}:${id}`);
  return [{ id, kind: 'list', stem: [stem, ...shown].join('\n'), ...(options && { options }) }];
}

/** An exercise with a number as its answer is solved as a short question; others have too many right answers. */
const blindExercise = ({ id, statement, answer }: Exercise): Blind[] =>
  valueIn(answer) === undefined ? [] : [{ id, kind: 'short', stem: statement }];

function blindQuestions(draft: Draft, seed: string): Blind[] {
  if (draft.type === 'LESSON_PLAN') return [];
  return draft.type === 'TEST'
    ? draft.questions.flatMap((question) => blindQuestion(question, seed))
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
