import * as z from 'zod/mini';
import { laterOf } from '#shared/attendance/roll.ts';
import type { AttendanceContent } from '#shared/model/attendance.ts';
import { isoDateTime } from '#shared/model/text.ts';
import {
  collectParts,
  valuesOf,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

/** Of a mark, and of a roll that was taken. */
const said = z.optional(z.looseObject({ at: isoDateTime() }));

const split: ContentForm<AttendanceContent>['split'] = ({ rolls }) => {
  const { values, put } = collectParts();
  for (const [key, { taken, marks }] of Object.entries(rolls)) {
    put(`taken/${key}`, taken);
    for (const [pupil, mark] of Object.entries(marks)) put(`mark/${key}/${pupil}`, mark);
  }
  return { lists: {}, values };
};

const join: ContentForm<AttendanceContent>['join'] = (parts) => {
  const rolls: Record<string, { taken?: unknown; marks: Record<string, unknown> }> = {};
  const rollAt = (key: string) => (rolls[key] ??= { marks: {} });
  for (const [key, taken] of valuesOf(parts, 'taken')) rollAt(key).taken = taken;
  for (const [path, mark] of valuesOf(parts, 'mark')) {
    const [key = '', pupil = ''] = path.split('/');
    rollAt(key).marks[pupil] = mark;
  }
  return { rolls };
};

/** How the rolls of a month come apart: pupil by pupil, and that a roll was taken. Of two taps the later counts. */
export const attendanceForm: ContentForm<AttendanceContent> = {
  ...{ split, join, shown: (value) => value },
  settle: (mine, theirs) => laterOf(z.parse(said, mine), z.parse(said, theirs)),
};

export const mergeAttendance = mergerOf(attendanceForm);
