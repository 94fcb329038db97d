export const workbookProblems = [
  'not-xlsx',
  'encrypted',
  'damaged',
  'too-large',
  'too-many-rows',
  // A text whose letters are not certain.
  'encoding',
  // A text with the separator of its cells also within them.
  'separators',
] as const;
export type WorkbookProblem = (typeof workbookProblems)[number];

/** An unreadable workbook, and the sheet that caused it, if known. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly problem: WorkbookProblem;
  readonly sheet: string;

  constructor(problem: WorkbookProblem, options: { sheet?: string; cause?: unknown } = {}) {
    super(problem, options);
    this.problem = problem;
    this.sheet = options.sheet ?? '';
  }
}
