import { titleOf } from '#shared/distribution/plan-axes.ts';
import type { MergedCell, Sheet, SheetRow } from '#shared/spreadsheet/sheet.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { SourceError } from '#frontend/lib/sources/source-file.ts';
import { readWordBody } from '#frontend/lib/sources/word-file.ts';
import { childOf, childrenOf, isOn, setting, type WordNode } from '#shared/word/word-node.ts';
import { LINE_BREAK, paragraphsIn } from '#shared/word/word-paragraphs.ts';

/** More than the plan of a year has. */
const MOST_COLUMNS = 100;
const MOST_ROWS = 3_000;

type Context = Parameters<typeof paragraphsIn>[1];

/** Elements that hold rows or cells among others. */
const WRAPPERS = new Set('sdt sdtContent customXml ins moveTo smartTag'.split(' '));
const within = (node: WordNode, name: string): WordNode[] =>
  childrenOf(node).flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? within(child, name) : [];
  });

const countIn = (properties: WordNode | undefined, name: string, least: number): number => {
  const count = Number(setting(properties, name) ?? least);
  return Number.isInteger(count) && count >= least ? Math.min(count, MOST_COLUMNS) : least;
};

const textIn = (node: WordNode, context: Context): string =>
  paragraphsIn(node, context)
    .flatMap((paragraph) => (paragraph ?? '').split(LINE_BREAK))
    .map(cleanText)
    .filter((line) => line !== '')
    .join('\n');

/** A table as a sheet, with its merged cells. */
function sheetOf(table: WordNode, title: string, context: Context): Sheet {
  const rows: SheetRow[] = title === '' ? [] : [{ number: 1, cells: [title] }];
  const merged = new Map<string, MergedCell>();
  /** The cell that each column of the row above belongs to. */
  let above = new Map<number, string>();
  const shown = within(table, 'tr').filter((row) => {
    const properties = childOf(row, 'trPr');
    return !childOf(properties, 'del') && !isOn(properties, 'hidden');
  });
  if (shown.length > MOST_ROWS) throw new SourceError('tooLarge');
  for (const [index, row] of shown.entries()) {
    const number = index + 2;
    const cells: (string | undefined)[] = [];
    const own = new Map<number, string>();
    let column = countIn(childOf(row, 'trPr'), 'gridBefore', 0);
    for (const cell of within(row, 'tc')) {
      const properties = childOf(cell, 'tcPr');
      const width = countIn(properties, 'gridSpan', 1);
      if (column + width > MOST_COLUMNS) throw new SourceError('tooLarge');
      const down = childOf(properties, 'vMerge');
      const continues = down !== undefined && setting(properties, 'vMerge') !== 'restart';
      const from = continues ? above.get(column) : undefined;
      const start = from === undefined ? undefined : merged.get(from);
      const key = start && from !== undefined ? from : `${number},${column}`;
      if (start) merged.set(key, { ...start, height: number - start.row + 1 });
      else {
        merged.set(key, { row: number, column, width, height: 1 });
        const text = textIn(cell, context);
        if (text !== '') cells[column] = text;
      }
      own.set(column, key);
      column += width;
    }
    above = own;
    if (cells.some((cell) => cell !== undefined)) rows.push({ number, cells: Array.from(cells) });
  }
  return {
    name: '',
    rows,
    mergedCells: [...merged.values()].filter(({ width, height }) => width * height > 1),
    date1904: false,
  };
}

/**
 * The tables of a Word document, each below its title.
 * @throws SourceError `empty` without tables
 */
export function wordTables(bytes: Uint8Array): Sheet[] {
  const sheets = readWordBody(bytes, ({ nodes, context }) => {
    const found: Sheet[] = [];
    /** Since the last table. */
    let above: string[] = [];
    const read = (node: WordNode): void => {
      if (WRAPPERS.has(node.name)) {
        for (const child of childrenOf(node)) read(child);
      } else if (node.name === 'tbl') {
        found.push(sheetOf(node, titleOf(above), context));
        above = [];
      } else {
        const text = textIn(node, context).replaceAll('\n', ' ');
        if (text !== '') above.push(text);
      }
    };
    for (const node of nodes) read(node);
    return found;
  });
  if (sheets.length === 0) throw new SourceError('empty');
  return sheets;
}
