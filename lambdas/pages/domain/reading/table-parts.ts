import { scaleOfHeading, removeScale } from '#shared/record/marks/mark-headings.ts';
import { textIn, textOfWords, wordsIn } from '#shared/page/page-words.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Box } from '#shared/page/box.ts';
import { countHeaderRows, isWholeWidth } from './header-rows.ts';
import type { ReadTable, ReadCell } from '#shared/page/page-reading.ts';

/** A table with headings and rows separated; its columns start at the side where reading begins. */
export interface TablePart {
  readonly headings: readonly ColumnHeading[];
  readonly rows: readonly (readonly ReadCell[])[];
  readonly titles: readonly string[];
  readonly box: Box | undefined;
}

export interface ColumnHeading {
  /** Without the full mark; empty if it was not read. */
  readonly text: string;
  readonly scale: number | undefined;
  /** Without headings over several columns, if there are such. */
  readonly own?: string;
}

/** Reverses the columns, for a page that is read from the right. */
export function mirrored({ rows, merged, ...rest }: ReadTable): ReadTable {
  const width = rows[0]?.length ?? 0;
  return {
    ...rest,
    rows: rows.map((row) => row.toReversed()),
    merged: merged.map((area) => ({ ...area, left: width - area.right, right: width - area.left })),
  };
}

/** Column keys in sheets of the ministry's program; the headings follow below them. */
const MACHINE_KEYS = new Set(['matricule', 'nom', 'prenom', 'date n', 'obs', 'cons']);

const isMachineRow = (row: readonly ReadCell[]): boolean =>
  row.filter(({ text }) => MACHINE_KEYS.has(foldText(text))).length >= 3;

/** The text above a column in one line of the headings; for a merged cell, its whole text. */
function textOver(grid: ReadTable, row: number, column: number) {
  const area = grid.merged.find(
    ({ top, bottom, left, right }) =>
      row >= top && row < bottom && column >= left && column < right,
  );
  if (!area) return { text: grid.rows[row]?.[column]?.text ?? '', isWide: false };
  // A cell over several lines counts once; the title of the whole table is not a heading.
  const text = row === area.top && !isWholeWidth(area, grid) ? textIn(grid, area) : '';
  return { text, isWide: area.right - area.left > 1 };
}

/** Corrects the stroke of `/20`, which is often read as a digit; no heading contains such a number. */
const correctStroke = (heading: string): string =>
  heading.replace(/(?<=^|\s)[17|lI](?=(?:10|20|40|100)$)/u, '/');

/** Removes an unreadable full mark from the end of a heading: `/١`, `.//`, `70`. */
const removeMisreadScale = (heading: string): string =>
  heading.replace(/(?:^|\s+)[^\s\p{L}]{0,3}[/\\][^\s]{0,3}$|\s+\p{Nd}{2,3}$/u, '').trim();

/** The lines of a heading as one text, without full marks. */
const joinLines = (texts: readonly string[]): string =>
  [...new Set(texts.map(removeScale).map(removeMisreadScale))]
    .filter((text) => text !== '')
    .join(' ');

function headingOf(grid: ReadTable, count: number, column: number): ColumnHeading {
  const lines = grid.rows.slice(0, count).map((row, index) => {
    const { text, isWide } = textOver(grid, index, column);
    return { text: correctStroke(text), isWide, isMachine: isMachineRow(row) };
  });
  const filled = lines.filter(({ text }) => text !== '');
  const human = filled.filter(({ isMachine }) => !isMachine);
  const used = human.length > 0 ? human : filled;
  const texts = used.map(({ text }) => text);
  const own = used.filter(({ isWide }) => !isWide).map(({ text }) => text);
  return {
    text: joinLines(texts),
    scale: texts.map(scaleOfHeading).findLast((scale) => scale !== undefined),
    ...(own.length < used.length && own.length > 0 && { own: joinLines(own) }),
  };
}

const isEmpty = (row: readonly ReadCell[]): boolean => row.every(({ text }) => text === '');

/** Keeps the text of a merged cell among the pupils' rows only in its first column, undivided. */
function joinMerged(grid: ReadTable): readonly (readonly ReadCell[])[] {
  const wide = grid.merged.filter(({ left, right }) => right - left > 1);
  return grid.rows.map((row, index) =>
    row.map((cell, column) => {
      const area = wide.find(
        ({ top, bottom, left, right }) =>
          index >= top && index < bottom && column >= left && column < right,
      );
      if (!area) return cell;
      if (column > area.left || index > area.top) return { ...cell, words: [], text: '' };
      const words = wordsIn(grid, area);
      return { ...cell, words, text: textOfWords(words) };
    }),
  );
}

/**
 * Separates a table's headings and rows. Drops empty rows at its end, which are unused lines, and between headings
 * and pupils; other empty rows stay, because a pupil's row may have been unreadable.
 * @param isListed whether a text is the name of a pupil on a class list
 */
export function toPart(grid: ReadTable, isListed?: (text: string) => boolean): TablePart {
  const count = countHeaderRows(grid, isListed);
  const titles = grid.merged
    .filter((area) => area.top < count && isWholeWidth(area, grid))
    .map((area) => textIn(grid, area));
  const body = joinMerged(grid).slice(count);
  const first = body.findIndex((row) => !isEmpty(row));
  const last = body.findLastIndex((row) => !isEmpty(row));
  return {
    headings: (grid.rows[0] ?? []).map((_, column) => headingOf(grid, count, column)),
    rows: first < 0 ? [] : body.slice(first, last + 1),
    titles: [...grid.titles.map(textOfWords), ...titles].filter((title) => title !== ''),
    box: grid.box,
  };
}
