import { limits } from '#shared/model/limits.ts';
import type {
  Gradebook,
  GradebookCell,
  GradebookPage,
  GradebookRow,
  PageMisfit,
} from '#shared/model/gradebook.ts';
import { classQuestion } from '#shared/gradebook/other-class.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { foldName, nameLikeness } from '#shared/gradebook/name-likeness.ts';
import { headingOf } from '../page-heading.ts';
import { countWarnings } from '../reading/page-warnings.ts';
import { matchColumns } from './match-columns.ts';
import { mergeCells, sameText } from './merge-cells.ts';
import { numbersOf, placeRows, pupilRows, sameness, type Places } from './place-rows.ts';

/** A page of several: its gradebook, or why it could not be read. */
export type ReadPage = Required<Pick<GradebookPage, 'failure'>> | { readonly gradebook: Gradebook };

/** The pages joined so far, and the places of its rows if all of them are numbered. */
interface Table {
  readonly book: Gradebook;
  readonly numbers: Places | undefined;
}

/**
 * Joins the pages of one class to one gradebook: a page may continue the list, repeat part of it, or be the same page
 * again. A page that does not fit is left out, and `pages` says why; nothing is guessed.
 * @returns undefined if no page was read
 */
export function joinPages(pages: readonly ReadPage[]): Gradebook | undefined {
  const read = pages.flatMap((page, index) =>
    'gradebook' in page ? [{ index, book: onPage(page.gradebook, index) }] : [],
  );
  const first = read.find(({ book }) => hasHeadings(book)) ?? read[0];
  if (!first || pages.length === 1) return first?.book;
  let table: Table = { book: first.book, numbers: numbersOf(first.book) };
  let waiting = read.filter((page) => page !== first);
  const misfits = new Map<number, PageMisfit>();
  // A page may fit only after another one, for instance the third after the second.
  for (let isJoined = true; isJoined;) {
    isJoined = false;
    for (const page of waiting) {
      const joined = addPage(table, page.book);
      if (typeof joined === 'string') misfits.set(page.index, joined);
      else {
        table = joined;
        isJoined = true;
        misfits.delete(page.index);
        waiting = waiting.filter((other) => other !== page);
      }
    }
  }
  const books = read.filter(({ index }) => !misfits.has(index)).map(({ book }) => book);
  return {
    ...withWarnings(table.book, books),
    pages: pages.map((page, index): GradebookPage => {
      const misfit = misfits.get(index);
      return 'failure' in page ? { failure: page.failure } : misfit ? { misfit } : {};
    }),
  };
}

/** The same gradebook with rows that know their page, and ids that no other page has. */
const onPage = (book: Gradebook, page: number): Gradebook =>
  page === 0
    ? book
    : {
        ...book,
        rows: book.rows.map((row, index) => ({ ...row, id: `p${page}r${index}`, page })),
      };

const hasHeadings = ({ columns }: Gradebook): boolean =>
  columns.some(({ kind, heading }) => kind === 'mark' && heading !== '');

/** Adds a page, or says why it does not fit. */
function addPage({ book, numbers }: Table, page: Gradebook): Table | PageMisfit {
  if (isOtherList(book, page)) return 'other-class';
  const placed = placeRows(book, numbers, page);
  if (!placed) return 'unclear-rows';
  const isContinued = placed.isNumbered && continues(placed.table, placed.page);
  const pairs = pairsOf(book, page, placed);
  const columns = matchColumns(book, page, isContinued || pairs.length > 0);
  const overlap = judgeOverlap(book, page, columns, pairs);
  // A title that was misread counts less than pupils and marks that are the same.
  const stranger = columns && overlap === 'same' ? undefined : otherHeading(book, page);
  if (stranger) return stranger;
  if (!columns) return overlap === 'named' ? 'facing-page' : 'other-columns';
  if (overlap === 'other') return pairs.every(isOther(book, page)) ? 'other-class' : 'unclear-rows';
  if (overlap === 'none' && !isContinued && !isSameClass(book, page)) return 'unclear-class';

  const aligned = alignedRows(page, columns);
  const merged = mergeRows(book, aligned, placed);
  if (!merged) return 'unclear-rows';
  // A page that is shown twice has its averages of the class twice.
  const isAgain = merged.length === pupilRows(book).length;
  const summaries = [...book.rows, ...(isAgain ? [] : aligned)].filter(({ summary }) => summary);
  const rows = [...merged.map(({ row }) => row), ...summaries];
  if (rows.length > limits.gradebookRows) return 'too-many-rows';
  const places = merged.map(({ place }) => place);
  return {
    book: { ...withLearned(book, page, columns), rows },
    numbers: placed.isNumbered ? places : undefined,
  };
}

const known = (a: string | undefined, b: string | undefined): a is string =>
  a !== undefined && b !== undefined;

/** Whether the page's pupils are those of another class list. */
function isOtherList(book: Gradebook, page: Gradebook): boolean {
  const [own, other] = [book.classList, page.classList];
  const isOther = own && other && (own.sheet !== other.sheet || own.source !== other.source);
  return isOther || (classQuestion(page) !== undefined && !classQuestion(book));
}

/** Why a page belongs to other marks by what is above its table. */
function otherHeading(book: Gradebook, page: Gradebook): PageMisfit | undefined {
  const [own, other] = [headingOf(book), headingOf(page)];
  const areListed = book.classList && page.classList;
  if (!areListed && known(own.className, other.className)) {
    if (foldText(own.className) !== foldText(other.className ?? '')) return 'other-class';
  }
  if (known(own.subject, other.subject)) {
    const names = [own.subject, other.subject ?? ''].map(foldName);
    const [a, b] = names;
    if (a && b && nameLikeness(a, b) < SAME_SUBJECT) return 'other-subject';
  }
  return own.term !== undefined && other.term !== undefined && own.term !== other.term
    ? 'other-term'
    : undefined;
}

/** Likeness (0 to 1) of subjects that differ by misread letters alone. */
const SAME_SUBJECT = 0.7;

/** Whether class list or title show that both pages are of one class. */
function isSameClass(book: Gradebook, page: Gradebook): boolean {
  if (book.classList && page.classList)
    return pupilRows(page).some(({ pupil }) => pupil !== undefined);
  const [own, other] = [headingOf(book).className, headingOf(page).className];
  return own !== undefined && other !== undefined && foldText(own) === foldText(other);
}

const continues = (table: Places, page: Places): boolean => {
  const [first = NaN, last = NaN] = [table[0], table.at(-1)];
  return page[0] === last + 1 || (page.at(-1) ?? NaN) + 1 === first;
};

type Pair = readonly [row: GradebookRow, other: GradebookRow];

/** The rows that both have. */
function pairsOf(
  book: Gradebook,
  page: Gradebook,
  placed: { readonly table: Places; readonly page: Places },
): readonly Pair[] {
  const others = pupilRows(page);
  return pupilRows(book).flatMap((row, index): Pair[] => {
    const other = others[placed.page.indexOf(placed.table[index] ?? NaN)];
    return other ? [[row, other]] : [];
  });
}

const isOther =
  (book: Gradebook, page: Gradebook) =>
  ([row, other]: Pair): boolean =>
    sameness([book, row], [page, other]) === 'other';

/** At most this share of the rows that both have may seem to be of two pupils; names are misread. */
const MISREAD = 0.2;
/** At least this share of their marks must agree; those of another term or class do not. */
const AGREED = 0.5;

/** Whether the rows that two pages share are of the same pupils: by their marks too, or by their names alone. */
function judgeOverlap(
  book: Gradebook,
  page: Gradebook,
  columns: readonly (number | undefined)[] | undefined,
  pairs: readonly Pair[],
): 'none' | 'same' | 'named' | 'other' {
  if (pairs.length === 0) return 'none';
  const found = pairs.map(([row, other]) => sameness([book, row], [page, other]));
  const count = (is: string) => found.filter((one) => one === is).length;
  if (count('other') > pairs.length * MISREAD) return 'other';
  const agreed = pairs.flatMap(([row, other]) =>
    row.cells.flatMap(({ text }, index) => {
      const kind = book.columns[index]?.kind;
      const again = other.cells[columns?.[index] ?? -1]?.text ?? '';
      const isCompared = kind === 'mark' && text !== '' && again !== '';
      return isCompared ? [sameText(kind, text, again)] : [];
    }),
  );
  if (agreed.length === 0) return count('same') * 2 > pairs.length ? 'named' : 'other';
  return agreed.filter(Boolean).length >= agreed.length * AGREED ? 'same' : 'other';
}

const EMPTY: GradebookCell = { text: '' };

/** The rows of a page with the columns of the table. */
const alignedRows = (page: Gradebook, columns: readonly (number | undefined)[]): GradebookRow[] =>
  page.rows.map((row) => ({
    ...row,
    cells: columns.map((index) => (index === undefined ? EMPTY : (row.cells[index] ?? EMPTY))),
  }));

interface PlacedRow {
  readonly place: number;
  readonly row: GradebookRow;
}

/** The rows of both in the order of the class; undefined if too many pupils would have two rows. */
function mergeRows(
  book: Gradebook,
  aligned: readonly GradebookRow[],
  placed: { readonly table: Places; readonly page: Places },
): readonly PlacedRow[] | undefined {
  const rows = new Map<number, GradebookRow>();
  pupilRows(book).forEach((row, index) => rows.set(placed.table[index] ?? index, row));
  const added = aligned.filter(({ summary }) => !summary);
  added.forEach((row, index) => {
    const place = placed.page[index] ?? index;
    const before = rows.get(place);
    rows.set(place, before ? mergeRow(book, before, row) : row);
  });
  const all = [...rows]
    .map(([place, row]) => ({ place, row }))
    .toSorted((a, b) => a.place - b.place);
  const taken = Map.groupBy(all, ({ row }) => row.pupil);
  const twice = all.filter(
    ({ row: { pupil } }) => pupil !== undefined && (taken.get(pupil)?.length ?? 0) > 1,
  );
  if (twice.length > added.length * MISREAD * 2) return undefined;
  // One of the rows has the wrong pupil, so a person chooses for both.
  return all.map((one) => (twice.includes(one) ? { ...one, row: withoutPupil(one.row) } : one));
}

const withoutPupil = ({ pupil: _, ...row }: GradebookRow): GradebookRow => row;

/** One pupil's row of two photos; if they name two pupils, a person chooses. */
function mergeRow({ columns }: Gradebook, row: GradebookRow, other: GradebookRow): GradebookRow {
  const cells = row.cells.map((cell, index) => {
    const kind = columns[index]?.kind;
    return kind ? mergeCells(kind, cell, other.cells[index]) : cell;
  });
  const isContradicted =
    row.pupil !== undefined && other.pupil !== undefined && row.pupil !== other.pupil;
  if (isContradicted) return { ...withoutPupil(row), cells };
  const pupil = row.pupil ?? other.pupil;
  return { ...row, ...(pupil !== undefined && { pupil }), cells };
}

/** The table with headings, roles and a class list that only the page had. */
function withLearned(
  book: Gradebook,
  page: Gradebook,
  matched: readonly (number | undefined)[],
): Gradebook {
  const columns = book.columns.map((column, index) => {
    const other = page.columns[matched[index] ?? -1];
    const role = column.role ?? other?.role;
    const scale = column.scale ?? other?.scale;
    return {
      ...column,
      heading: column.heading || (other?.heading ?? ''),
      ...(role && { role }),
      ...(scale !== undefined && { scale }),
    };
  });
  const classList = book.classList ?? page.classList;
  const averages = book.averages ?? page.averages;
  return {
    ...book,
    columns,
    title: book.title || page.title,
    ...(classList && { classList }),
    ...(averages && { averages }),
  };
}

/** The table with the warnings of all pages; those that count rows are counted again. */
function withWarnings(book: Gradebook, pages: readonly Gradebook[]): Gradebook {
  const counted = new Set<string>(['row-numbers', 'first-row-number', 'pupil-count']);
  const warnings = pages.flatMap((page) => page.warnings).filter((one) => !counted.has(one));
  return { ...book, warnings: [...new Set([...countWarnings(book), ...warnings])] };
}
