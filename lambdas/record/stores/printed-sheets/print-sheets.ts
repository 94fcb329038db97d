import { limits } from '#shared/model/limits.ts';
import type { PrintedSheet } from '#shared/paper/printed-sheet.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import type { AccountClosure } from '#core/account-deletion/account-closure.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { ClassStore } from '../classes/class-store.ts';
import type { PrintedSheetStore } from './printed-sheet-store.ts';

export interface PrintingPorts {
  readonly printed: PrintedSheetStore;
  readonly classes: Pick<ClassStore, 'find'>;
  readonly closure: Pick<AccountClosure, 'isClosed'>;
}

/** A document with the sheets in it. */
export interface Printed<Made> {
  readonly made: Made;
  readonly sheets: readonly PrintedSheet[];
}

/**
 * Makes a document and stores what its sheets mean, so that nothing is handed out whose photo would not be recognised. If
 * another document has taken one of the numbers meanwhile, it is made again. Sheets of a class or an account that was
 * deleted meanwhile are removed.
 * @param make draws the document; `newNumber` gives each of its sheets a number that the teacher has not used yet
 */
export async function printSheets<Made>(
  { printed, classes, closure }: PrintingPorts,
  uid: string,
  make: (newNumber: () => number) => Promise<Printed<Made>>,
): Promise<Made> {
  const remove = (numbers: readonly number[]) =>
    Promise.all(numbers.map((number) => printed.remove(uid, number)));
  const { made } = await withOptimisticRetry(async () => {
    const before = await printed.numbers(uid);
    const taken = new Set(before);
    const newNumber = (): number => {
      const number = newSheetNumber();
      if (taken.has(number)) return newNumber();
      taken.add(number);
      return number;
    };
    const { made, sheets } = await make(newNumber);
    if (sheets.length === 0) return { made };
    const numbers = sheets.map(({ number }) => number);
    const added = await Promise.all(sheets.map((sheet) => printed.add(uid, sheet)));
    if (added.includes(false)) {
      await remove(numbers.filter((_, index) => added[index]));
      return undefined;
    }
    const classIds = [...new Set(sheets.map(({ classId }) => classId))];
    const [isClosed, ...found] = await Promise.all([
      closure.isClosed(uid),
      ...classIds.map((classId) => classes.find(uid, classId)),
    ]);
    const isThere = (id: string): boolean => found.some((kept) => kept?.id === id);
    await remove(
      sheets.flatMap(({ classId, number }) => (isClosed || !isThere(classId) ? number : [])),
    );
    await remove(before.slice(0, Math.max(0, taken.size - limits.printedSheets)));
    return { made };
  });
  return made;
}
