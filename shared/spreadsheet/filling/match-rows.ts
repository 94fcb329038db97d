import { matchPupils, type RowIdentity } from '../../gradebook/match-pupils.ts';
import { digitsOf, foldText } from '../fold-text.ts';
import type { SheetPupil } from './mark-list.ts';

/** Those of these that stand for one thing only, by it. */
function uniqueBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  const twice = new Set<string>();
  for (const one of all) {
    const key = keyOf(one);
    if (found.has(key)) twice.add(key);
    found.set(key, one);
  }
  for (const key of ['', ...twice]) found.delete(key);
  return found;
}

/** How many rows have a pupil's number or name to the letter: enough to tell one class from another. */
export function countAlike(rows: readonly RowIdentity[], pupils: readonly SheetPupil[]): number {
  const numbers = new Set(pupils.map(({ registrationNumber }) => digitsOf(registrationNumber)));
  const names = new Set(pupils.map(({ name }) => foldText(name)));
  return rows.filter(({ name, registrationNumber }) => {
    const number = digitsOf(registrationNumber);
    return (number !== '' && numbers.has(number)) || (name !== '' && names.has(foldText(name)));
  }).length;
}

/**
 * Whose rows these are in a workbook: first by registration numbers, wherever they stand; the others as
 * `matchPupils` does, by names, numbers that are nearly the same, and order.
 *
 * @returns for each row the pupil's, or undefined
 */
export function matchRows(
  rows: readonly RowIdentity[],
  pupils: readonly SheetPupil[],
): readonly (SheetPupil | undefined)[] {
  const byNumber = uniqueBy(pupils, ({ registrationNumber }) => digitsOf(registrationNumber));
  const ownNumber = uniqueBy(rows, ({ registrationNumber }) => digitsOf(registrationNumber));
  const found = new Map<RowIdentity, SheetPupil>();
  for (const [number, row] of ownNumber) {
    const pupil = byNumber.get(number);
    if (pupil) found.set(row, pupil);
  }
  const taken = new Set(found.values());
  const left = rows.filter((row) => !found.has(row));
  const free = pupils.filter((pupil) => !taken.has(pupil));
  // A name that stands in the marks is what the teacher left there: nobody of another name is given them for their place.
  const named = left.map((row) => ({ ...row, isNameSure: row.name !== '' }));
  matchPupils(named, free).forEach((index, place) => {
    const row = left[place];
    const pupil = index === undefined ? undefined : free[index];
    if (row && pupil) found.set(row, pupil);
  });
  return rows.map((row) => found.get(row));
}
