import { writeDecimal } from '../model/write-figure.ts';
import { namesAdvice } from '../record/marks/mark-headings.ts';
import { isShare, markValue, parseMark, type Mark } from '../record/marks/parse-mark.ts';
import { limits } from '../model/limits.ts';
import { LONGEST_REMARK, type TermMarks } from '../model/listed-classes.ts';
import type { Term } from '../model/term.ts';
import { clipText } from '../text/clean-text.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import { isShown, type Cell } from '../spreadsheet/sheet.ts';
import type { ListLine } from './list-lines.ts';
import { isAverage, type MarkColumn } from './mark-columns.ts';
import { notice } from './problems.ts';
import { isUnreadable } from './unknown-cells.ts';
import { formNotices, roundedMark, showsTime } from './mark-forms.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** Full marks to try if most marks of a column without one are above the usual 20. */
const LARGE_SCALES = [40, 50, 100];
const USUAL_SCALE = 20;
/** The most notices for one list. */
const MOST_NOTICES = 20;

/** The year's average is computed from the terms', and last year's is not needed, so neither belongs to a term. */
const YEAR = new Set(
  'سنوي سنويه سنه annuel annuelle annual yearly year annee precedente last previous'.split(' '),
);
const isOfYear = ({ heading }: MarkColumn): boolean =>
  foldedWords(heading).some((word) => YEAR.has(word));

/** Whether a column holds marks or remarks of a term, if anything. */
export const isOfTerms = (column: MarkColumn): boolean =>
  column.kind !== 'other' && (column.isChosen || !isOfYear(column));

const fitting = (text: string): string => clipText(text, limits.gradebookTextLength);

/**
 * A mark as its cell shows it; a number gets a decimal comma and at most two decimals. `3/4` in the format of fractions
 * may be 0.75 or three of four, so it is no mark.
 */
export function markText(cell: Cell): string {
  if (typeof cell === 'number') return writeDecimal(cell, ',');
  if (isShown(cell) && cell.kind === 'number') return writeDecimal(cell.value, ',');
  const isFraction = isShown(cell) && cell.kind === 'fraction';
  return fitting(
    isFraction ? `${cell.shown} (${writeDecimal(cell.value, ',')})` : roundedMark(textOf(cell)),
  );
}

/** A percentage as the mark that it is of a known full mark. */
const ofFullMark = (text: string, scale: number | undefined): string =>
  scale !== undefined && isShare(text) ? writeDecimal(markValue(text, scale) ?? 0, ',') : text;

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/** The full mark of a column: from its heading, or else from its marks. */
function scaleOf({ scale }: MarkColumn, texts: readonly string[]): number | undefined {
  if (scale !== undefined) return scale;
  const values = texts.filter(hasDigit).flatMap((text) => {
    const mark = parseMark(text);
    return mark.kind === 'mark' && mark.scale === undefined ? [mark.value] : [];
  });
  const large = values.filter((value) => value > USUAL_SCALE);
  if (large.length <= values.length / 2) return undefined;
  return LARGE_SCALES.find((most) => values.every((value) => value <= most));
}

/** As many marks without one above 10 show that they may be out of 10. */
const ENOUGH_MARKS = 6;
const SMALL_SCALE = 10;

/**
 * Columns of marks whose full mark neither the file nor a usage says, with the one that is taken: those of a file from
 * elsewhere, larger ones, and all of a list without a mark above 10.
 */
export function unsaidFullMarks(
  columns: readonly MarkColumn[],
  lines: readonly ListLine[],
  isFromElsewhere: boolean,
): readonly { readonly column: number; readonly heading: string; readonly scale: number }[] {
  const unsaid = columns
    .filter((column) => column.kind === 'mark' && !isAverage(column) && column.scale === undefined)
    .map((column) => ({
      column,
      written: lines.map(({ cells }) => markText(cells[column.column])),
    }));
  const values = unsaid.flatMap(({ written }) =>
    written
      .map(parseMark)
      .flatMap((mark) => (mark.kind === 'mark' ? (mark.scale ?? mark.value) : [])),
  );
  const areSmall = values.length >= ENOUGH_MARKS && values.every((value) => value <= SMALL_SCALE);
  return unsaid.flatMap(({ column, written }) => {
    const scale = scaleOf(column, written) ?? USUAL_SCALE;
    const isAsked = isFromElsewhere || areSmall || scale !== USUAL_SCALE;
    const { heading } = column;
    const hasMarks = written
      .map(parseMark)
      .some((mark) => mark.kind === 'mark' && mark.scale === undefined);
    return isAsked && hasMarks ? [{ column: column.column, heading: fitting(heading), scale }] : [];
  });
}

/** A remark may span several columns, so each pupil's texts are joined. */
const remarksOf = (columns: readonly MarkColumn[], lines: readonly ListLine[]): string[] =>
  lines.map(({ cells }) => {
    const texts = columns.map(({ column }) => textOf(cells[column])).filter((text) => text !== '');
    return clipText([...new Set(texts)].join(' · '), LONGEST_REMARK);
  });

const countTexts = (texts: readonly string[]): number => texts.filter((text) => text !== '').length;

type Carried = TermMarks['columns'][number];

/** A column with its texts. */
function carry(column: MarkColumn, lines: readonly ListLine[]) {
  const written = lines.map(({ cells }) => markText(cells[column.column]));
  const scale = scaleOf(column, written);
  const excused = written.filter((text) => isExcused(text, column));
  const texts = written.map((text) => (excused.includes(text) ? '' : ofFullMark(text, scale)));
  const { heading, role } = column;
  const kind = isAverage(column) ? 'average' : 'mark';
  const carried: Carried = {
    ...{ heading: fitting(heading), kind },
    ...(role && kind === 'mark' && { role }),
    ...(scale !== undefined && { scale }),
  };
  return { carried, texts, written, excused, column: column.column };
}

function noticesOf(
  sheet: string,
  lines: readonly ListLine[],
  { carried: { heading, scale = USUAL_SCALE }, texts, column }: ReturnType<typeof carry>,
): ReadingProblem[] {
  const notices: ReadingProblem[] = [];
  for (const [index, text] of texts.entries()) {
    if (notices.length >= MOST_NOTICES) break;
    const row = lines[index]?.row ?? 0;
    const said = { sheet, row: String(row), heading, mark: text };
    const mark = parseMark(text);
    const isSaid = showsTime(lines[index]?.cells[column]);
    if (mark.kind === 'unreadable' && !isSaid) notices.push(notice('mark-unreadable', said, row));
    if (mark.kind !== 'mark') continue;
    const most = mark.scale ?? scale;
    if (mark.value > most) {
      notices.push(notice('mark-above-scale', { ...said, scale: String(most) }, row));
    }
  }
  return notices;
}

/** The words of a column that say that pupils have no mark. */
function excusedIn(
  sheet: string,
  { carried: { heading }, excused: words }: ReturnType<typeof carry>,
): ReadingProblem[] {
  if (words.length === 0) return [];
  const mark = [...new Set(words)].slice(0, 3).join(', ');
  return [notice('marks-excused', { sheet, heading, count: String(words.length), mark })];
}

/** The marks and remarks of a list by term, and notices about odd values. */
interface CarriedMarks {
  /** In term order, an unnamed term last. Terms without marks and remarks are left out. */
  readonly terms: readonly TermMarks[];
  readonly notices: readonly ReadingProblem[];
  /** The columns, from 0, whose marks or remarks are in the terms. */
  readonly read: readonly number[];
}

/** What platforms and teachers write where a pupil has no mark; folded. */
const NO_MARK_YET = new Set(
  'ex|exc|missing|needs grading|needs evaluation|in progress|ungraded|not graded|not submitted|no submission|not turned in|turned in|assigned|missed|n not|non note|non notee|non rendu|non rendue|n rdu|nn|nr|np|ne|no presentado|no entregado|sin calificar|sin entregar|falta|read only|n a|لم يسلم|غير مسلم|غير مقيم|لم يقيم'.split(
    '|',
  ),
);
const LONGEST_EXCUSE = 20;
const isExcused = (text: string, { isOfExport }: MarkColumn): boolean => {
  const word = text.length <= LONGEST_EXCUSE ? foldText(text) : '';
  return NO_MARK_YET.has(word) || (isOfExport === true && word === 'excused');
};

/** A letter that may be a grade; `A` among numbers is an absence. */
const GRADE = /^[A-Fa-f][+-]?$/;

/** What a checkbox leaves: neither a mark nor a remark. */
const YES_OR_NO = /^(?:true|false|vrai|faux)$/i;

interface Written {
  readonly texts: readonly string[];
  readonly kinds: readonly Mark['kind'][];
  readonly values: readonly number[];
}
function writtenIn({ column }: MarkColumn, lines: readonly ListLine[]): Written {
  const texts = lines.map(({ cells }) => markText(cells[column])).filter((text) => text !== '');
  const marks = texts.map(parseMark);
  const values = marks.flatMap((mark) => (mark.kind === 'mark' ? [mark.value] : []));
  return { texts, values, kinds: marks.map(({ kind }) => kind) };
}

const FEWEST_SHARES = 3;
const withinOne = ({ values }: Written): boolean => values.length > 0 && Math.max(...values) <= 1;
/** Whether marks are parts of a whole, such as 0.85. */
const areShares = (written: Written): boolean =>
  withinOne(written) &&
  written.values.length >= FEWEST_SHARES &&
  written.values.some((value) => value % 1 > 0);

/** `a rendu 2 devoirs`: words among which a number is no mark. */
function isSentence(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return /^\p{L}/u.test(text) && letters.length > 2 * (text.match(/\p{Nd}/gu) ?? []).length;
}

/** Whether a column has remarks: words only, under any heading, or mostly words if its heading does not say what it has. */
function hasRemarks({ role, scale }: MarkColumn, { texts, kinds }: Written): boolean {
  const words = texts.filter(
    (text, index) =>
      (!hasDigit(text) || (text.includes(' ') && isSentence(text))) &&
      (GRADE.test(text) || kinds[index] === 'unreadable'),
  );
  const isWords = !texts.some(hasDigit) && kinds.includes('unreadable');
  return isWords || (!role && scale === undefined && words.length > texts.length / 2);
}

/** Whether a column has grades such as B+ only; `A` alone may be an absence. */
function areLetters({ isLetters }: MarkColumn, { texts, kinds }: Written): boolean {
  const filled = texts.filter((_, index) => kinds[index] !== 'blank');
  const isSure = isLetters ?? filled.some((text) => !/^a$/i.test(text));
  return isSure && filled.length > 0 && filled.every((text) => GRADE.test(text));
}

/** The columns of grades in letters, which are no numbers: by their headings, a sign, or the platform. */
export const letterColumns = (
  columns: readonly MarkColumn[],
  lines: readonly ListLine[],
): readonly MarkColumn[] =>
  columns.filter((column) => {
    if (column.isAside || column.isWorkedOut || column.isChosen) return false;
    const written = writtenIn(column, lines);
    const isSure = column.isLetters ?? written.texts.some((text) => /[+-]$/.test(text));
    return isSure && areLetters(column, written);
  });

/**
 * Columns as what is written in them says: one headed `notes` may hold marks or remarks, and parts of a whole are marks
 * of an unknown full mark.
 */
export function asWritten(
  columns: readonly MarkColumn[],
  lines: readonly ListLine[],
): MarkColumn[] {
  const unsure = new Map(
    columns
      .filter(({ isChosen, kind }) => !isChosen && kind === 'mark')
      .map((column) => [column, writtenIn(column, lines)]),
  );
  const isInShares = [...unsure].some(
    ([{ scale }, written]) => scale === undefined && areShares(written),
  );
  return columns.map((column) => {
    const written = unsure.get(column);
    if (!written) return column;
    if (written.texts.length > 0 && written.texts.every((text) => YES_OR_NO.test(text)))
      return { ...column, kind: 'other' };
    if (areLetters(column, written)) return { ...column, kind: 'other', isLetters: true };
    if (hasRemarks(column, written)) return { ...column, kind: 'remark' };
    const isShare = isInShares && column.scale === undefined && withinOne(written);
    return isShare ? { ...column, kind: 'other' } : column;
  });
}

/**
 * The marks and remarks of a list's pupils, as written. Remarks without marks need a named term, because a plain class
 * list may have an unrelated remark column; a notice reports those left out.
 * @param ofSheet the term of columns that name none
 */
export function termMarks(
  sheet: string,
  lines: readonly ListLine[],
  columns: readonly MarkColumn[],
  ofSheet: Term | undefined,
): CarriedMarks {
  const ofTerms = columns.filter((column) => isOfTerms(column) && !isUnreadable(column, lines));
  const termOf = (column: MarkColumn): Term | undefined => column.term ?? ofSheet;
  const byTerm = ([1, 2, 3, undefined] as const).flatMap((term) => {
    const own = ofTerms.filter((column) => termOf(column) === term);
    const carried = own
      .filter(({ kind }) => kind !== 'remark')
      .slice(0, limits.gradebookColumns)
      .map((column) => carry(column, lines));
    const hasMarks = carried.some(({ texts }) => texts.some((text) => text !== ''));
    const ofTexts = own.filter(({ kind }) => kind === 'remark');
    const advising = ofTexts.filter(({ heading }) => namesAdvice(heading));
    const texts = {
      remarks: remarksOf(
        ofTexts.filter((column) => !advising.includes(column)),
        lines,
      ),
      advice: remarksOf(advising, lines),
    };
    const count = countTexts(texts.remarks.map((text, at) => text || (texts.advice[at] ?? '')));
    return hasMarks || count > 0 ? [{ term, own, carried, hasMarks, texts, count }] : [];
  });
  const kept = byTerm.filter(({ term, hasMarks }) => hasMarks || term !== undefined);
  const leftOut = byTerm.filter((one) => !kept.includes(one));
  return {
    terms: kept.map(({ term, carried, texts: { remarks, advice } }) => ({
      ...(term && { term }),
      columns: carried.map((column) => column.carried),
      marks: lines.map((_, index) => carried.map(({ texts }) => texts[index] ?? '')),
      ...(countTexts(remarks) > 0 && { remarks }),
      ...(countTexts(advice) > 0 && { advice }),
    })),
    notices: [
      ...leftOut.map(({ count }) => notice('remarks-left-out', { sheet, count: String(count) })),
      ...kept.flatMap(({ carried }) =>
        carried.flatMap((column) => formNotices(sheet, lines, column)),
      ),
      ...kept.flatMap(({ carried }) => carried.flatMap((column) => excusedIn(sheet, column))),
      ...kept
        .flatMap(({ carried }) => carried.flatMap((column) => noticesOf(sheet, lines, column)))
        .toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0))
        .slice(0, MOST_NOTICES),
    ],
    read: kept.flatMap(({ own, carried }) => [
      ...own.filter(({ kind }) => kind === 'remark').map(({ column }) => column),
      ...carried.map(({ column }) => column),
    ]),
  };
}
