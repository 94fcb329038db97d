import * as z from 'zod/mini';
import { limits } from '#shared/model/limits.ts';
import { sheetFrame } from './sheet-frame.ts';

const along = z.number().check(z.gte(0), z.lte(500));

/** Spans in reading order of the page, or mirrored: columns of an Arabic page begin at the right. */
const inOrder = <Span>(
  spans: readonly Span[],
  from: (span: Span) => number,
  to: (span: Span) => number,
): boolean => {
  const sorted = spans.toSorted((a, b) => from(a) - from(b));
  return sorted.every((span, i) => {
    const next = sorted[i + 1];
    return from(span) < to(span) && (next === undefined || to(span) <= from(next) + 0.01);
  });
};

/**
 * Where everything is on a printed grid of marks, in millimetres from the page's top left corner. It is stored when the
 * grid is printed, and the reader uses nothing else, so the layout of later prints may change freely. Round to 0.01.
 */
export const printedGrid = z.extend(sheetFrame, {
  kind: z.enum(['grid']),
  /** Of this format. A change that an older reader would misread gets a new version; old ones are read as long as they are kept. */
  version: z.int().check(z.gte(1), z.lte(1)),
  /** The columns of marks to be filled in, in the order of the class record's columns. They are between printed rules. */
  columns: z
    .array(z.strictObject({ left: along, right: along }))
    .check(z.minLength(1), z.maxLength(limits.sheetColumns))
    .check(
      z.refine((columns) =>
        inOrder(
          columns,
          ({ left }) => left,
          ({ right }) => right,
        ),
      ),
    ),
  /** One for each stored pupil of the page, in their order; then the spare rows, which have no pupil. */
  rows: z
    .array(z.strictObject({ top: along, bottom: along }))
    .check(z.minLength(1), z.maxLength(limits.gradebookRows))
    .check(z.refine((rows) => rows.every((row, i) => i === 0 || row.top > (rows[i - 1]?.top ?? 0))))
    .check(
      z.refine((rows) =>
        inOrder(
          rows,
          ({ top }) => top,
          ({ bottom }) => bottom,
        ),
      ),
    ),
});
export type PrintedGrid = z.infer<typeof printedGrid>;
