import { alignInOrder } from '#shared/page/align-in-order.ts';
import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import { around } from '#shared/page/box.ts';
import { columnTypes } from './column-types.ts';
import { isHeading } from './heading-meaning.ts';
import type { ReadCell } from '#shared/page/page-reading.ts';
import type { ColumnHeading, TablePart } from './table-parts.ts';

/** If this share of the headings is similar, the others were misread. */
const MISREAD = 0.5;
/** Similarity from which headings count as the same apart from misread letters. */
const ALIKE = 0.6;

const isAlike = (a: ColumnHeading, b: ColumnHeading): boolean =>
  a.text === b.text || nameLikeness(foldName(a.text), foldName(b.text)) >= ALIKE;

const isHeadless = ({ headings }: TablePart): boolean => headings.every(({ text }) => text === '');

/** The number of mark cells in a part with names or numbers; 0 if it is not a table of pupils. */
export function marksIn(part: TablePart): number {
  const types = columnTypes(part);
  const marks = types.filter(({ kind }) => kind === 'mark' || kind === 'average').length;
  const isOfPupils = types.some(({ kind }) =>
    ['name', 'ordinal', 'registrationNumber'].includes(kind),
  );
  return isOfPupils ? marks * part.rows.length : 0;
}

/** The columns of a part from `from` up to, but not including, `to`. */
const slice = (part: TablePart, from: number, to: number): TablePart => ({
  ...part,
  headings: part.headings.slice(from, to),
  rows: part.rows.map((row) => row.slice(from, to)),
});

const isBlank = ({ headings, rows }: TablePart, index: number): boolean =>
  headings[index]?.text === '' && rows.every((row) => (row[index]?.text ?? '') === '');

const isUsed = (row: readonly ReadCell[]): boolean => row.some(({ text }) => text !== '');

const trimmed = (part: TablePart): TablePart => ({
  ...part,
  rows: part.rows.slice(0, part.rows.findLastIndex(isUsed) + 1),
});

/** Maximum number of parts side by side into which a class is divided. */
const MOST_SIDES = 4;
const FEWEST_COLUMNS = 2;

/** The numbers of a part's rows. */
function numbersOf(part: TablePart): readonly number[] {
  const index = columnTypes(part).findIndex(({ kind }) => kind === 'ordinal');
  return part.rows.flatMap((row) => rowNumber(row[index]?.text ?? '') ?? []);
}

/** Whether the numbering of one part continues that of the other. */
function goesOn(part: TablePart, other: TablePart): boolean {
  const [numbers, others] = [numbersOf(part), numbersOf(other)];
  const [first = NaN, second = NaN] = [Math.min(...numbers), Math.min(...others)];
  const [early, late] = first < second ? [numbers, others] : [others, numbers];
  return (
    numbers.length > 0 && Math.max(...early) + 1 === Math.max(first, second) && late.length > 0
  );
}

/** Whether two parts have the same columns of pupils and marks. */
function isSameAgain(part: TablePart, other: TablePart): boolean {
  const named = part.headings.flatMap((heading, index) => {
    const again = other.headings[index];
    return heading.text === '' || !again ? [] : [isAlike(heading, again)];
  });
  const alike = named.filter(Boolean).length;
  if (named.length >= FEWEST_COLUMNS && alike === part.headings.length) return true;
  const [kinds, others] = [part, other].map((one) => columnTypes(one).map(({ kind }) => kind));
  const isSame =
    kinds?.every((kind, index) => kind === others?.[index]) === true &&
    (kinds.includes('name') || kinds.includes('ordinal'));
  // A misread or missing heading does not separate parts that numbers and contents join.
  return isSame && ((alike > 0 && alike >= named.length * MISREAD) || goesOn(part, other));
}

/** Divides the columns of a table into equal parts side by side, with or without an empty column between them. */
function cutInto(part: TablePart, sides: number): readonly TablePart[] | undefined {
  const width = part.headings.length;
  for (const gap of [0, 1]) {
    const own = (width - gap * (sides - 1)) / sides;
    if (!Number.isInteger(own) || own < FEWEST_COLUMNS) continue;
    const starts = Array.from({ length: sides }, (_, side) => side * (own + gap));
    const gaps = gap === 0 ? [] : starts.slice(1).map((start) => start - 1);
    if (gaps.some((index) => !isBlank(part, index))) continue;
    const cut = starts.map((start) => trimmed(slice(part, start, start + own)));
    const [first, ...others] = cut;
    const isCut = others.every((other) => first && isSameAgain(first, other));
    if (isCut && cut.every((one) => marksIn(one) > 0)) return cut;
  }
  return undefined;
}

/** The first known one of a column's headings, or else the first with a text. */
const bestHeading = (headings: readonly ColumnHeading[]): ColumnHeading => ({
  ...(headings.find(({ text }) => isHeading(text)) ??
    headings.find(({ text }) => text !== '') ?? { text: '' }),
  scale: headings.find(({ scale }) => scale !== undefined)?.scale,
});

/** Joins parts with the same columns into one list, by their numbers or else in the given order. */
function stacked(first: TablePart, parts: readonly TablePart[]): TablePart {
  const sorted = parts.toSorted((a, b) => (numbersOf(a)[0] ?? 0) - (numbersOf(b)[0] ?? 0));
  const isNumbered = parts.every((part) => numbersOf(part).length > 0);
  return {
    ...first,
    headings: (parts[0]?.headings ?? []).map((_, index) =>
      bestHeading(parts.flatMap(({ headings }) => headings[index] ?? [])),
    ),
    rows: (isNumbered ? sorted : parts).flatMap(({ rows }) => rows),
  };
}

/** Joins parts of a class that are side by side in one table into one list. */
export function stackSides(part: TablePart): TablePart {
  for (let sides = 2; sides <= MOST_SIDES; sides += 1) {
    const cut = cutInto(part, sides);
    if (cut) return stacked(part, cut);
  }
  return part;
}

/** For each column of the first part, its continuation in the other; `undefined` if they are not one table. */
function columnsOf(
  first: TablePart,
  other: TablePart,
): readonly (number | undefined)[] | undefined {
  const places = first.headings.map((_, index) => index);
  const isAsWide = first.headings.length === other.headings.length;
  if (isHeadless(other)) {
    const [kinds, others] = [columnTypes(first), columnTypes(other)];
    const same = kinds.filter(({ kind }, index) => kind === others[index]?.kind).length;
    const taken = new Set(numbersOf(first));
    const isAgain = numbersOf(other).some((number) => taken.has(number));
    return isAsWide && !isAgain && same >= kinds.length * ALIKE ? places : undefined;
  }
  if (isAsWide && isSameAgain(first, other)) return places;
  const pairs = alignInOrder(
    first.headings.map((heading) =>
      other.headings.map((candidate) =>
        isAlike(heading, candidate) ? (heading.text === '' ? 0.1 : 1) : -1,
      ),
    ),
  );
  const found = new Set(pairs.filter((index) => index !== undefined));
  // All columns of the other part that contain text must have a counterpart.
  const isWhole = other.headings.every(
    (_, index) => found.has(index) || other.rows.every((row) => (row[index]?.text ?? '') === ''),
  );
  const named = first.headings.filter(({ text }) => text !== '').length;
  const paired = pairs.filter(
    (index, own) => index !== undefined && first.headings[own]?.text !== '',
  ).length;
  return isWhole && named >= 2 && paired >= named * ALIKE ? pairs : undefined;
}

const NOTHING: ReadCell = { words: [], text: '', confidence: 0, kinds: [] };

/** Sorts the parts of one table by the numbers of their rows, or else in reading order. */
function sortParts(parts: readonly TablePart[], isFromRight: boolean): readonly TablePart[] {
  const numbers = new Map(parts.map((part) => [part, numbersOf(part)[0]]));
  return parts.toSorted((a, b) => {
    const [first, second] = [numbers.get(a), numbers.get(b)];
    if (first !== undefined && second !== undefined && first !== second) return first - second;
    if (!a.box || !b.box) return 0;
    if (a.box.top >= b.box.bottom || b.box.top >= a.box.bottom) return a.box.top - b.box.top;
    return isFromRight ? b.box.right - a.box.right : a.box.left - b.box.left;
  });
}

/** The part with the most marks; if it has no headings, the part with headings that it continues. */
function mainOf(parts: readonly TablePart[]): TablePart | undefined {
  const largest = parts.toSorted((a, b) => marksIn(b) - marksIn(a))[0];
  if (!largest || !isHeadless(largest)) return largest;
  return parts.find((part) => !isHeadless(part) && columnsOf(part, largest)) ?? largest;
}

/** With fewer rows that have two filled cells, it is a stamp, a signature, or lines above a table. */
const FEWEST_LEFT_OUT = 3;

const isTable = ({ rows }: TablePart): boolean =>
  rows.filter((row) => row.filter(({ text }) => text !== '').length >= 2).length >= FEWEST_LEFT_OUT;

/** The table of a page; `isSomethingLeftOut` if the page has another one. */
export interface PageTable extends TablePart {
  readonly isSomethingLeftOut: boolean;
}

/** Joins the parts of a page to one table, in the order of the class. `undefined` if no part has marks. */
export function joinParts(
  parts: readonly TablePart[],
  isFromRight: boolean,
): PageTable | undefined {
  const all = parts.map(stackSides);
  const main = mainOf(all.filter((part) => marksIn(part) > 0));
  if (!main) return undefined;
  const fitting = all.flatMap((part) => {
    const columns = part === main ? main.headings.map((_, index) => index) : columnsOf(main, part);
    if (!columns) return [];
    const rows = part.rows.map((row) =>
      columns.map((index) => (index === undefined ? NOTHING : (row[index] ?? NOTHING))),
    );
    return [{ part, columns, joined: { ...part, headings: main.headings, rows } }];
  });
  const joined = sortParts(
    fitting.map((one) => one.joined),
    isFromRight,
  );
  const used = new Set(fitting.map(({ part }) => part));
  return {
    headings: main.headings.map((heading, index) =>
      bestHeading([
        heading,
        ...fitting.flatMap(({ part, columns }) => part.headings[columns[index] ?? -1] ?? []),
      ]),
    ),
    rows: joined.flatMap(({ rows }) => rows),
    titles: [...new Set(joined.flatMap(({ titles }) => titles))],
    box: around(joined.map(({ box }) => box)),
    isSomethingLeftOut: all.some((part) => !used.has(part) && isTable(part)),
  };
}
