import { matchPupils, type RowIdentity } from '#shared/page/match-pupils.ts';
import { isInOrder, nameKey } from '#shared/record/names/compare-lists.ts';
import { digitsOf, foldText } from '#shared/text/fold-text.ts';
import type { SheetPupil } from './mark-list.ts';

/** Indexes items by a key, leaving out keys that are empty or not unique. */
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

/** How many rows exactly match a pupil's number or name; enough to tell classes apart. */
export function countAlike(rows: readonly RowIdentity[], pupils: readonly SheetPupil[]): number {
  const numbers = new Set(pupils.map(({ registrationNumber }) => digitsOf(registrationNumber)));
  const names = new Set(pupils.map(({ name }) => foldText(name)));
  return rows.filter(({ name, registrationNumber }) => {
    const number = digitsOf(registrationNumber);
    return (number !== '' && numbers.has(number)) || (name !== '' && names.has(foldText(name)));
  }).length;
}

/**
 * Matches rows to pupils of a workbook: first by registration number, in any order, then as `matchPupils` does, by
 * names, similar numbers and order. Namesakes without numbers are matched only if both sides have all of them, and all
 * others in one order.
 * @returns for each row its pupil, or undefined
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
  // The teacher has checked the names of the page, so a pupil with another name is not matched by position.
  const named = left.map((row) => ({ ...row, isNameSure: row.name !== '' }));
  matchPupils(named, free).forEach((match, index) => {
    const row = left[index];
    const pupil = match === undefined ? undefined : free[match];
    if (row && pupil) found.set(row, pupil);
  });
  const rowsOfName = Map.groupBy(left, ({ name }) => nameKey(name));
  const pupilsOfName = Map.groupBy(free, ({ name }) => nameKey(name));
  const isUnsure = (row: RowIdentity): boolean => {
    if (!left.includes(row)) return false;
    const key = nameKey(row.name);
    const [own = [], there = []] = [rowsOfName.get(key), pupilsOfName.get(key)];
    if (key === '' || there.length === 0 || (own.length < 2 && there.length < 2)) return false;
    const others = rows.map((one) => (own.includes(one) ? undefined : found.get(one)?.row));
    return own.length !== there.length || !isInOrder(others);
  };
  return rows.map((row) => (isUnsure(row) ? undefined : found.get(row)));
}
