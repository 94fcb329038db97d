import type { Box } from '#shared/page/box.ts';
import type { PageReading, ReadTable, Word } from '#shared/page/page-reading.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import { analyzeByOwnReader, closeOwnReader } from '#lambdas/pages/adapters/own-analysis.ts';
import type { PageReader } from './textract.ts';

const refusals: Readonly<Record<string, () => AwsError>> = {
  'picture-damaged': () => new AwsError('BadDocumentException', 'Request has bad document'),
  'picture-too-large': () =>
    new AwsError('InvalidParameterException', 'Request has invalid parameters'),
};

const EVERYTHING: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** The blocks of Textract's answer, as far as functions use them. */
function blocksOf({ lines, words, tables }: PageReading): object[] {
  const blocks: object[] = [];
  const add = (BlockType: string, box: Box | undefined, rest: object = {}): string => {
    const Id = String(blocks.length);
    const { left, top, right, bottom } = box ?? EVERYTHING;
    const BoundingBox = { Left: left, Top: top, Width: right - left, Height: bottom - top };
    blocks.push({ BlockType, Id, Geometry: { BoundingBox, Polygon: [] }, ...rest });
    return Id;
  };
  const related = (Type: string, Ids: readonly string[]) => (Ids.length > 0 ? [{ Type, Ids }] : []);
  const addWord = ({ text, confidence, box }: Word): string =>
    add('WORD', box, { Text: text, TextType: 'PRINTED', Confidence: confidence });
  const addTable = ({ rows, merged, box }: ReadTable): string => {
    const cells = rows.flatMap((row, at) =>
      row.map((cell, column) =>
        add('CELL', cell.box, {
          ...{ Confidence: cell.confidence, RowIndex: at + 1, ColumnIndex: column + 1 },
          Relationships: related('CHILD', cell.words.map(addWord)),
          EntityTypes: cell.kinds.includes('heading') ? ['COLUMN_HEADER'] : [],
        }),
      ),
    );
    const areas = merged.map(({ top, left, bottom, right }) =>
      add('MERGED_CELL', undefined, {
        ...{ RowIndex: top + 1, ColumnIndex: left + 1 },
        ...{ RowSpan: bottom - top, ColumnSpan: right - left },
      }),
    );
    return add('TABLE', box, {
      Relationships: [...related('CHILD', cells), ...related('MERGED_CELL', areas)],
    });
  };
  add('PAGE', EVERYTHING);
  lines.forEach(({ text, box }) => add('LINE', box, { Text: text }));
  words.forEach(addWord);
  tables.forEach(addTable);
  return blocks;
}

/** Daftar's own reader, with Textract's answers and refusals. */
export const ownReader: PageReader = {
  read: async (page) => {
    try {
      return blocksOf(await analyzeByOwnReader(page));
    } catch (error) {
      const refusal = error instanceof JobError ? refusals[error.failure.code] : undefined;
      throw refusal?.() ?? error;
    }
  },
  close: closeOwnReader,
};
