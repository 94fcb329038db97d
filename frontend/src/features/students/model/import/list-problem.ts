/** Why a list cannot be read. */
export const listProblems = [
  'not-a-list',
  'too-large',
  'damaged',
  'empty',
  'no-columns',
  'too-many',
  'too-slow',
] as const;
export type ListProblem = (typeof listProblems)[number];

/** A list that cannot be read. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly problem: ListProblem;

  constructor(problem: ListProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
