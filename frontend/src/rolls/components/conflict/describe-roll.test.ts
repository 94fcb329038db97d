import { expect, it } from 'vitest';
import type { AttendanceContent, Roll } from '#shared/model/attendance.ts';
import { findEdits } from '#frontend/lib/documents/merge/find-differences.ts';
import { attendanceForm } from '../../model/attendance-form.ts';
import { describeRoll } from './describe-roll.ts';

const at = '2026-11-29T08:05:00.000Z';
const noon = new Date(2026, 10, 29, 12).getTime();
const described = (key: string, roll: Roll) => {
  const content: AttendanceContent = { rolls: { [key]: roll } };
  return findEdits(attendanceForm, content, { rolls: {} }).map(
    describeRoll((pupil) => (pupil === 'a1' ? 'أمينة' : pupil)),
  );
};

it('names the roll, the pupil and the sign of an edit that could not be sent', () => {
  const marks: Roll['marks'] = {
    a1: { sign: 'late', at },
    gone: { sign: 'excused', note: 'مرض', at },
  };
  expect(described('2026-11-29-2', { marks, taken: { at, pupils: ['a1', 'a2'] } })).toEqual([
    {
      subject: undefined,
      part: { id: 'conflict.session', values: { at: noon, period: 2 } },
      mine: { id: 'conflict.calledPupils', values: { count: 2 } },
      theirs: { id: 'conflict.empty' },
    },
    {
      subject: 'أمينة',
      part: { id: 'conflict.session', values: { at: noon, period: 2 } },
      mine: { id: 'conflict.rollSign', values: { sign: 'late', note: '' } },
      theirs: { id: 'conflict.empty' },
    },
    {
      subject: 'gone',
      part: { id: 'conflict.session', values: { at: noon, period: 2 } },
      mine: { id: 'conflict.rollSignWithNote', values: { sign: 'excused', note: 'مرض' } },
      theirs: { id: 'conflict.empty' },
    },
  ]);
  expect(described('2026-11-29-am', { marks: { a1: marks['a1']! } })).toMatchObject([
    { part: { id: 'conflict.rollOfHalfDay', values: { at: noon, half: 'am' } } },
  ]);
});
