import { useMemo } from 'react';
import { attendanceIdOf, emptyRoll } from '#shared/attendance/roll.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { AttendanceContent, Roll } from '#shared/model/attendance.ts';
import { classDocumentId, partsOfId } from '#frontend/lib/listed-documents/listed-documents.ts';
import {
  useListedDocuments,
  type AskedDocuments,
} from '#frontend/lib/listed-documents/use-listed-documents.ts';
import { joinMonths } from '../model/join-months.ts';
import { sayInMonth, undoOf, type RollChange } from '../model/say-roll.ts';
import { attendanceDocuments } from './attendance-documents.ts';

export interface Attendance extends Pick<
  AskedDocuments<AttendanceContent>,
  'isLoading' | 'isKnown' | 'error' | 'reload'
> {
  /** A roll, with taps that only this device has; empty if nothing was said; undefined while the rolls load. */
  readonly rollOf: (classId: string, key: string) => Roll | undefined;
  /** The same with what was said since the page was drawn. */
  readonly rollNow: Attendance['rollOf'];
  /**
   * All rolls of a class in these months in which something was said; undefined while they load. The same object until one
   * of them says something else, also when it is saved.
   */
  readonly rollsOf: (classId: string) => Rolls | undefined;
  /**
   * Says something in a roll now: shown and kept on the device at once, and sent in the background, also after the page
   * is left. Of what two devices say of a pupil, the later counts.
   * @param change what to say, or what makes it of the roll that is there
   * @returns takes it back as one step, except what was said since
   */
  readonly say: (
    classId: string,
    key: string,
    change: RollChange | ((now: Roll) => RollChange),
  ) => () => void;
  /** Keeps the month of a roll open until the returned function is called, so that each tap is said quickly. */
  readonly hold: (classId: string, key: string) => () => void;
}

/**
 * The rolls of all classes from a month to a month, at most a year, in one call; kept on the device, so that they show
 * without a network. A roll of another month can be said as well.
 * @param from `2026-11`; undefined: nothing is fetched
 * @param classId only of this class
 */
export function useAttendance(
  from: string | undefined,
  to: string | undefined,
  classId?: string,
): Attendance {
  const query = classId === undefined ? '' : `?${new URLSearchParams({ classId }).toString()}`;
  const asked = from === undefined || to === undefined ? undefined : `${from}/${to}${query}`;
  const { contentOf, contentNow, idsNow, write, hold, isLoading, isKnown, error, reload } =
    useListedDocuments(attendanceDocuments, asked);

  // Stays the same while a roll is said or saved.
  const { rollIn, say, holdRoll, join } = useMemo(() => {
    const idOf = (ofClass: string, key: string) => classDocumentId(ofClass, attendanceIdOf(key));
    const rollIn =
      (contents: AskedDocuments<AttendanceContent>['contentOf']): Attendance['rollOf'] =>
      (ofClass, key) => {
        const content = contents(idOf(ofClass, key));
        return content && (content.rolls[key] ?? emptyRoll);
      };
    const say: Attendance['say'] = (ofClass, key, change) => {
      const moment = new Date();
      const written = write(idOf(ofClass, key), (month) => {
        const now = month.rolls[key] ?? emptyRoll;
        return sayInMonth(month, key, typeof change === 'function' ? change(now) : change, moment);
      });
      if (!written) return () => undefined;
      const [before, after] = [written.before, written.after].map(
        ({ rolls }) => rolls[key] ?? emptyRoll,
      );
      const takeBack = undoOf(before ?? emptyRoll, after ?? emptyRoll);
      return () => void say(ofClass, key, takeBack);
    };
    const holdRoll: Attendance['hold'] = (ofClass, key) => hold(idOf(ofClass, key));
    return { rollIn, say, holdRoll, join: joinMonths() };
  }, [write, hold]);

  return useMemo(() => {
    const rollsOf: Attendance['rollsOf'] = (ofClass) => {
      const contents = idsNow()
        .filter((id) => partsOfId(id)[0] === ofClass)
        .flatMap((id) => contentOf(id) ?? []);
      if (contents.length === 0 && isLoading) return undefined;
      return join(ofClass, contents);
    };
    return {
      ...{ rollOf: rollIn(contentOf), rollNow: rollIn(contentNow), rollsOf, say, hold: holdRoll },
      ...{ isLoading, isKnown, error, reload },
    };
  }, [
    rollIn,
    say,
    holdRoll,
    join,
    contentOf,
    contentNow,
    idsNow,
    isLoading,
    isKnown,
    error,
    reload,
  ]);
}
