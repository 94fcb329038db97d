import { attendanceIdOf } from '#shared/attendance/roll.ts';
import type { Roll, RollSign } from '#shared/model/attendance.ts';

const at = '2026-11-22T08:00:00.000Z';

/** A roll that was taken: whom it called, and what it says of those who were not simply there. */
export const sampleRoll = (
  pupils: readonly string[],
  signs: Readonly<Record<string, RollSign>> = {},
): Roll => ({
  taken: { at, pupils: [...pupils] },
  marks: Object.fromEntries(Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }])),
});

/** The answer that lists the rolls of a class: a document for each month. */
export const sampleAttendance = (classId: string, rolls: Readonly<Record<string, Roll>>) =>
  [...Map.groupBy(Object.entries(rolls), ([key]) => attendanceIdOf(key))].map(([id, ofMonth]) => ({
    ...{ classId, id },
    document: {
      ...{ version: 1, createdAt: at, author: 'teacher', contentHash: 'x' },
      content: { rolls: Object.fromEntries(ofMonth) },
    },
  }));
