import * as z from 'zod/mini';
import { classDocument, type ClassDocumentKind } from './class-document.ts';
import { limits } from './limits.ts';
import { pupilId } from './saved-class.ts';
import { isoDate, isoDateTime, line } from './text.ts';

/** What a roll can say of a pupil. A pupil without a mark is present, if the roll was taken and called the pupil. */
export const rollSigns = ['present', 'absent', 'late', 'excused'] as const;
export type RollSign = (typeof rollSigns)[number];

/** What was said of a pupil in a roll. */
export const rollMark = z.strictObject({
  sign: z.enum(rollSigns),
  note: z.optional(line(limits.rollNoteLength)),
  /** When it was tapped, not when it was sent: of two devices, the later tap counts. */
  at: isoDateTime(),
});
export type RollMark = z.infer<typeof rollMark>;

/** That a roll was taken. Only then is "present" known, and only of the pupils it called. */
const rollTaken = z.strictObject({
  /** When it was done, or taken back; the later one counts. */
  at: isoDateTime(),
  /** The pupils it called, in any order; none: it was taken back. A pupil who joined later or had left is not among them. */
  pupils: z.array(pupilId).check(
    z.maxLength(2 * limits.classPupils),
    z.refine((pupils) => new Set(pupils).size === pupils.length, { error: 'duplicate_pupil' }),
  ),
  /** Of a half-class: which half. Missing: the whole class. */
  half: z.optional(z.literal([1, 2])),
});
export type RollTaken = z.infer<typeof rollTaken>;

/** The roll (المناداة) of a session. */
export const roll = z.strictObject({
  taken: z.optional(rollTaken),
  /** By pupil: those of whom something was said, also while the roll is not taken. */
  marks: z.record(pupilId, rollMark).check(
    z.refine((marks) => Object.keys(marks).length <= 2 * limits.classPupils, {
      error: 'too_big',
    }),
  ),
});
export type Roll = z.infer<typeof roll>;

/**
 * Names the roll of a class: a date and a period, `2026-11-29-2`, the first of a block of periods in a row; in a primary
 * school, where a class has one teacher all day, a date and a half-day, `2026-11-29-am`.
 */
export const rollKey = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}-([1-8]|am|pm)$/));

const date = isoDate();

/** The rolls of a class in a month: the content of a document with versions. */
export const attendanceContent = z.strictObject({
  rolls: z.record(rollKey, roll).check(
    z.refine((rolls) => Object.keys(rolls).length <= limits.monthRolls, { error: 'too_big' }),
    z.refine(
      (rolls) => Object.keys(rolls).every((key) => z.safeParse(date, key.slice(0, 10)).success),
      { error: 'invalid_date' },
    ),
  ),
});
export type AttendanceContent = z.infer<typeof attendanceContent>;

/** Of a month in which no roll was called. */
export const emptyAttendance: AttendanceContent = { rolls: {} };

/** A month: `m2026-11`. A class has one document of rolls for each. */
export const attendanceId = z.string().check(z.regex(/^m20\d{2}-(0[1-9]|1[0-2])$/));

/** The rolls of classes by month, as documents of their classes. */
export const attendance: ClassDocumentKind<AttendanceContent> = {
  ...{ id: attendanceId, content: attendanceContent, empty: emptyAttendance },
};

export const classAttendance = classDocument(attendanceId, attendanceContent);
