/**
 * Why a workbook that can be read is not filled: filling would break its signature, or it is written in a way that
 * cannot be changed in one place (zip64, UTF-16, entries that overlap), which saving it anew in a spreadsheet mends.
 */
export type FillingProblem = 'signed' | 'unusual';

/** A workbook that is not filled. */
export class FillingError extends Error {
  override readonly name = 'FillingError';
  readonly problem: FillingProblem;

  constructor(problem: FillingProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
