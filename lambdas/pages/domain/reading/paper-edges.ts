import type { TablePart } from './table-parts.ts';

/** The characters that a vertical line may be read as. */
const STROKE = /^[1|lIi!¦ا١[\](){}/\\:;.,'’`_-]{1,2}$/u;
/** A table with fewer columns keeps all of them. */
const FEWEST_COLUMNS = 4;

const isEdge = ({ headings, rows }: TablePart, index: number): boolean => {
  const texts = rows.map((row) => row[index]?.text ?? '').filter((text) => text !== '');
  return (
    headings[index]?.text === '' &&
    texts.length > 0 &&
    texts.every((text) => STROKE.test(text)) &&
    new Set(texts).size <= 2
  );
};

/** Removes outer columns that are the edges of the paper: without a heading, and containing only vertical strokes. */
export function dropPaperEdges(part: TablePart): TablePart {
  const width = part.headings.length;
  if (width < FEWEST_COLUMNS) return part;
  const from = isEdge(part, 0) ? 1 : 0;
  const to = isEdge(part, width - 1) ? width - 1 : width;
  return {
    ...part,
    headings: part.headings.slice(from, to),
    rows: part.rows.map((row) => row.slice(from, to)),
  };
}
