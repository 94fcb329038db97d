import { limits } from '#shared/model/limits.ts';
import type { Gradebook, GradebookPage, PageMisfit } from '#shared/model/gradebook.ts';
import { countWarnings } from '../reading/page-warnings.ts';
import { matchColumns } from './match-columns.ts';
import { alignedRows, mergeRows } from './merge-rows.ts';
import { numbersOf, placeRows, pupilRows, type Places } from './place-rows.ts';
import { isOtherList, isSameClass, otherHeading } from './same-class.ts';
import { isOther, judgeOverlap, pairsOf } from './shared-rows.ts';

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
    'gradebook' in page ? [{ index, book: assignPage(page.gradebook, index) }] : [],
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
    ...collectWarnings(table.book, books),
    pages: pages.map((page, index): GradebookPage => {
      const misfit = misfits.get(index);
      return 'failure' in page ? { failure: page.failure } : misfit ? { misfit } : {};
    }),
  };
}

/** The same gradebook with rows that know their page, and ids that no other page has. */
const assignPage = (book: Gradebook, page: number): Gradebook =>
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
    book: { ...addLearned(book, page, columns), rows },
    numbers: placed.isNumbered ? places : undefined,
  };
}

const continues = (table: Places, page: Places): boolean => {
  const [first = NaN, last = NaN] = [table[0], table.at(-1)];
  return page[0] === last + 1 || (page.at(-1) ?? NaN) + 1 === first;
};

/** The table with headings, roles and a class list that only the page had. */
function addLearned(
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
function collectWarnings(book: Gradebook, pages: readonly Gradebook[]): Gradebook {
  const counted = new Set<string>(['row-numbers', 'first-row-number', 'pupil-count']);
  const warnings = pages.flatMap((page) => page.warnings).filter((one) => !counted.has(one));
  return { ...book, warnings: [...new Set([...countWarnings(book), ...warnings])] };
}
