import {
  WorkbookError,
  type WorkbookProblem,
} from '#shared/spreadsheet/workbook/workbook-error.ts';

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

const problems: Readonly<Record<WorkbookProblem, ListProblem>> = {
  'not-xlsx': 'not-a-list',
  encrypted: 'damaged',
  damaged: 'damaged',
  'too-large': 'too-large',
  'too-many-rows': 'too-many',
  encoding: 'encoding',
};

/** What is said of a workbook that cannot be opened. */
export const listErrorOf = (cause: unknown): ListError =>
  new ListError(cause instanceof WorkbookError ? problems[cause.problem] : 'damaged', { cause });
