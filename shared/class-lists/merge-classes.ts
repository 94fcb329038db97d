import { removeTerm } from '../record/marks/term-words.ts';
import { limits } from '../model/limits.ts';
import type { Pupil } from '../model/pupil.ts';
import type { TermMarks } from '../model/listed-classes.ts';
import { noMarkIn, parseMark } from '../record/marks/parse-mark.ts';
import { foldText } from '../text/fold-text.ts';
import { classKey } from './class-code.ts';
import { columnsOf, notice } from './problems.ts';
import type { SheetClass } from './sheet-classes.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** A term's marks and the sheet they come from. */
export interface SheetTerm {
  readonly sheet: string;
  readonly marks: TermMarks;
}

/** A class of the workbook, merged from all sheets with its name, subject and pupils. */
export interface MergedClass {
  /** The first of its sheets. */
  readonly first: SheetClass;
  readonly pupils: readonly Pupil[];
  readonly subject?: string;
  /** In term order. */
  readonly terms: readonly SheetTerm[];
  readonly notices: readonly ReadingProblem[];
}

/** Two lists name the same pupils if they share at least this part of the shorter one. */
const SAME_PUPILS = 0.5;

/** At most this many classes with one name are compared; a class has fewer subjects. */
const MOST_NAMESAKES = 30;

/** The registration number if both lists have numbers, else the name. */
const keyOf = ({ registrationNumber, fullName }: Pupil, byNumber: boolean): string =>
  byNumber && registrationNumber !== undefined ? registrationNumber : foldText(fullName);

const haveNumbers = (pupils: readonly Pupil[]): boolean =>
  pupils.length > 0 && pupils.every(({ registrationNumber }) => registrationNumber !== undefined);

/** For each pupil of a list, the index in the other list; namesakes are matched in order. */
function findIn(pupils: readonly Pupil[], others: readonly Pupil[]): (number | undefined)[] {
  const byNumber = haveNumbers(pupils) && haveNumbers(others);
  const places = new Map<string, number[]>();
  others.forEach((pupil, index) => {
    const key = keyOf(pupil, byNumber);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  return pupils.map((pupil) => places.get(keyOf(pupil, byNumber))?.shift());
}

function samePupils(some: readonly Pupil[], others: readonly Pupil[]): boolean {
  const found = findIn(others, some).filter((index) => index !== undefined);
  return found.length >= Math.min(others.length, some.length) * SAME_PUPILS;
}

const sameSubject = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || foldText(one) === foldText(other);

const pupilsOf = ({ lines }: SheetClass): Pupil[] => lines.map(({ pupil }) => pupil);

const toMerged = (first: SheetClass): MergedClass => ({
  first,
  pupils: pupilsOf(first),
  ...(first.subject !== undefined && { subject: first.subject }),
  terms: first.terms.map((marks) => ({ sheet: first.sheet, marks })),
  notices: first.notices,
});

/** Whether a sheet has the same pupils and subject as a class with its name. */
function isSameClass(one: MergedClass, other: SheetClass): boolean {
  if (one.first.problem || other.problem) return false;
  if (one.first.sheet === other.sheet && !other.isRepeated) return false;
  // A sheet that was left out on its own is listed separately, so that it can be included again.
  if (other.choice?.leftOut) return false;
  if (!sameSubject(one.subject, other.subject)) return false;
  // Lists without marks are of no term, so their names tell classes apart.
  const isList = one.terms.length === 0 && other.terms.length === 0;
  if (isList && classKey(one.first.name) !== classKey(other.name)) return false;
  return samePupils(one.pupils, pupilsOf(other));
}

/**
 * `فصل 1`, `فصل 2` are terms of one class, or the classes of a year: sheets whose names differ only so, and that share no
 * pupils, are classes, and their term is unknown.
 */
function withoutFalseTerms(classes: readonly SheetClass[]): SheetClass[] {
  const alike = Map.groupBy(
    classes.filter(({ termOfSheet }) => termOfSheet !== undefined),
    ({ name }) => classKey(removeTerm(name)),
  );
  const sections = [...alike.values()].flatMap((group) => {
    const terms = new Set(group.map(({ termOfSheet }) => termOfSheet));
    const isShared = group
      .slice(0, MOST_NAMESAKES)
      .some((one, index) =>
        group
          .slice(index + 1, MOST_NAMESAKES)
          .some((other) => samePupils(pupilsOf(one), pupilsOf(other))),
      );
    return terms.size > 1 && !isShared ? group : [];
  });
  const named = new Set(sections);
  return classes.map((one) => {
    if (!named.has(one)) return one;
    const terms = one.terms.map(({ term, ...rest }) =>
      term === undefined || term === one.termOfSheet ? rest : { ...rest, term },
    );
    return { ...one, terms };
  });
}

/**
 * Reorders a term's marks and remarks, with empty rows for pupils without any.
 * @param rows for each pupil, the index of their current row
 */
const reordered = (
  { columns, marks, remarks, advice, ...rest }: TermMarks,
  rows: readonly (number | undefined)[],
): TermMarks => ({
  ...{ ...rest, columns },
  marks: rows.map((row = -1) => [...(marks[row] ?? columns.map(() => ''))]),
  ...(remarks && { remarks: rows.map((row = -1) => remarks[row] ?? '') }),
  ...(advice && { advice: rows.map((row = -1) => advice[row] ?? '') }),
});

/** For each column of a sheet, the one with its heading in the other, or -1. */
const twinsIn = (one: TermMarks, other: TermMarks): number[] =>
  other.columns.map(({ heading }) =>
    one.columns.findIndex((column) => foldText(column.heading) === foldText(heading)),
  );

/** The marks of a second sheet that are not those of the first: `8` and `8,00` are the same. */
function differences(one: TermMarks, other: TermMarks) {
  const meaning = (text: string): string => {
    const mark = parseMark(text);
    return mark.kind === 'mark'
      ? `${mark.value}/${mark.scale ?? ''}`
      : (noMarkIn(text) ?? mark.kind);
  };
  const twin = twinsIn(one, other);
  return other.marks.flatMap((row, pupil) =>
    row.flatMap((mark, column) => {
      const kept = one.marks[pupil]?.[twin[column] ?? -1] ?? '';
      if (kept === '' || mark === '' || meaning(kept) === meaning(mark)) return [];
      return [{ heading: other.columns[column]?.heading ?? '', mark, kept }];
    }),
  );
}

/** The columns of a second sheet that the first one lacks, and those of them for which there is no room. */
function columnsToAdd(one: TermMarks, other: TermMarks) {
  const room = limits.gradebookColumns - one.columns.length;
  const lacking = twinsIn(one, other).flatMap((match, index) => (match < 0 ? [index] : []));
  return { added: lacking.slice(0, room), beyond: lacking.slice(room) };
}

/**
 * Merges a term's marks and remarks from two sheets: the second fills the first one's gaps and adds its own columns.
 */
function joined(one: TermMarks, other: TermMarks): TermMarks {
  const twin = twinsIn(one, other);
  const { added } = columnsToAdd(one, other);
  const filledUp = (texts: readonly string[] | undefined, others: readonly string[] = []) =>
    one.marks.map((_, pupil) => texts?.[pupil] || (others[pupil] ?? ''));
  return {
    ...one,
    columns: [...one.columns, ...added.flatMap((index) => other.columns[index] ?? [])],
    ...((one.remarks ?? other.remarks) && { remarks: filledUp(one.remarks, other.remarks) }),
    ...((one.advice ?? other.advice) && { advice: filledUp(one.advice, other.advice) }),
    marks: one.marks.map((row, pupil) => {
      const theirs = other.marks[pupil] ?? [];
      const filled = row.map((text, index) => text || (theirs[twin.indexOf(index)] ?? ''));
      return [...filled, ...added.map((index) => theirs[index] ?? '')];
    }),
  };
}

/** An unnamed term comes last. */
const order = ({ marks: { term } }: SheetTerm): number => term ?? Infinity;

/** Merges a sheet into its class: new pupils at the end, marks by term. */
function merge(one: MergedClass, other: SheetClass): MergedClass {
  const theirs = pupilsOf(other);
  const matches = findIn(theirs, one.pupils);
  const newcomers = theirs.filter((_, index) => matches[index] === undefined);
  const pupils = [...one.pupils, ...newcomers];
  let next = one.pupils.length;
  const rowOf = new Map(matches.map((match, index) => [match ?? next++, index]));
  const terms = one.terms.map(({ sheet, marks }) => ({
    ...{
      sheet,
      marks: reordered(
        marks,
        pupils.map((_, index) => index),
      ),
    },
  }));
  const said = { sheet: other.sheet, of: one.first.sheet };
  const notices = [...one.notices, ...other.notices];
  if (newcomers.length > 0)
    notices.push(notice('pupils-differ', { ...said, count: String(newcomers.length) }));
  for (const term of other.terms) {
    const marks = reordered(
      term,
      pupils.map((_, index) => rowOf.get(index)),
    );
    const index = terms.findIndex((known) => known.marks.term === term.term);
    const known = terms[index];
    if (known) {
      const beyond = columnsToAdd(known.marks, marks).beyond.map(
        (column) => marks.columns[column]?.heading ?? '',
      );
      notices.push(...columnsOf('columns-left-out', other.sheet, beyond));
      terms[index] = { ...known, marks: joined(known.marks, marks) };
      const [differing, ...more] = differences(known.marks, marks);
      const count = String(more.length + 1);
      notices.push(
        differing
          ? notice('marks-differ', { ...said, ...differing, count })
          : notice('sheet-repeated', said),
      );
    } else terms.push({ sheet: other.sheet, marks });
  }
  const subject = one.subject ?? other.subject;
  return {
    ...{ first: one.first, pupils, notices },
    ...(subject !== undefined && { subject }),
    terms: terms.toSorted((a, b) => order(a) - order(b)),
  };
}

/**
 * Merges the sheets of one class: the same class and subject with several terms becomes one class. Another subject
 * remains a separate class, because it has its own marks.
 */
export function mergeClasses(classes: readonly SheetClass[]): MergedClass[] {
  const merged: MergedClass[] = [];
  const named = new Map<string, number[]>();
  for (const one of withoutFalseTerms(classes)) {
    // Sheets named only after terms may belong to one class; their pupils decide.
    const key = classKey(removeTerm(one.name));
    const sameName = named.get(key) ?? [];
    const index = sameName.find((index) => {
      const known = merged[index];
      return known !== undefined && isSameClass(known, one);
    });
    const known = index === undefined ? undefined : merged[index];
    if (known && index !== undefined) merged[index] = merge(known, one);
    else {
      named.set(key, [...sameName, merged.length].slice(0, MOST_NAMESAKES));
      merged.push(toMerged(one));
    }
  }
  return merged;
}
