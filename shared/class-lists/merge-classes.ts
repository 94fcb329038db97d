import { withoutTerm } from '../gradebook/term-words.ts';
import { limits } from '../model/limits.ts';
import type { Pupil } from '../model/pupil.ts';
import type { TermMarks } from '../model/listed-classes.ts';
import { foldText } from '../spreadsheet/fold-text.ts';
import { classKey } from './class-code.ts';
import { notice } from './problems.ts';
import type { SheetClass } from './sheet-classes.ts';
import type { ReadingProblem } from './workbook-reading.ts';

/** A term's marks and the sheet that has them. */
export interface SheetTerm {
  readonly sheet: string;
  readonly marks: TermMarks;
}

/** A class of the workbook, of one sheet or of several that have the same class, subject and pupils. */
export interface MergedClass {
  /** The first of its sheets. */
  readonly first: SheetClass;
  readonly pupils: readonly Pupil[];
  readonly subject?: string;
  /** In the order of the terms. */
  readonly terms: readonly SheetTerm[];
  readonly notices: readonly ReadingProblem[];
}

/** From this share of the shorter list on, two lists are of the same pupils. */
const SAME_PUPILS = 0.5;

/** Classes of one name that are compared: subjects that one class has. */
const MOST_NAMESAKES = 30;

/** A pupil's number where both lists have them, or else the name. */
const keyOf = ({ registrationNumber, fullName }: Pupil, byNumber: boolean): string =>
  byNumber && registrationNumber !== undefined ? registrationNumber : foldText(fullName);

const haveNumbers = (pupils: readonly Pupil[]): boolean =>
  pupils.length > 0 && pupils.every(({ registrationNumber }) => registrationNumber !== undefined);

/** For each pupil of a list, the place in another; namesakes one after the other. */
function placesIn(pupils: readonly Pupil[], others: readonly Pupil[]): (number | undefined)[] {
  const byNumber = haveNumbers(pupils) && haveNumbers(others);
  const places = new Map<string, number[]>();
  others.forEach((pupil, index) => {
    const key = keyOf(pupil, byNumber);
    places.set(key, [...(places.get(key) ?? []), index]);
  });
  return pupils.map((pupil) => places.get(keyOf(pupil, byNumber))?.shift());
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

/** Whether a sheet has the pupils and the subject of a class of its name. */
function isSameClass(one: MergedClass, other: SheetClass): boolean {
  if (one.first.problem || other.problem || one.first.sheet === other.sheet) return false;
  // One that is left out by itself is shown by itself, to be taken in again.
  if (other.choice?.leftOut) return false;
  if (!sameSubject(one.subject, other.subject)) return false;
  const pupils = pupilsOf(other);
  const found = placesIn(pupils, one.pupils).filter((place) => place !== undefined);
  return found.length >= Math.min(pupils.length, one.pupils.length) * SAME_PUPILS;
}

/**
 * A term's marks and remarks in another order of pupils, with empty rows for pupils who have none.
 * @param rows for each pupil, the row that is theirs today
 */
const reordered = (
  { columns, marks, remarks, ...rest }: TermMarks,
  rows: readonly (number | undefined)[],
): TermMarks => ({
  ...{ ...rest, columns },
  marks: rows.map((row = -1) => [...(marks[row] ?? columns.map(() => ''))]),
  ...(remarks && { remarks: rows.map((row = -1) => remarks[row] ?? '') }),
});

/** A term's marks and remarks from two sheets: the first one's, its gaps filled, and columns that only the other has. */
function joined(one: TermMarks, other: TermMarks): TermMarks {
  const twin = other.columns.map(({ heading }) =>
    one.columns.findIndex((column) => foldText(column.heading) === foldText(heading)),
  );
  const room = limits.gradebookColumns - one.columns.length;
  const added = twin.flatMap((place, index) => (place < 0 ? [index] : [])).slice(0, room);
  return {
    ...one,
    columns: [...one.columns, ...added.flatMap((index) => other.columns[index] ?? [])],
    ...((one.remarks ?? other.remarks) && {
      remarks: one.marks.map((_, pupil) => one.remarks?.[pupil] || (other.remarks?.[pupil] ?? '')),
    }),
    marks: one.marks.map((row, pupil) => {
      const theirs = other.marks[pupil] ?? [];
      const filled = row.map((text, place) => text || (theirs[twin.indexOf(place)] ?? ''));
      return [...filled, ...added.map((index) => theirs[index] ?? '')];
    }),
  };
}

/** What nobody says comes last. */
const order = ({ marks: { term } }: SheetTerm): number => term ?? Infinity;

/** Adds a sheet to its class: pupils whom the class does not have yet at its end, marks by term. */
function merge(one: MergedClass, other: SheetClass): MergedClass {
  const theirs = pupilsOf(other);
  const places = placesIn(theirs, one.pupils);
  const newcomers = theirs.filter((_, index) => places[index] === undefined);
  const pupils = [...one.pupils, ...newcomers];
  let next = one.pupils.length;
  const rowOf = new Map(places.map((place, index) => [place ?? next++, index]));
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
      terms[index] = { ...known, marks: joined(known.marks, marks) };
      notices.push(notice('sheet-repeated', said));
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
 * Puts the sheets of one class together: the same class and subject for several terms is one class with several terms,
 * and never twice the same list; another subject is another class, for its marks are.
 */
export function mergeClasses(classes: readonly SheetClass[]): MergedClass[] {
  const merged: MergedClass[] = [];
  const named = new Map<string, number[]>();
  for (const one of classes) {
    // Sheets that are called by nothing but their terms may be of one class as well: their pupils say it.
    const key = classKey(withoutTerm(one.name));
    const sameName = named.get(key) ?? [];
    const index = sameName.find((place) => {
      const known = merged[place];
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
