import type { ReadingChoices } from '../../../shared/model/reading-choices.ts';
import type { Roster } from '../../../shared/model/roster.ts';
import { readClasses } from '../../../shared/roster/read-classes.ts';
import { isFatal } from '../../../shared/roster/workbook-reading.ts';
import { JobError } from '../jobs/job-error.ts';
import { readSheets } from './read-sheets.ts';

/**
 * The classes of a spreadsheet, as its teacher has decided to read it. Throws `JobError`: `spreadsheet-*`, `sheet-*`,
 * `too-many-*` or `name-too-long`, with where it happened.
 */
export function readRoster(bytes: Uint8Array, choices: ReadingChoices = []): Roster {
  const { roster, problems } = readClasses(readSheets(bytes), choices);
  const refused = problems.find(isFatal);
  if (refused) throw new JobError(refused.code, refused.params);
  return roster;
}
