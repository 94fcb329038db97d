/**
 * Why a readable workbook is not filled. `signed`: filling would break its signature. `unusual`: its form (zip64,
 * UTF-16, overlapping entries) does not allow a local change; saving it again in a spreadsheet program helps.
 */
export type FillingProblem = 'signed' | 'unusual';

export class FillingError extends Error {
  override readonly name = 'FillingError';
  readonly problem: FillingProblem;

  constructor(problem: FillingProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
