import { fieldOfHeading } from '../../spreadsheet/heading-terms.ts';
import { markHeading, removeScale, scaleOfHeading } from '../marks/mark-headings.ts';
import { isShare, noMarkIn, parseMark } from '../marks/parse-mark.ts';
import { nameKey, registrationKey } from '../names/compare-lists.ts';
import type { KnownPupils } from '../names/pupils-of-rows.ts';
import type { IncomingTable, TableColumn } from './incoming-table.ts';

/** A copied range: rows of cells, each row as long as the others. */
export type Range = readonly (readonly string[])[];

/** A mark above 100 is a year or a registration number, `04/05` is a date, and `70%` may be an attendance. */
const isMark = (text: string): boolean => {
  const mark = parseMark(text);
  if (mark.kind !== 'mark') return noMarkIn(text) !== undefined;
  return (
    mark.value <= 100 &&
    !isShare(text) &&
    (mark.scale === undefined || scaleOfHeading(`/${mark.scale}`) === mark.scale)
  );
};
const isNumber = (text: string): boolean => parseMark(text).kind === 'mark';
const isWord = (text: string): boolean =>
  parseMark(text).kind === 'unreadable' && /\p{L}{2}/u.test(text);

const share = (texts: readonly string[], holds: (text: string) => boolean): number => {
  const filled = texts.filter((text) => parseMark(text).kind !== 'blank');
  return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
};

/** How many rows above the first pupil may be headings. */
const MOST_HEADINGS = 6;
/** At least this share of the rows must name pupils of the class. */
const ENOUGH_NAMES = 0.3;
/** At least this share of the cells of a column of names are words. */
const ENOUGH_WORDS = 0.5;

const isHeading = (text: string): boolean =>
  markHeading(text) !== undefined || scaleOfHeading(text) !== undefined;

/** How many rows at the top name no pupil and have words instead of marks. */
function countHeadings(range: Range, isName: (text: string) => boolean): number {
  const isAbove = (row: readonly string[]): boolean => {
    const words = row.filter(
      (text) => parseMark(text).kind === 'unreadable' && (isWord(text) || isHeading(text)),
    );
    return words.length > 0 && !row.some(isNumber) && !words.some(isName);
  };
  // A title may have a number, as a year does.
  const headed = range
    .slice(0, MOST_HEADINGS)
    .findIndex((row) => isAbove(row) && row.filter((text) => markHeading(text)).length > 0);
  const from = Math.max(headed, 0);
  const first = range.slice(from).findIndex((row) => !isAbove(row));
  return from + first > MOST_HEADINGS ? 0 : from + Math.max(first, 0);
}

/** The columns that together name the pupils best: one, or surname and given name. */
function findNames(rows: Range, isName: (text: string) => boolean): readonly number[] {
  const found = (rows[0] ?? []).flatMap((_, column) =>
    [[column], [column, column + 1]].map((columns) => ({
      columns,
      count: rows.filter((row) => isName(columns.map((at) => row[at] ?? '').join(' '))).length,
    })),
  );
  const most = Math.max(0, ...found.map(({ count }) => count));
  const best = found.find(({ count }) => count === most);
  return best && most > 0 && most >= rows.length * ENOUGH_NAMES ? best.columns : [];
}

const isOrdinals = (texts: readonly string[]): boolean =>
  texts.length > 2 && texts.every((text, row) => Number(text) === Number(texts[0]) + row);

/** The full marks that the cells of a column name: 10 of `7/10`. */
const scalesIn = (texts: readonly string[]): readonly (number | undefined)[] => [
  ...new Set(
    texts.flatMap((text) => {
      const mark = parseMark(text);
      return mark.kind === 'mark' ? [mark.scale] : [];
    }),
  ),
];

/** What the cells above the rows say about a column. */
function headingOf(above: readonly string[]) {
  const index = above.findLastIndex((text) => removeScale(text) !== '');
  const written = above[index] ?? '';
  const scale = above.slice(Math.max(index, 0)).map(scaleOfHeading).findLast(Boolean);
  return { heading: removeScale(written), scale, meaning: markHeading(written) };
}

const nameFields: ReadonlySet<string | undefined> = new Set([
  ...['surname', 'givenName', 'name', 'fullName'],
]);

/**
 * The marks of a copied range. Numbers of rows, names and empty columns are left out. Names that are not of this class,
 * or in other letters, are kept with the rows, so that these do not pass for rows in class order.
 */
export function tableOfRange(range: Range, { pupils, left = [] }: KnownPupils): IncomingTable {
  const all = [...pupils, ...left];
  const known = new Set(all.map(({ fullName }) => nameKey(fullName)));
  const numbers = new Set(all.map(registrationKey).filter((key) => key !== ''));
  const isNumberOfPupil = (text: string): boolean =>
    numbers.has(registrationKey({ fullName: '', registrationNumber: text }));
  const headings = countHeadings(range, (text) => known.has(nameKey(text)));
  const rows = range.slice(headings);
  const columns = (range[0] ?? []).map((_, column) => {
    const above = range.slice(0, headings).map((row) => row[column] ?? '');
    const texts = rows.map((row) => row[column] ?? '');
    const named = headingOf(above);
    return { column, texts, ...named, field: fieldOfHeading(named.heading) };
  });
  const number =
    columns.find(({ field }) => field === 'registrationNumber') ??
    columns.find(({ texts }) => share(texts, isNumberOfPupil) >= ENOUGH_NAMES);
  const ofClass = findNames(rows, (text) => known.has(nameKey(text)));
  const headed = columns.filter(({ field }) => nameFields.has(field));
  const worded = columns.filter(
    ({ texts, meaning }) => !meaning && share(texts, isWord) >= ENOUGH_WORDS,
  );
  const strange = headed.length > 0 ? headed : worded.slice(0, 1);
  const names = ofClass.length > 0 ? ofClass : strange.map(({ column }) => column);
  const hasPupils = names.length > 0 || number !== undefined;
  const rest = columns.filter(
    (one) => one !== number && !names.includes(one.column) && one.texts.some((text) => text !== ''),
  );
  const kindOf = ({ column, texts, heading, meaning, field }: (typeof rest)[number]) => {
    if (meaning?.kind === 'remark') return 'remark';
    // The average of a term is no mark of the term.
    if (meaning?.kind === 'average' || meaning?.role === 'term') return 'other';
    if (meaning) return 'mark';
    if (rest.length === 1 && !hasPupils) return 'mark';
    // A column without a heading before the names, such as the numbers of the rows.
    const isFirst = column < Math.min(...(names.length > 0 ? names : [number?.column ?? 1]));
    if (isFirst && heading === '' && (hasPupils || isOrdinals(texts))) return 'other';
    const isDate = scalesIn(texts).length > 1 && !scalesIn(texts).includes(undefined);
    return field || isDate || share(texts, isMark) < 0.5 ? 'other' : 'mark';
  };
  return {
    columns: rest.flatMap((one): TableColumn[] => {
      const { texts, heading, scale, meaning } = one;
      // With names beside it, a column of 1, 2, 3 … counts the rows.
      if (hasPupils && !meaning && isOrdinals(texts)) return [];
      const [inCells, ...others] = scalesIn(texts);
      return [
        {
          ...{ kind: kindOf(one), heading, role: meaning?.role, texts, isUnknown: !meaning },
          scale: scale ?? (others.length === 0 ? inCells : undefined),
        },
      ];
    }),
    rows: rows.map((row) => {
      const registrationNumber = number && row[number.column];
      const fullName = names
        .map((column) => row[column] ?? '')
        .join(' ')
        .trim();
      return {
        fullName: fullName || (registrationNumber ?? ''),
        ...(registrationNumber && { registrationNumber }),
      };
    }),
  };
}
