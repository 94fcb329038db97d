import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import type { FakeApi } from './fake-api.ts';
import { sampleProfile } from './sample-profile.ts';

const subject = 'الرياضيات';
const [kept] = sampleClasses;

/** The saved log of a course. */
export const logOf = (classId: string | undefined, subject: string, entries: object) => ({
  classId,
  id: courseLogIdOf(2026, subject),
  document: {
    ...{ version: 1, createdAt: '2026-11-20T10:00:00.000Z', author: 'teacher', contentHash: 'x' },
    content: { subject, entries },
  },
});

/** Logs of which a newer release wrote one: this release cannot read it in full. */
export const laterLog = [{ state: 'taught' }, { state: 'lost', weather: 'snow' }].map(
  (entry, index) => logOf(sampleClasses[1 - index]?.id, subject, { '2026-11-15-2': entry }),
);

/** Answers with the year of a teacher of 2م3, whose two Sunday sessions begin on 15 November 2026; nothing is recorded. */
export const fakeYear = (api: FakeApi): void => {
  const timetable = ([2, 5] as const).map((period) => ({
    ...{ day: 0 as const, period, className: kept?.name ?? '' },
  }));
  api.on(getSchoolYear, {
    body: { timetable, holidays: [], begins: '2026-11-15', ends: '2026-12-20' },
  });
  api.on(listClasses, { body: sampleClasses });
  api.on(listAllMarkSheets, { body: [] });
  api.on(listCourseLogs, { body: [] });
  api.on(listAttendance, { body: [] });
  api.on(getProfile, { body: { ...sampleProfile, subject, level: 'Middle' } });
  const lessons = [
    { lesson: 'حالات تقايس مثلثين', sessions: 3 },
    { lesson: 'المعادلات', sessions: 4 },
  ];
  api.on(getAnnualDistributions, {
    body: { distributions: [{ subject, level: 'Middle', year: 2, lessons }] },
  });
};
