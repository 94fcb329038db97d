import { writeInScript } from '#lambdas/pages/engines/page-reader/digits/alphabet.ts';
import type {
  CellImage,
  ReadingContext,
} from '#lambdas/pages/engines/page-reader/digits/cell-image.ts';
import {
  featuresOf,
  type Circumstances,
} from '#lambdas/pages/engines/page-reader/digits/confidence.ts';
import { examineColumn } from '#lambdas/pages/engines/page-reader/digits/examine-column.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';

/** A cell that was read, and whether the reading is right. */
export interface Judged {
  readonly text: string;
  readonly read: string;
  readonly isRight: boolean;
  /** Undefined for a cell in which nothing was found. */
  readonly circumstances: Circumstances | undefined;
  readonly features: readonly number[];
}

const sense = (text: string): string => JSON.stringify(parseMark(text));

/** Reads a column and compares it with the truth, where that is known, as marks, so that `12,5` equals `12.5`. */
export const judgeColumn = (
  cells: readonly CellImage[],
  texts: readonly (string | undefined)[],
  context: ReadingContext,
  usesPens = true,
): readonly Judged[] =>
  examineColumn(cells, context, usesPens).flatMap((examined, row) => {
    const text = texts[row];
    if (text === undefined) return [];
    const circumstances = examined.kind === 'written' ? examined.circumstances : undefined;
    const read = writeInScript(circumstances?.evidence.signs ?? '', context.script);
    const isRight =
      context.kind === 'mark'
        ? sense(read) === sense(text)
        : sense(read) === sense(text) || read === text;
    const features = circumstances ? featuresOf(circumstances) : [];
    return [{ text, read, isRight, circumstances, features }];
  });
