import type { RollSign } from '../model/attendance.ts';
import type { MarkSheetContent } from '../model/mark-sheet.ts';
import { parseMark } from '../record/marks/parse-mark.ts';
import { signIn } from './roll.ts';
import { takenRolls, type Rolls } from './totals.ts';

/** How the record writes an absence, without and with an excuse. */
export const absenceTexts = { absent: 'غ', excused: 'غ م' } as const;

/** Pupils without a mark who were absent on the date of a written test. */
export interface TestAbsences {
  readonly columnId: string;
  readonly heading: string;
  readonly date: string;
  readonly absent: readonly { readonly pupil: string; readonly text: string }[];
}

/** What the taken rolls of a day agree on; undefined if the pupil was there in one, or none called the pupil. */
function absenceOn(rolls: Rolls, date: string, pupil: string): 'absent' | 'excused' | undefined {
  const signs = takenRolls(rolls, { from: date, to: date }).flatMap(({ roll }): RollSign[] => {
    const sign = roll.taken?.pupils.includes(pupil) ? signIn(roll, pupil) : undefined;
    return sign ? [sign] : [];
  });
  if (signs.length === 0 || signs.some((sign) => sign === 'present' || sign === 'late'))
    return undefined;
  return signs.every((sign) => sign === 'excused') ? 'excused' : 'absent';
}

/** Whether nothing is written for a pupil in a column: neither a mark nor points. */
const isOpen = ({ marks, points }: MarkSheetContent, pupil: string, column: string): boolean =>
  parseMark(marks[pupil]?.[column]?.text ?? '').kind === 'blank' &&
  Object.keys(points?.[pupil]?.[column] ?? {}).length === 0;

/**
 * What the rolls propose for the tests of a sheet: an absence for each pupil of the list who was absent on the date of the
 * test and has no mark of it.
 * @param pupils the ids of the class's list
 */
export const testAbsences = (
  content: MarkSheetContent,
  rolls: Rolls,
  pupils: readonly string[],
): TestAbsences[] =>
  content.columns.flatMap(({ id: columnId, heading, date }): TestAbsences[] => {
    if (date === undefined) return [];
    const absent = pupils.flatMap((pupil) => {
      const sign = isOpen(content, pupil, columnId) ? absenceOn(rolls, date, pupil) : undefined;
      return sign ? [{ pupil, text: absenceTexts[sign] }] : [];
    });
    return absent.length > 0 ? [{ columnId, heading, date, absent }] : [];
  });

/** Writes the absences that a teacher has taken; a cell that has got a mark meanwhile keeps it. */
export function writeAbsences(
  content: MarkSheetContent,
  { columnId, absent }: Pick<TestAbsences, 'columnId' | 'absent'>,
): MarkSheetContent {
  if (!content.columns.some(({ id }) => id === columnId)) return content;
  const marks = { ...content.marks };
  for (const { pupil, text } of absent)
    if (isOpen(content, pupil, columnId)) marks[pupil] = { ...marks[pupil], [columnId]: { text } };
  return { ...content, marks };
}

/** The months from the first to the last test that was written and lacks a mark; undefined: there is none. */
export function openTestMonths(
  content: MarkSheetContent,
  pupils: readonly string[],
  today: string,
): { readonly from: string; readonly to: string } | undefined {
  const months = content.columns
    .flatMap(({ id, date }) =>
      date !== undefined && date <= today && pupils.some((pupil) => isOpen(content, pupil, id))
        ? [date.slice(0, 7)]
        : [],
    )
    .toSorted();
  const [from, to] = [months[0], months.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}
