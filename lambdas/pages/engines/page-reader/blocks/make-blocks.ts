import type { PageLine, PageReading, PageTable, PageWord } from '../page-reading.ts';
import { relating, type Block, type LineBlocks } from './block.ts';
import { cornersAround, geometryOf } from './geometry.ts';
import { tableBlocks } from './table-blocks.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const lineBlocks = (line: PageLine, page: PageReading, nextId: () => string): LineBlocks => {
  const words = line.map(({ text, confidence, corners }: PageWord): Block => ({
    BlockType: 'WORD',
    Id: nextId(),
    Confidence: confidence,
    Text: text,
    TextType: 'PRINTED',
    Geometry: geometryOf(corners, page),
  }));
  return {
    words,
    line: {
      BlockType: 'LINE',
      Id: nextId(),
      Confidence: mean(line.map(({ confidence }) => confidence)),
      Text: line.map(({ text }) => text).join(' '),
      Geometry: geometryOf(cornersAround(line.flatMap(({ corners }) => corners)), page),
      ...relating([{ Type: 'CHILD', Ids: words.map(({ Id }) => Id) }]),
    },
  };
};

const allLines = ({ lines, tables }: PageReading): PageLine[] => [
  ...lines,
  ...tables.flatMap(({ cells }: PageTable) => cells.flatMap((cell) => cell.lines)),
];

/**
 * The blocks of Textract's answer: the page, its lines with their words, and each table with its cells.
 * @param nextId gives each block a different id
 */
export const makeBlocks = (page: PageReading, nextId: () => string): Block[] => {
  const pageId = nextId();
  const lines = new Map(
    allLines(page)
      .filter((line) => line.length > 0)
      .map((line) => [line, lineBlocks(line, page, nextId)]),
  );
  const tables = page.tables.map((table) => tableBlocks(table, page, { lines, nextId }));
  const whole = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ];
  const children = [
    ...[...lines.values()].map(({ line }) => line.Id),
    ...tables.flatMap(([table]) => (table ? [table.Id] : [])),
  ];
  return [
    {
      BlockType: 'PAGE',
      Id: pageId,
      Geometry: geometryOf(whole, page),
      ...relating([{ Type: 'CHILD', Ids: children }]),
    },
    ...[...lines.values()].map(({ line }) => line),
    ...[...lines.values()].flatMap(({ words }) => words),
    ...tables.flat(),
  ];
};
