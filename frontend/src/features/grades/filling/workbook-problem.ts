import { FillingError, type FillingProblem } from '#shared/spreadsheet/filling/filling-error.ts';
import {
  WorkbookError,
  type WorkbookProblem,
} from '#shared/spreadsheet/workbook/workbook-error.ts';

/** Why a file is not filled; `unavailable` where the worker did not start or broke off. */
export type FileProblem = WorkbookProblem | FillingProblem | 'too-slow' | 'unavailable';

/** What went wrong, in words that the teacher is told. */
export const problemOf = (error: unknown): FileProblem =>
  error instanceof WorkbookError || error instanceof FillingError ? error.problem : 'damaged';
