/** Why a workbook cannot be read. */
export type WorkbookProblem = 'not-xlsx' | 'encrypted' | 'damaged' | 'too-large' | 'too-many-rows';

/** A workbook that is not read, and the sheet that is the reason where it is one. */
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
