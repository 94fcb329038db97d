import { markHeading, scaleOfHeading } from '../record/marks/mark-headings.ts';
import { termIn } from '../record/marks/term-words.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { listRows, textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet, SheetRow } from '../spreadsheet/sheet.ts';
import { foldText } from '../text/fold-text.ts';

/** A text of the headings, and the columns that it covers, from 0. */
export interface HeadingSpan {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isMerged?: boolean;
}

/** Rows above those with the pupils' headings that may head groups of columns, and rows below that may divide them. */
const MOST_ABOVE = 4;
const MOST_BELOW = 4;
/** A longer text above the headings is a title. */
const LONGEST_GROUP = 30;
/** The ministry's keys of its columns head no other column. */
const MACHINE_KEY = /^\d\d$/;

const takenBy = ({ nameColumns, columns }: Header): ReadonlySet<number> =>
  new Set([...nameColumns, ...columns.values()]);

/** The term that a text names as the heading of a group; the average of a term is a column. */
export const termOfGroup = (text: string) =>
  markHeading(text)?.kind === 'average' ? undefined : termIn(text);

/** The texts of a row and what they cover by merging; texts below a merged cell are not shown. */
function writtenSpans(sheet: Sheet, number: number): HeadingSpan[] {
  const row = sheet.rows.find((one) => one.number === number);
  const merged = sheet.mergedCells
    .filter(
      ({ row: top, height }) =>
        height <= MOST_ABOVE + MOST_BELOW && top <= number && number < top + height,
    )
    .map(({ row: top, column, width }) => ({
      text: textOf(sheet.rows.find((one) => one.number === top)?.cells[column]),
      ...{ from: column, to: column + width - 1, isMerged: true },
    }));
  const single = Array.from(row?.cells ?? [], (cell, column) => ({
    ...{ text: textOf(cell), from: column, to: column },
  })).filter(
    ({ text, from }) => text !== '' && !merged.some((cell) => cell.from <= from && from <= cell.to),
  );
  return [...merged, ...single].toSorted((one, other) => one.from - other.from);
}

const covers = (span: HeadingSpan, column: number): boolean =>
  span.from <= column && column <= span.to;

/**
 * The texts of a row above the headings that cover several columns, none of them of the pupils; without merging, at least
 * two. None in a row of titles.
 */
function groupsIn(sheet: Sheet, number: number, taken: ReadonlySet<number>): HeadingSpan[] {
  const groups = writtenSpans(sheet, number).filter(
    (span) =>
      span.text !== '' &&
      span.text.length <= LONGEST_GROUP &&
      !/[:：]/u.test(span.text) &&
      ![...taken].some((column) => covers(span, column)),
  );
  const wide = groups.filter(({ from, to }) => to > from);
  const terms = groups.filter(({ text }) => termOfGroup(text) !== undefined);
  const roles = groups.filter(
    (span) => !terms.includes(span) && markHeading(span.text)?.role !== undefined,
  );
  if (terms.length > 1 || roles.length > 1) return wide.length > 0 ? groups : [...terms, ...roles];
  return terms.some((span) => wide.includes(span))
    ? terms
    : wide.map((span) => ({ ...span, text: '' }));
}

/** The rows above the headings that head groups of columns, from the lowest. */
function groupsAbove(sheet: Sheet, header: Header): { number: number; groups: HeadingSpan[] }[] {
  const taken = takenBy(header);
  // Blank rows are not in the sheet.
  const rows = sheet.rows
    .filter(({ number }) => number < header.firstRow && number >= header.firstRow - MOST_ABOVE)
    .map(({ number }) => ({ number, groups: groupsIn(sheet, number, taken) }))
    .toReversed();
  const end = rows.findIndex(({ groups }) => groups.length === 0);
  const joined = end < 0 ? rows : rows.slice(0, end);
  return joined.slice(
    0,
    joined.findLastIndex(({ groups }) => groups.some(({ text }) => text !== '')) + 1,
  );
}

/** The sheet without the names of several terms above its columns, which are not the term of the sheet. */
export function withoutGroups(sheet: Sheet, header: Header): Sheet {
  const groups = new Map(groupsAbove(sheet, header).map((row) => [row.number, row.groups]));
  const terms = new Set([...groups.values()].flat().map(({ text }) => termOfGroup(text)));
  terms.delete(undefined);
  if (terms.size < 2) return sheet;
  return {
    ...sheet,
    rows: sheet.rows.map(({ number, cells }) => ({
      number,
      cells: Array.from(cells, (cell, column) =>
        groups.get(number)?.some(({ from }) => from === column) ? undefined : cell,
      ),
    })),
  };
}

/** Whether a row divides the headings above it, or continues them. */
function isHeadingRow(sheet: Sheet, header: Header, row: SheetRow): boolean {
  const [line] = listRows({ ...sheet, rows: [row] }, header);
  if (!line || line.names.length > 0) return false;
  if ([...header.columns.values()].some((column) => /\p{Nd}/u.test(textOf(row.cells[column]))))
    return false;
  const spans = writtenSpans(sheet, row.number).filter(({ text }) => text !== '');
  if (spans.some(({ text }) => markHeading(text) ?? termIn(text) ?? scaleOfHeading(text))) {
    return true;
  }
  const above = writtenSpans(sheet, row.number - 1);
  const taken = takenBy(header);
  const own = spans.filter(({ from }) => !taken.has(from));
  const isNumber = ({ text }: HeadingSpan): boolean => /^[\p{Nd}.,]+$/u.test(text);
  // Below a heading of several columns, even numbers may be their names.
  const divides = above.some((group) => {
    const end =
      group.to > group.from
        ? group.to
        : (above.find(({ from }) => from > group.to)?.from ?? Infinity) - 1;
    const below = own.filter((span) => span.from >= group.from && span.to <= end);
    const counts = below.every(({ text }, index) => Number(text) === index + 1);
    return (
      end > group.from &&
      !taken.has(group.from) &&
      below.length > 1 &&
      (counts || !below.some(isNumber))
    );
  });
  return divides && own.every((span) => !isNumber(span) || /^[1-9]$/.test(span.text));
}

/** Adds the rows below the headings that divide them and have no pupil. */
export function addLowerHeadings(sheet: Sheet, header: Header): Header {
  const names = new Set(header.nameColumns);
  const merged = sheet.mergedCells
    .filter(
      ({ row, column }) => names.has(column) && row >= header.firstRow && row <= header.lastRow,
    )
    .map(({ row, height }) => row + height - 1);
  let lastRow = Math.max(
    header.lastRow,
    ...merged.filter((row) => row <= header.lastRow + MOST_BELOW),
  );
  for (let count = 0; count < MOST_BELOW; count += 1) {
    const below = sheet.rows.find(({ number }) => number === lastRow + 1);
    if (!below || !isHeadingRow(sheet, { ...header, lastRow }, below)) break;
    lastRow = below.number;
  }
  return { ...header, lastRow };
}

/** Whether a group that was typed into one cell goes on over the next column, with this heading of its own. */
function goesOn(group: string, own: string): boolean {
  if (termOfGroup(group) !== undefined) return true;
  const [role, below] = [markHeading(group)?.role, markHeading(own)];
  if (below?.kind === 'remark') return false;
  return role === undefined || below?.role === undefined || below.role === role;
}

/** Groups that were typed above the middle of equal blocks of columns: one block for each. */
function blocksOf(
  typed: readonly HeadingSpan[],
  columns: readonly number[],
  lowest: ReadonlyMap<number, string>,
) {
  const headings = columns.map((column) => foldText(lowest.get(column) ?? ''));
  const longest = Math.floor(columns.length / Math.max(1, typed.length));
  for (let size = longest; size > 1 && typed.length > 1; size -= 1) {
    const isRepeated = typed.every((span, index) => {
      const block = columns.slice(index * size, (index + 1) * size);
      return (
        block.includes(span.from) &&
        block.every((_, at) => headings[index * size + at] === headings[at])
      );
    });
    if (isRepeated) {
      return typed.map((span, index) => ({
        ...span,
        from: columns[index * size] ?? span.from,
        to: columns[(index + 1) * size - 1] ?? span.to,
      }));
    }
  }
  return undefined;
}

/** Lets the texts that were typed into one cell of a row cover the empty cells beside them, above other headings. */
function spread(
  spans: readonly HeadingSpan[],
  taken: ReadonlySet<number>,
  lowest: ReadonlyMap<number, string>,
): HeadingSpan[] {
  const columns = [...lowest.keys()].filter((column) => !taken.has(column));
  const mayGoOn = ({ text, from, isMerged = false }: HeadingSpan): boolean =>
    !isMerged &&
    !spans.some((span) => MACHINE_KEY.test(span.text)) &&
    lowest.has(from) &&
    !taken.has(from) &&
    fieldOfHeading(text) === undefined;
  const typed = spans.filter(mayGoOn);
  const heads = spans.filter(
    ({ text, from }) => text !== '' && lowest.has(from) && !taken.has(from),
  );
  const withBlocks = (blocks: HeadingSpan[], replaced: readonly HeadingSpan[]): HeadingSpan[] => [
    ...blocks,
    ...spans.filter((span) => !replaced.includes(span)),
  ];
  // Terms that were merged over some of the columns of equal blocks, too.
  if (heads.some(({ isMerged }) => isMerged) && heads.every(({ text }) => termOfGroup(text))) {
    const blocks = blocksOf(heads, columns, lowest);
    if (blocks?.every((block, at) => block.to >= (heads[at]?.to ?? Infinity)))
      return withBlocks(blocks, heads);
  }
  const isFree = (column: number): boolean =>
    lowest.has(column) && !taken.has(column) && !spans.some((span) => covers(span, column));
  if (typed.length === spans.filter(({ from }) => lowest.has(from) && !taken.has(from)).length) {
    const terms = typed.every(({ text }) => termOfGroup(text) !== undefined);
    const blocks = terms ? blocksOf(typed, columns, lowest) : undefined;
    if (blocks) return withBlocks(blocks, typed);
  }
  return spans.map((span) => {
    if (!mayGoOn(span)) return span;
    let { to } = span;
    while (isFree(to + 1) && goesOn(span.text, lowest.get(to + 1) ?? '')) to += 1;
    return { ...span, to };
  });
}

/** For each column that the headings reach, the texts above it, from the top. */
export function headingStacks(sheet: Sheet, header: Header): ReadonlyMap<number, HeadingSpan[]> {
  const taken = takenBy(header);
  const own = Array.from(
    { length: header.lastRow - header.firstRow + 1 },
    (_, index) => header.firstRow + index,
  );
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const stacks = new Map<number, HeadingSpan[]>();
  const lowest = new Map<number, string>();
  const put = (spans: readonly HeadingSpan[]): void => {
    for (const span of spans) {
      // A text over the names as well is a title.
      const isTitle = span.to > span.from && [...taken].some((column) => covers(span, column));
      if (span.text === '' || isTitle) continue;
      for (let column = span.from; column <= Math.min(span.to, width - 1); column += 1) {
        const stack = stacks.get(column) ?? [];
        const isSame =
          stack[0]?.text === span.text && stack[0].from === span.from && stack[0].to === span.to;
        stacks.set(column, isSame ? stack : [span, ...stack]);
      }
    }
  };
  const note = (spans: readonly HeadingSpan[]): void => {
    for (const { text, from, to } of spans) {
      for (let column = from; column <= Math.min(to, width - 1); column += 1) {
        if (!lowest.has(column)) lowest.set(column, text);
      }
    }
  };
  // Programs that write tables put the heading of the names into a row of its own, below the others.
  const above = writtenSpans(sheet, header.firstRow - 1).filter(
    ({ text, from }) => text !== '' && !taken.has(from),
  );
  const isApart = own.every((number) =>
    writtenSpans(sheet, number).every(({ text, from }) => text === '' || taken.has(from)),
  );
  if (isApart && above.length > 0 && above.every(({ text }) => markHeading(text)))
    own.unshift(header.firstRow - 1);
  for (const number of own.toReversed()) {
    const written = writtenSpans(sheet, number);
    put(spread(written, taken, new Map([...lowest].toSorted(([a], [b]) => a - b))));
    note(written);
  }
  const reached = new Map([...lowest].toSorted(([a], [b]) => a - b));
  for (const { groups } of groupsAbove(sheet, header)) put(spread(groups, taken, reached));
  return new Map(
    [...stacks].filter(([column]) => lowest.has(column)).toSorted(([a], [b]) => a - b),
  );
}
