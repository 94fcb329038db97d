import * as z from 'zod/mini';
import { attendanceContent, type AttendanceContent } from '#shared/model/attendance.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { parseStored } from '#frontend/lib/parse-stored.ts';

const kept = z.object({ content: attendanceContent, base: z.optional(attendanceContent) });

/** The roll of a month in which something was said last, of those that differ from an earlier content. */
function latestRoll({ rolls }: AttendanceContent, base?: AttendanceContent): string | undefined {
  const said = Object.entries(rolls).flatMap(([key, roll]) => {
    if (isSame(roll, base?.rolls[key])) return [];
    const moments = [...Object.values(roll.marks), ...(roll.taken ? [roll.taken] : [])];
    return moments.map(({ at }) => ({ key, at }));
  });
  return said.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]?.key;
}

/** The roll that waits on this device to be sent, by the address of its month; of several, the one called last. */
export function unsentRoll(uid: string, address: string): string | undefined {
  const copy = parseStored(kept, unsavedCopies.read(unsavedKey(uid, address)));
  return copy && latestRoll(copy.content, copy.base);
}
