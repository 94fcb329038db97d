import type { Gradebook } from '../model/gradebook.ts';
import { identityOf } from './row-identity.ts';

/** Even the right class's list may lack fewer names than this: late arrivals and misread names. */
const MANY = 4;

/** Whether a list lacks enough of the names to be perhaps the list of another class. */
export const isOtherClass = (unknown: number, names: number): boolean =>
  unknown === names ? names > 0 : unknown >= MANY && unknown * 3 >= names;

/** How many names a page has, and how many are missing from its class list. */
export interface ClassQuestion {
  readonly unknown: number;
  readonly names: number;
}

/** Set while the class list may be of another class and the teacher has not confirmed it. */
export function classQuestion(gradebook: Gradebook): ClassQuestion | undefined {
  const { classList, columns, rows } = gradebook;
  if (!classList || classList.rightClass) return undefined;
  const named = rows.filter((row) => !row.summary && identityOf(gradebook, row).name !== '');
  const unknown = named.filter(
    ({ pupil, cells }) =>
      pupil === undefined &&
      cells.some(({ checked }, index) => columns[index]?.kind === 'name' && !checked),
  ).length;
  return isOtherClass(unknown, named.length) ? { unknown, names: named.length } : undefined;
}
