import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import type { ListedClasses } from '#shared/model/listed-classes.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { isFatal, type WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { JobError } from '../jobs/job-error.ts';
import { readSheets } from './read-sheets.ts';

/**
 * Reads a spreadsheet by its teacher's choices. Throws `JobError` `spreadsheet-*`, `sheet-*`, `too-many-*` or
 * `name-too-long`, with the position.
 */
export function understandWorkbook(
  bytes: Uint8Array,
  choices: ReadingChoices = [],
): WorkbookReading {
  const reading = readClasses(readSheets(bytes), choices);
  const refused = reading.problems.find(isFatal);
  if (refused) throw new JobError(refused.code, refused.params);
  return reading;
}

/** The classes of a spreadsheet; throws as `understandWorkbook` does. */
export const readListedClasses = (bytes: Uint8Array, choices?: ReadingChoices): ListedClasses =>
  understandWorkbook(bytes, choices).listed;
