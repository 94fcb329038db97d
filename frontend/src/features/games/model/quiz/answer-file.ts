import * as z from 'zod/mini';
import { readQuestionFile, type QuestionFile } from '#shared/question-files/read-question-file.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';

/** Why a file gives no questions. */
export type FileProblem = 'too-large' | 'too-long' | 'too-slow' | 'damaged' | 'no-questions';

export type FileAnswer = QuestionFile | { readonly problem: FileProblem };

/** Reads the bytes of a file with questions. */
export function answerFile(request: unknown): FileAnswer {
  try {
    const file = readQuestionFile(z.parse(z.instanceof(Uint8Array), request), inflate);
    return file.questions.length === 0 ? { problem: 'no-questions' } : file;
  } catch (error) {
    const isLarge = error instanceof WorkbookError && error.problem === 'too-large';
    return { problem: isLarge ? 'too-large' : 'damaged' };
  }
}
