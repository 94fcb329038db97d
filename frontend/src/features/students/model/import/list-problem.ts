/** Why a list cannot be read. */
export const listProblems = [
  'not-a-list',
  'too-large',
  'damaged',
  'empty',
  'no-columns',
  'too-many',
  'too-slow',
  'formulas',
  'encoding',
] as const;
export type ListProblem = (typeof listProblems)[number];

/** A list that cannot be read. */
export class ListError extends Error {
  override readonly name = 'ListError';
  readonly problem: ListProblem;
  /** The cells with formulas without results, if there are any where the list could be. */
  readonly cells: string | undefined;

  constructor(problem: ListProblem, { cells, ...options }: ErrorOptions & { cells?: string } = {}) {
    super(problem, options);
    this.problem = problem;
    this.cells = cells;
  }
}
