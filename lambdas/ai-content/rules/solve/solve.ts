import type { SolutionsAnswer } from '../../domain/answers.ts';
import type { Task } from '../../domain/task.ts';
import { isOnAngles, solveAngles } from './solve-angles.ts';
import { solveArithmetic, type Solution, type Unsolved } from './solve-arithmetic.ts';
import { solveFromText } from './solve-from-text.ts';
import { solveGrammar } from './solve-grammar.ts';

type SolveTask = Extract<Task, { task: 'solve' }>;

/** A less certain solution is dropped, because it says nothing about a key. */
const SURE_ENOUGH = 0.5;
/** A statement with several parts, or with its own options, has no single answer. */
const HAS_PARTS = /\n\s*(?:[A-D1-9]|[أبجد])\) /;

function solveOne(
  { kind, ...asked }: SolveTask['questions'][number],
  { language, sourceText }: SolveTask,
): Solution | undefined {
  if (kind === 'list') return undefined;
  const question: Unsolved = { ...asked, kind };
  if (HAS_PARTS.test(question.stem)) return undefined;
  const fromText =
    sourceText === undefined ? undefined : solveFromText(question, sourceText, language);
  if (fromText && fromText.confidence >= 0.9) return fromText;
  if (isOnAngles(question)) return solveAngles(question);
  return solveGrammar(question) ?? solveArithmetic(question, language);
}

/** Solves questions without their keys, in the text or by calculating. Leaves out what it cannot solve. */
export const solve = (task: SolveTask): SolutionsAnswer => ({
  solutions: task.questions.flatMap((question) => {
    const solution = solveOne(question, task);
    return solution && solution.confidence >= SURE_ENOUGH ? [{ id: question.id, ...solution }] : [];
  }),
});
