import { alignInOrder } from '../../../../shared/gradebook/align-in-order.ts';
import { foldName, nameLikeness } from '../../../../shared/gradebook/name-likeness.ts';
import { rowNumber } from '../../../../shared/gradebook/row-numbers.ts';
import { around } from './box.ts';
import { columnTypes } from './column-types.ts';
import type { GridCell } from './table-grid.ts';
import type { ColumnHeading, TablePart } from './table-parts.ts';

/** Headings that are as alike as this are one, but for letters that were misread. */
const ALIKE = 0.6;

const isAlike = (a: ColumnHeading, b: ColumnHeading): boolean =>
  a.text === b.text || nameLikeness(foldName(a.text), foldName(b.text)) >= ALIKE;

const isHeadless = ({ headings }: TablePart): boolean => headings.every(({ text }) => text === '');

/** How many cells of marks a part has beside names or numbers; 0 if it is no table of pupils. */
export function marksIn(part: TablePart): number {
  const types = columnTypes(part);
  const marks = types.filter(({ kind }) => kind === 'mark' || kind === 'average').length;
  const isOfPupils = types.some(({ kind }) =>
    ['name', 'ordinal', 'registrationNumber'].includes(kind),
  );
  return isOfPupils ? marks * part.rows.length : 0;
}

/** The places of a half: from `from` on, `width` of them. */
const slice = (part: TablePart, from: number, to: number): TablePart => ({
  ...part,
  headings: part.headings.slice(from, to),
  rows: part.rows.map((row) => row.slice(from, to)),
});

const isUsed = (row: readonly GridCell[]): boolean => row.some(({ text }) => text !== '');

const trimmed = (part: TablePart): TablePart => ({
  ...part,
  rows: part.rows.slice(0, part.rows.findLastIndex(isUsed) + 1),
});

/**
 * Two halves of a class side by side may be one table on the page: then its headings stand twice, with or without an
 * empty column between. They are taken apart.
 */
export function apart(part: TablePart): readonly TablePart[] {
  const width = part.headings.length;
  const half = Math.floor(width / 2);
  if (half < 2) return [part];
  const left = part.headings.slice(0, half);
  const right = part.headings.slice(width - half);
  const known = left.filter(({ text }) => text !== '').length;
  const isTwice =
    known >= 2 &&
    left.every((heading, place) => {
      const other = right[place];
      return other !== undefined && isAlike(heading, other);
    });
  if (!isTwice) return [part];
  const halves = [slice(part, 0, half), slice(part, width - half, width)].map(trimmed);
  return halves.every((one) => marksIn(one) > 0) ? halves : [part];
}

/** For each column of the first part the one of the other that goes on with it; undefined if they are not one table. */
function columnsOf(
  first: TablePart,
  other: TablePart,
): readonly (number | undefined)[] | undefined {
  const places = first.headings.map((_, place) => place);
  if (isHeadless(other)) {
    const [kinds, others] = [columnTypes(first), columnTypes(other)];
    const same = kinds.filter(({ kind }, place) => kind === others[place]?.kind).length;
    return kinds.length === others.length && same >= kinds.length * ALIKE ? places : undefined;
  }
  const pairs = alignInOrder(
    first.headings.map((heading) =>
      other.headings.map((candidate) =>
        isAlike(heading, candidate) ? (heading.text === '' ? 0.1 : 1) : -1,
      ),
    ),
  );
  const found = new Set(pairs.filter((place) => place !== undefined));
  // No ink of the other may be left over.
  const isWhole = other.headings.every(
    (_, place) => found.has(place) || other.rows.every((row) => (row[place]?.text ?? '') === ''),
  );
  const named = first.headings.filter(({ text }) => text !== '').length;
  const paired = pairs.filter(
    (place, own) => place !== undefined && first.headings[own]?.text !== '',
  ).length;
  return isWhole && named >= 2 && paired >= named * ALIKE ? pairs : undefined;
}

const NOTHING: GridCell = { words: [], text: '', confidence: 0, box: undefined, entities: [] };

/** The first number that a part's rows are given. */
function firstNumber(part: TablePart): number | undefined {
  const place = columnTypes(part).findIndex(({ kind }) => kind === 'ordinal');
  return part.rows
    .map((row) => rowNumber(row[place]?.text ?? ''))
    .find((number) => number !== undefined);
}

/** The order of the parts of one table: by the numbers of their rows, or else as one reads a page. */
function inOrder(parts: readonly TablePart[], isFromRight: boolean): readonly TablePart[] {
  const numbers = new Map(parts.map((part) => [part, firstNumber(part)]));
  return parts.toSorted((a, b) => {
    const [first, second] = [numbers.get(a), numbers.get(b)];
    if (first !== undefined && second !== undefined && first !== second) return first - second;
    if (!a.box || !b.box) return 0;
    if (a.box.top >= b.box.bottom || b.box.top >= a.box.bottom) return a.box.top - b.box.top;
    return isFromRight ? b.box.right - a.box.right : a.box.left - b.box.left;
  });
}

/** The part with the most marks; if it has no headings, the one that has them, of which it is the rest. */
function mainOf(parts: readonly TablePart[]): TablePart | undefined {
  const largest = parts.toSorted((a, b) => marksIn(b) - marksIn(a))[0];
  if (!largest || !isHeadless(largest)) return largest;
  return parts.find((part) => !isHeadless(part) && columnsOf(part, largest)) ?? largest;
}

/** Fewer rows with something in two columns are a stamp, a signature, or the lines above a table. */
const FEWEST_LEFT_OUT = 3;

const isTable = ({ rows }: TablePart): boolean =>
  rows.filter((row) => row.filter(({ text }) => text !== '').length >= 2).length >= FEWEST_LEFT_OUT;

/** The table of a page, and whether another was left out. */
export interface PageTable extends TablePart {
  readonly isSomethingLeftOut: boolean;
}

/**
 * The one table that the parts of a page are: the one with the most marks, with those that go on with it, in the order
 * of the class. Undefined if none has marks.
 */
export function joinParts(
  parts: readonly TablePart[],
  isFromRight: boolean,
): PageTable | undefined {
  const all = parts.flatMap(apart);
  const main = mainOf(all.filter((part) => marksIn(part) > 0));
  if (!main) return undefined;
  const fitting = all.flatMap((part) => {
    const columns = part === main ? main.headings.map((_, place) => place) : columnsOf(main, part);
    if (!columns) return [];
    const rows = part.rows.map((row) =>
      columns.map((place) => (place === undefined ? NOTHING : (row[place] ?? NOTHING))),
    );
    return [{ part, joined: { ...part, headings: main.headings, rows } }];
  });
  const joined = inOrder(
    fitting.map((one) => one.joined),
    isFromRight,
  );
  const used = new Set(fitting.map(({ part }) => part));
  return {
    headings: main.headings,
    rows: joined.flatMap(({ rows }) => rows),
    titles: [...new Set(joined.flatMap(({ titles }) => titles))],
    box: around(joined.map(({ box }) => box)),
    isSomethingLeftOut: all.some((part) => !used.has(part) && isTable(part)),
  };
}
