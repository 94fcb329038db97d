import { limits } from '#shared/model/limits.ts';
import type { GradebookCell, GradebookColumn, GradebookRow } from '#shared/model/gradebook.ts';
import { USUAL_SCALE } from '#shared/record/averages/averages.ts';
import { markValue } from '#shared/record/marks/parse-mark.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { around, toPictureBox } from '#shared/page/box.ts';
import type { PlacedMark } from '../hand/seen-marks.ts';
import { columnTypes, type ColumnType } from './column-types.ts';
import { knownHeading } from './known-heading.ts';
import { isRowOfMeans, isSummary } from './summary-rows.ts';
import type { ReadCell } from '#shared/page/page-reading.ts';
import type { TablePart } from './table-parts.ts';

/** A column of the gradebook and its columns on the page, which are two for surname and given name. */
interface Source {
  readonly column: GradebookColumn;
  readonly places: readonly number[];
}

/** Removes the spaces within numbers that were read as several words. */
const compact = (text: string): string => text.replace(/\s*([.,٫،/])\s*/g, '$1');

function textFor(kind: GradebookColumn['kind'], text: string): string {
  const isNumeric = kind === 'mark' || kind === 'average' || kind === 'ordinal';
  if (kind === 'registrationNumber') return text.replace(/(?<=\p{Nd})\s+(?=\p{Nd})/gu, '');
  return isNumeric ? compact(text) : text;
}

/** Per cent; the most for a name that lacks a part, because every pupil has both. */
const LACKING = 50;

/** The joint confidence of all words of a cell; for an empty cell, the confidence that it is one. */
function confidenceOf(cells: readonly ReadCell[]): number {
  const words = cells.flatMap((cell) => cell.words);
  if (words.length === 0) return Math.min(100, ...cells.map(({ confidence }) => confidence));
  return 100 * words.reduce((product, { confidence }) => product * (confidence / 100), 1);
}

function toCell({ kind }: GradebookColumn, cells: readonly ReadCell[]): GradebookCell {
  const text = cells
    .map((cell) => cell.text)
    .filter((part) => part !== '')
    .join(' ');
  const box = around(cells.map((cell) => cell.box));
  const most = kind === 'name' && cells.some((cell) => cell.text === '') ? LACKING : 100;
  return {
    text: clipText(textFor(kind, text), limits.gradebookTextLength),
    confidence: Math.round(Math.min(most, confidenceOf(cells)) * 100) / 100,
    ...(box && { box: toPictureBox(box) }),
  };
}

/** Limits the columns to the maximum of a gradebook; columns with a meaning are kept first. */
function limitColumns(places: readonly number[], types: readonly ColumnType[]): readonly number[] {
  const known = places.filter((index) => types[index]?.kind !== 'other');
  const others = places.filter((index) => types[index]?.kind === 'other');
  return [...known, ...others].slice(0, limits.gradebookColumns).toSorted((a, b) => a - b);
}

/** The columns of the gradebook, without columns that are empty and have no heading; the parts of the name form one. */
function sourcesOf(part: TablePart, types: readonly ColumnType[]): readonly Source[] {
  const names = types
    .flatMap(({ namePart }, index) => (namePart === undefined ? [] : [{ place: index, namePart }]))
    .toSorted((a, b) => a.namePart - b.namePart)
    .map(({ place }) => place);
  const isOther = (index: number): boolean => index === names[0] || !names.includes(index);
  const used = part.headings.flatMap(({ text }, index) =>
    isOther(index) &&
    (text !== '' ||
      part.rows.some((row) => (row[index]?.text ?? '') !== '') ||
      names.includes(index))
      ? [index]
      : [],
  );
  return limitColumns(used, types).map((place, index) => {
    const { kind, role, scale, ticks } = types[place] ?? { kind: 'other' as const };
    const places = place === names[0] ? names : [place];
    const heading = [...new Set(places.map((one) => part.headings[one]?.text ?? ''))]
      .filter((text) => text !== '')
      .join(' ');
    return {
      places,
      column: {
        id: `c${index + 1}`,
        kind,
        ...headingOf(heading, kind),
        ...(scale !== undefined && { scale }),
        ...(role && { role }),
        ...(ticks && { ticks }),
      },
    };
  });
}

/** A heading in known words. Only that of marks, averages and remarks needs an answer: the content says what others are. */
function headingOf(text: string, kind: ColumnType['kind']) {
  const { heading, read, unsure } = knownHeading(text);
  const isAsked = kind === 'mark' || kind === 'average' || kind === 'remark';
  return {
    heading: clipText(heading, limits.gradebookTextLength),
    ...(read !== undefined && { read: clipText(read, limits.gradebookTextLength) }),
    ...(unsure && isAsked && { unsure }),
  };
}

export interface GradebookTable {
  readonly columns: GradebookColumn[];
  readonly rows: GradebookRow[];
  /** For each row and column, its cells on the page. */
  readonly sources: readonly (readonly (readonly ReadCell[])[])[];
}

/** Per cent; a name with less confidence may be something else. */
const READ_WELL = 80;

/** Whether a name was read with enough confidence. */
const isNamed = (cell: GradebookCell | undefined): boolean =>
  /\p{L}{2}/u.test(cell?.text ?? '') && (cell?.confidence ?? 0) >= READ_WELL;

/** The indices of rows that belong to no pupil. */
function summaryRows(
  part: TablePart,
  columns: readonly GradebookColumn[],
  rows: readonly GradebookRow[],
): ReadonlySet<number> {
  const ordinal = columns.findIndex(({ kind }) => kind === 'ordinal');
  const name = columns.findIndex(({ kind }) => kind === 'name');
  const numbers = rows.map(({ cells }) => rowNumber(cells[ordinal]?.text ?? ''));
  const known = numbers.filter((number) => number !== undefined).length;
  const isTableNumbered = known > rows.length / 2;
  const marks = rows.map(({ cells }) =>
    columns.map(({ kind, scale }, index) =>
      kind === 'mark' || kind === 'average'
        ? markValue(cells[index]?.text ?? '', scale ?? USUAL_SCALE)
        : undefined,
    ),
  );
  const found = new Set<number>();
  for (const [index, row] of [...rows.entries()].toReversed()) {
    // Below the pupils, a merged cell may have its text in the column of numbers.
    const label = [row.cells[name]?.text ?? '', row.cells[ordinal]?.text ?? ''].find((text) =>
      /\p{L}/u.test(text),
    );
    const filled = (part.rows[index] ?? []).filter(({ text }) => text !== '');
    const said = filled.flatMap(({ kinds }) => kinds.slice(0, 1));
    const isAtEnd = index + found.size === rows.length - 1;
    const isNoPupil = isSummary({
      name: label ?? '',
      ordinal: numbers[index],
      isTableNumbered,
      isSaid: said.length > 0 && said.every((kind) => kind === 'summary'),
      isAtEnd,
    });
    const isMeans =
      isAtEnd &&
      numbers[index] === undefined &&
      isRowOfMeans(marks[index] ?? [], marks.slice(0, index), isNamed(row.cells[name]));
    if (isNoPupil || isMeans) found.add(index);
  }
  return found;
}

/** Converts the table of a page to a gradebook; rows that belong to no pupil are marked. */
export function toGradebookTable(part: TablePart): GradebookTable {
  const kept = sourcesOf(part, columnTypes(part));
  const columns = kept.map(({ column }) => column);
  const sources = part.rows.map((row) =>
    kept.map(({ places }) => places.flatMap((index) => row[index] ?? [])),
  );
  const cells = sources.map((row) =>
    row.map((from, index) =>
      toCell(columns[index] ?? { id: '', kind: 'other', heading: '' }, from),
    ),
  );
  const rows = cells.map((row, index): GradebookRow => ({ id: `r${index + 1}`, cells: row }));
  const noPupils = summaryRows(part, columns, rows);
  return {
    columns,
    rows: rows.map((row, index) => (noPupils.has(index) ? { ...row, summary: true } : row)),
    sources,
  };
}

/** What was seen in the cells of a table, if the teacher's hand is learnt. */
export const seenIn = ({ rows, sources }: GradebookTable): PlacedMark[] =>
  sources.flatMap((row, index) =>
    row.flatMap((cells, column) => {
      const box = rows[index]?.cells[column]?.box;
      return box ? cells.flatMap(({ seen }) => (seen ? [{ ...seen, box }] : [])) : [];
    }),
  );
