import { limits } from '../model/limits.ts';
import type { Term } from '../model/term.ts';
import { removeTerm, termIn } from '../record/marks/term-words.ts';
import { clipText } from '../text/clean-text.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { halvesOfClass } from '../spreadsheet/gender-cell.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import { numberIn, type Sheet, type SheetRow } from '../spreadsheet/sheet.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { classKey, isBareClass, levelOfCode } from './class-code.ts';
import { clipClass } from './class-name.ts';
import { classReader, repeatsPupils, subjectColumn } from './class-columns.ts';
import { isFooter, isTitle } from './footer-terms.ts';
import { listLines, type ListLine } from './list-lines.ts';
import { classOfTitle, readSheetHeading } from './sheet-heading.ts';
import { sideBySide } from './side-by-side.ts';

/** The lines of one class in a list. */
export interface ListPart {
  readonly name: string;
  /** The subject of its lines, if the list has a row for each subject of a pupil. */
  readonly subject?: string;
  /** The term in the title above it. */
  readonly term?: Term;
  /** Whether the sheet has the class above it already, for another term. */
  readonly isAgain?: boolean;
  readonly lines: ListLine[];
}

interface Title {
  readonly row: number;
  readonly name: string;
}

/** Titles between the pupils that name the class of the pupils below. */
const titlesOf = ({ rows }: Sheet, { lastRow }: Header): Title[] =>
  rows.flatMap((row) => {
    const name = row.number > lastRow ? classOfTitle(row) : undefined;
    return name === undefined ? [] : [{ row: row.number, name }];
  });

const textsIn = ({ cells }: SheetRow): string[] => cells.map(textOf).filter((text) => text !== '');
const isHeadings = (row: SheetRow, { nameColumns }: Header, headings: string): boolean =>
  nameColumns.every((column) => fieldOfHeading(textOf(row.cells[column])) !== undefined) &&
  (textsIn(row).filter((text) => fieldOfHeading(text) !== undefined).length > 1 ||
    textsIn(row).join('|') === headings);

/** First words of titles that a page repeats; folded. */
const PAGES = new Set('page صفحه suite تابع continued'.split(' '));

const isHalf = (title: string): boolean =>
  foldedWords(title).length > 0 && foldedWords(title).every((word) => halvesOfClass.has(word));

/** A column before the names that counts the pupils from 1, and again from 1, whatever its heading says. */
function countingColumn({ nameColumns, columns }: Header, lines: readonly ListLine[]) {
  const taken = new Set([...nameColumns, ...columns.values()]);
  const counts = (column: number): boolean => {
    const numbers = lines.flatMap(({ cells }) => numberIn(cells[column]) ?? []);
    return (
      numbers.length >= lines.length / 2 &&
      numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1)
    );
  };
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, column) => column).find(
    (column) => !taken.has(column) && counts(column),
  );
}

/** Whether most pupils have something beside their name, so that a text alone in its row is none. */
const isWide = (lines: readonly ListLine[]): boolean =>
  lines.filter((line) => textsIn({ ...line, number: line.row }).length > 1).length >
  lines.length / 2;

/** A title of a class that is alone in its row: no term, no half of a class, no line under a list, no page. */
const isClassTitle = (title: string): boolean =>
  title !== '' &&
  !isHalf(title) &&
  !isFooter(title) &&
  termOfTitle(title) === undefined &&
  !PAGES.has(foldedWords(title)[0] ?? '');

/** Where headings come again below a title of their own, in a list without numbers. */
function newTitles(
  list: Sheet,
  layout: Header,
  { lines, repeated }: { lines: readonly ListLine[]; repeated: readonly SheetRow[] },
): Title[] {
  if (!isWide(lines)) return [];
  const seen = new Set([classKey(titleAbove(list, layout))]);
  return repeated.flatMap(({ number: at }) => {
    const above = list.rows.findLast(({ number }) => number < at);
    const [title = '', ...others] = above ? textsIn(above) : [];
    if (!above || others.length > 0 || !isClassTitle(title) || seen.has(classKey(title))) return [];
    seen.add(classKey(title));
    return [{ row: above.number - 1, name: title }];
  });
}

/**
 * Where headings come again and the pupils' numbers begin again at 1, whatever the title between them says; with that
 * title, which is empty if there is none. Headings that each page repeats do not begin again.
 */
function bordersOf(
  list: Sheet,
  layout: Header,
  { lines, isClass }: { readonly lines: readonly ListLine[]; readonly isClass: boolean },
): Title[] {
  const ordinal = layout.columns.get('ordinal') ?? countingColumn(layout, lines);
  const top = list.rows.find(({ number }) => number === layout.firstRow);
  const headings = top ? textsIn(top).join('|') : '';
  const repeated = list.rows.filter(
    (row) => row.number > layout.lastRow && isHeadings(row, layout, headings),
  );
  if (ordinal === undefined) return isClass ? [] : newTitles(list, layout, { lines, repeated });
  const counted = lines.filter(
    ({ known, cells }) => known || numberIn(cells[ordinal]) !== undefined,
  );
  return repeated.flatMap(({ number: at }) => {
    const first = counted.find(({ row }) => row > at);
    const last = counted.findLast(({ row }) => row < at);
    if (!first || !last || Number(textOf(first.cells[ordinal])) !== 1) return [];
    const between = list.rows.filter(({ number }) => number > last.row && number < at);
    const [title = ''] = between
      .map(textsIn)
      .filter((texts) => texts.length === 1)
      .flat()
      .toReversed();
    if (isHalf(title)) return [];
    return [{ row: last.row, name: isFooter(title) ? '' : title }];
  });
}

/** Of the pupils below a title, this share is above it already if both lists are of one class. */
const SAME_CLASS = 0.5;

/** The term that a title names and nothing else. */
export const termOfTitle = (title: string): Term | undefined =>
  foldText(removeTerm(title)) === '' ? termIn(title) : undefined;

interface TermTitle {
  readonly row: number;
  readonly term: Term;
  /** Whether the title names a class as well. */
  readonly isOfClass: boolean;
}

/** Titles of terms between the pupils: a text alone in its row, or beside the name of the class. */
const termTitles = ({ rows }: Sheet, { lastRow }: Header): TermTitle[] =>
  rows.flatMap((row) => {
    const texts = row.number > lastRow ? textsIn(row) : [];
    const term = texts.map(termOfTitle).find((found) => found !== undefined);
    const isOfClass = texts.length > 1 && classOfTitle(row) !== undefined;
    return term && (texts.length === 1 || isOfClass) ? [{ row: row.number, term, isOfClass }] : [];
  });

/** What a title says of the pupils below it. */
interface TermBlock {
  readonly row: number;
  readonly term?: Term;
  /** Whether its pupils are above it already: another term of one class. */
  readonly isAgain: boolean;
}

/** The terms below titles; none if no class comes again. Titles of terms over other pupils may be names of classes. */
function termBlocks(titles: readonly TermTitle[], lines: readonly ListLine[]): TermBlock[] {
  const rows = new Set(titles.map(({ row }) => row));
  const blockOf = ({ row }: ListLine): number => titles.findLastIndex((title) => title.row < row);
  const blocks = Map.groupBy(
    lines.filter(({ row }) => !rows.has(row)),
    blockOf,
  );
  const namesIn = (block: number): string[] =>
    (blocks.get(block) ?? []).map(({ pupil }) => foldText(pupil.fullName));
  const seen = new Set(namesIn(-1));
  const found = titles.map(({ row, term, isOfClass }, index): TermBlock => {
    const names = namesIn(index);
    const again = names.filter((name) => seen.has(name));
    for (const name of names) seen.add(name);
    const isAgain = again.length > 0 && again.length >= names.length * SAME_CLASS;
    return { row, isAgain, ...((isAgain || isOfClass) && { term }) };
  });
  return found.some(({ term }) => term) ? found : [];
}

/** The only text of the last row above the headings that has one. */
const titleAbove = ({ rows }: Sheet, { firstRow }: Header): string =>
  rows
    .filter(({ number }) => number < firstRow)
    .map(textsIn)
    .findLast((texts) => texts.length === 1)?.[0] ?? '';

/** Whether pupils beside another list are numbered from 1 as well, and are others. Halves of a class are one. */
function beginsAgain(
  list: Sheet,
  layout: Header,
  {
    lines,
    parts,
  }: { readonly lines: readonly ListLine[]; readonly parts: ReadonlyMap<string, ListPart> },
): boolean {
  const ordinal = layout.columns.get('ordinal') ?? -1;
  const before = [...parts.values()].flatMap((part) => part.lines);
  const names = new Set(before.map(({ pupil }) => foldText(pupil.fullName)));
  const title = titleAbove(list, layout);
  return (
    [before[0], lines[0]].every((line) => textOf(line?.cells[ordinal]) === '1') &&
    (title === '' || isClassTitle(title)) &&
    !lines.some(({ pupil }) => names.has(foldText(pupil.fullName)))
  );
}

/** Titles of classes above lists that are side by side, if each has its own. Groups of one class are none. */
function titlesBeside(
  lists: readonly Sheet[],
  layout: Header,
  isClass: boolean,
): ReadonlyMap<Sheet, string> {
  const titles = lists.map((list) => titleAbove(list, layout));
  const isOfClass = (title: string): boolean =>
    isClassTitle(title) && (!isClass || levelOfCode(title) !== undefined);
  const isOwn = new Set(titles.map(classKey)).size === titles.length;
  return new Map(
    lists.length > 1 && isOwn && titles.every(isOfClass)
      ? lists.map((list, index) => [list, titles[index] ?? ''])
      : [],
  );
}

/** The borders that the teacher drew, each with the title in its row or above it; empty if there is none. */
function drawnBorders(list: Sheet, lines: readonly ListLine[], drawn: readonly number[]): Title[] {
  const isOfMany = isWide(lines);
  const nameIn = (row: SheetRow): string | undefined => {
    const [text = '', ...others] = textsIn(row);
    const isAlone = text !== '' && others.length === 0 && !isFooter(text) && !isHalf(text);
    return classOfTitle(row) ?? (isAlone && (isOfMany || isTitle(text)) ? text : undefined);
  };
  const named = new Map(
    list.rows.flatMap((row) => {
      const name = nameIn(row);
      return name === undefined ? [] : [[row.number, name] as const];
    }),
  );
  return drawn
    .toSorted((one, other) => one - other)
    .map((number) => {
      const above = lines.findLast(({ row }) => row < number && !named.has(row))?.row ?? 0;
      const names = [...named].filter(([row]) => row > above && row <= number);
      return { row: number - 1, name: names.at(-1)?.[1] ?? '' };
    });
}

/** A class in one of its subjects, which has marks of its own. */
export const ofSubject = (part: ListPart, subject: string): ListPart =>
  subject === ''
    ? part
    : {
        ...part,
        name: clipText(`${part.name} – ${subject}`, limits.sheetNameLength),
        subject: clipText(subject, limits.textLength),
      };

const bySubject = ({ name, lines }: ListPart, column: number): ListPart[] =>
  [...Map.groupBy(lines, ({ cells }) => textOf(cells[column])).entries()].map(([subject, ofIt]) =>
    ofSubject({ name, lines: ofIt }, subject),
  );

/**
 * The classes of a list: by a column of classes, where an empty cell repeats the one above; by titles between the
 * pupils; or by titles above side-by-side lists. On a sheet of one class, bare numbers are groups for practical work,
 * not classes.
 * @param ofSheet whether the sheet names its class, the default class name, and the borders that the teacher drew
 */
export function listParts(
  sheet: Sheet,
  layout: Header,
  ofSheet: {
    readonly isClass: boolean;
    readonly name: string;
    readonly borders?: readonly number[] | undefined;
  },
): ListPart[] {
  const isClass = ofSheet.isClass && !layout.classColumns;
  const parts = new Map<string, ListPart>();
  const lists = sideBySide(sheet, layout);
  const beside = titlesBeside(lists, layout, isClass);
  let name = '';
  for (const list of lists) {
    const read = classReader(list, layout);
    const found = titlesOf(list, layout);
    const title = readSheetHeading(list, layout.firstRow).className ?? beside.get(list);
    const lines = listLines(list, layout);
    if (lists.length > 1) name = title ?? name;
    if (!isClass && !title && beginsAgain(list, layout, { lines, parts }))
      name = `${ofSheet.name} (${parts.size + 1})`;
    const drawn = lists.length === 1 && !read ? ofSheet.borders : undefined;
    const isTitled = found.length > 0 || read !== undefined;
    const ofTerms = read ? [] : termTitles(list, layout);
    const terms = (drawn ?? []).length > 0 ? [] : termBlocks(ofTerms, lines);
    const borders = drawn
      ? drawnBorders(list, lines, drawn)
      : isTitled || terms.length > 0
        ? []
        : bordersOf(list, layout, { lines, isClass: ofSheet.isClass });
    // The teacher's borders count instead of the titles below the first pupil.
    const titles = drawn ? found.filter(({ row }) => row < (lines[0]?.row ?? 0)) : found;
    if (borders.length > 0 && !isTitled && !ofSheet.isClass) name = titleAbove(list, layout);
    for (const line of lines) {
      const begun = borders.findLastIndex(({ row }) => row < line.row);
      const border = borders[begun];
      const next = borders.find(({ row }) => row >= line.row);
      // The title between two lists is no pupil.
      if (
        !line.known &&
        (border?.name === line.pupil.fullName || next?.name === line.pupil.fullName)
      )
        continue;
      if (ofTerms.some(({ row }) => row === line.row)) continue;
      const { term, isAgain } = terms.findLast(({ row }) => row < line.row) ?? {};
      if (border) name = border.name || `${ofSheet.name} (${begun + 2})`;
      const title = titles.findLast(({ row }) => row < line.row)?.name;
      const said = (read ? read(line.cells) : border ? '' : title) ?? '';
      if (said !== '' && !(isClass && isBareClass(said))) name = said;
      const key = isAgain ? `${classKey(name)} ${term}` : classKey(name);
      const part = parts.get(key) ?? {
        ...{ name: clipClass(name), lines: [] },
        ...(term && { term, isAgain: isAgain === true }),
      };
      parts.set(key, part);
      part.lines.push(line);
    }
  }
  const subjectAt = subjectColumn(sheet, layout);
  // If only some lines name a class, the other lines belong to the sheet's class.
  const named = Array.from(parts.values(), (part) => ({
    ...part,
    name: part.name || ofSheet.name,
  }));
  return subjectAt === undefined || !repeatsPupils(sheet, layout)
    ? named
    : named.flatMap((part) => bySubject(part, subjectAt));
}
