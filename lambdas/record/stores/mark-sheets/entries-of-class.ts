import type { SheetsOfClass } from '../classes/class-store.ts';
import type { MarkSheetItem } from './mark-sheet-item.ts';

/** How long a class's list of sheets is believed. A release before this one adds sheets without noting them there. */
const BELIEVED = 24 * 60 * 60 * 1000;
/** Classes whose record is read again in one call because their check is old. */
const AGAIN = 2;

/** How a class names a sheet: with its birth, so that a sheet which is begun again is not taken for the deleted one. */
export const sheetEntry = ({ id, birth }: Pick<MarkSheetItem, 'id' | 'birth'>): string =>
  birth === undefined ? id : `${id}.${birth}`;

/** The id of the sheet that an entry names. */
export const sheetOfEntry = (entry: string): string => entry.split('.', 1).join('');

/** The ids of the classes whose records must be read, because what they say of their sheets may lack some. */
export function classesToCheck(classes: readonly SheetsOfClass[], now: Date): Set<string> {
  const ageOf = ({ sheetsCheckedAt }: SheetsOfClass) => now.getTime() - Date.parse(sheetsCheckedAt);
  const never = classes.filter(({ sheetsCheckedAt }) => sheetsCheckedAt === '');
  const old = classes.filter((one) => ageOf(one) > BELIEVED);
  return new Set([...never, ...old.slice(0, AGAIN)].map(({ id }) => id));
}
