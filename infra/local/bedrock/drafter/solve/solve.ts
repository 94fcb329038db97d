import type { SolutionsAnswer } from '../../../../../lambdas/ai-content/domain/answers.ts';
import type { Task } from '../../../../../lambdas/ai-content/domain/task.ts';
import { solveArithmetic, type Solution, type Unsolved } from './solve-arithmetic.ts';
import { solveFromText } from './solve-from-text.ts';
import { solveGrammar } from './solve-grammar.ts';

type SolveTask = Extract<Task, { task: 'solve' }>;

/** A guess, and told as one. */
const guess = ({ kind, options = [] }: Unsolved): Solution => ({
  answer: kind === 'choice' ? (options[0] ?? '') : kind === 'truth' ? 'true' : '',
  confidence: 0.1,
});

function solveOne(question: Unsolved, { language, sourceText }: SolveTask): Solution {
  const fromText = sourceText === undefined ? undefined : solveFromText(question, sourceText, language); // prettier-ignore
  if (fromText && fromText.confidence >= 0.9) return fromText;
  return solveGrammar(question) ?? solveArithmetic(question, language) ?? fromText ?? guess(question); // prettier-ignore
}

/** Solves questions without their keys: by looking into the text, and by working them out from what they say. */
export const solve = (task: SolveTask): SolutionsAnswer => ({
  solutions: task.questions.map((question) => ({ id: question.id, ...solveOne(question, task) })),
});
