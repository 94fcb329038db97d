import type { Gradebook } from '../model/gradebook.ts';
import { identityOf } from './row-identity.ts';

/** Fewer names than these can be unknown in the right class's list: pupils who came later, names that were misread. */
const MANY = 4;

/** Whether so many of these names are not in a list that it may be another class's. */
export const isOtherClass = (unknown: number, names: number): boolean =>
  unknown === names ? names > 0 : unknown >= MANY && unknown * 3 >= names;

/** How many names a page has, and how many of them its class list does not have. */
export interface ClassQuestion {
  readonly unknown: number;
  readonly names: number;
}

/** What is asked of a page whose class list may be another class's, until the teacher says that it is the right one. */
export function classQuestion(gradebook: Gradebook): ClassQuestion | undefined {
  const { classList, columns, rows } = gradebook;
  if (!classList || classList.rightClass) return undefined;
  const named = rows.filter((row) => !row.summary && identityOf(gradebook, row).name !== '');
  const unknown = named.filter(
    ({ pupil, cells }) =>
      pupil === undefined &&
      cells.some(({ checked }, place) => columns[place]?.kind === 'name' && !checked),
  ).length;
  return isOtherClass(unknown, named.length) ? { unknown, names: named.length } : undefined;
}
