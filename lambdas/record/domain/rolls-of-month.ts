import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { attendanceIdOf } from '#shared/attendance/roll.ts';
import { attendanceContent } from '#shared/model/attendance.ts';

/** @throws AppError `validation-failed` if a roll is of another month than the document */
export function requireRollsOfMonth(content: object, { id }: { readonly id: string }): void {
  const { rolls } = z.parse(attendanceContent, content);
  const others = Object.keys(rolls).filter((key) => attendanceIdOf(key) !== id);
  const issues = others.map((key) => ({ path: `/rolls/${key}`, code: 'other_month' }));
  if (issues.length > 0) throw new AppError('validation-failed', { issues });
}
