import { FillingError, type FillingProblem } from '#shared/spreadsheet/workbook/filling-error.ts';
import {
  WorkbookError,
  type WorkbookProblem,
} from '#shared/spreadsheet/workbook/workbook-error.ts';

/** Why a file is not filled; `unavailable` if the worker did not start or crashed. */
export type FileProblem = WorkbookProblem | FillingProblem | 'too-slow' | 'unavailable';

/** The code of a problem, for the message to the teacher. */
export const problemOf = (error: unknown): FileProblem =>
  error instanceof WorkbookError || error instanceof FillingError ? error.problem : 'damaged';
