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

/** An exercise that comes to a number is solved as a question for it; any other has too many right answers. */
const blindExercise = ({ id, statement, answer }: Exercise): Blind[] =>
  valueIn(answer) === undefined ? [] : [{ id, kind: 'short', stem: statement }];

function blindQuestions(draft: Draft, seed: string): Blind[] {
  if (draft.type === 'LESSON_PLAN') return [];
  return draft.type === 'TEST'
    ? draft.questions.map((question) => blindQuestion(question, seed))
    : draft.exercises.flatMap(blindExercise);
}

/**
 * The questions of a draft for someone who is to solve them: without keys, and with options in another order than theirs.
 * @param only of these ids, or of all
 * @returns nothing where there is nothing to solve
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
