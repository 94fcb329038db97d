import type { MadeGradebook } from '#shared/contracts/grades.ts';
import { levelOfCode, misreadClass } from '#shared/class-lists/class-code.ts';
import { readSheetHeading } from '#shared/class-lists/sheet-heading.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';

/** The class, subject and term of a page: as printed, from its class list, or else from the lines above its table. */
export function headingOf({
  title,
  classList,
  record,
}: Pick<Gradebook, 'title' | 'classList' | 'record'>): MadeGradebook {
  if (record) {
    return { className: classList?.sheet, subject: record.subject, term: record.term };
  }
  const rows = title.split(' · ').map((line, index) => ({ number: index + 1, cells: [line] }));
  const sheet = { name: '', rows, mergedCells: [], date1904: false };
  const said = readSheetHeading(sheet, Infinity);
  // Many pages name their class by its code alone.
  const code = title.split(/\s+/u).find((word) => levelOfCode(word) !== undefined);
  // What is no name of a class is left for the teacher to say.
  const isMisread = said.className !== undefined && misreadClass(said.className) !== undefined;
  const className = classList?.sheet || (isMisread ? code : (said.className ?? code));
  return {
    ...(className && { className }),
    ...(said.subject && { subject: said.subject }),
    ...(said.term && { term: said.term }),
  };
}
