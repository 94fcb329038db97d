import * as z from 'zod/mini';

/** Missing or undocumented values are left out, so that one odd field does not lose a page. */
const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const texts = z.catch(z.array(z.string()), []);

const point = z.object({ X: z.number(), Y: z.number() });
const geometry = z.object({
  BoundingBox: z.catch(
    z.optional(
      z.object({ Left: z.number(), Top: z.number(), Width: z.number(), Height: z.number() }),
    ),
    undefined,
  ),
  Polygon: z.catch(z.array(point), []),
});
const relationship = z.object({ Type: text, Ids: texts });

/** A block in an answer of Textract's `AnalyzeDocument`, as far as reading a table needs it. */
const block = z.object({
  Id: text,
  BlockType: text,
  Text: text,
  /** `PRINTED` or `HANDWRITING`, only for words. */
  TextType: text,
  /** Per cent. */
  Confidence: number,
  /** From 1. Columns count from the left in every language, rows from the top of the text. */
  RowIndex: number,
  ColumnIndex: number,
  RowSpan: number,
  ColumnSpan: number,
  EntityTypes: texts,
  Relationships: z.catch(z.array(relationship), []),
  Geometry: z.catch(z.optional(geometry), undefined),
});
export type Block = z.infer<typeof block>;

const response = z.object({ Blocks: z.array(z.unknown()) });

/**
 * The blocks of an answer of `AnalyzeDocument`; `undefined` if it has another format. Keeps blocks of unknown types,
 * which are never used, and drops invalid ones.
 */
export function parseBlocks(answer: unknown): readonly Block[] | undefined {
  const { data } = z.safeParse(response, answer);
  return data?.Blocks.flatMap((item) => z.safeParse(block, item).data ?? []);
}
