import type { Page } from 'playwright-core';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { noSeating } from '#shared/model/seating.ts';
import { answerCall } from '../../support/answer-call.ts';
import { sampleClasses, sampleSavedClass } from '../../support/sample-classes.ts';
import { sampleProfile } from '../../support/sample-profile.ts';
import { sampleCourses, schoolYear, SEASON, SUBJECT } from '../course/sample-courses.ts';

const LINES = 36;
/** A Tuesday morning in the middle of the year, during a lesson. */
export const NOW = new Date('2027-01-12T09:20:00');
const time = '2026-09-20T08:00:00.000Z';

const courses = sampleCourses(LINES);
export const classes = courses.map(({ course }, index) => ({
  ...sampleClasses[0]!,
  id: `01KJQ5N8${String(index).padStart(18, '0')}`,
  name: course.className,
  subject: SUBJECT,
}));
const distributions = [1, 2, 3, 4].map((year) => ({
  ...{ subject: SUBJECT, level: 'Middle', year },
  lessons: courses[0]!.lines,
}));
const logs = courses.map(({ log }, index) => ({
  classId: classes[index]!.id,
  id: courseLogIdOf(2026, SUBJECT),
  document: {
    ...{ version: 1, createdAt: time, author: 'teacher', contentHash: 'hash' },
    content: { subject: SUBJECT, ...log },
  },
}));

/** As many as a class usually has. */
const pupils = Array.from({ length: 38 }, (_, index) => ({
  id: `p${index}`,
  fullName: `تلميذ رقم ${index + 1}`,
}));

/** Answers the calls of a teacher of ten courses, each with a distribution and an entry of its log for each session. */
export const answerWithTenCourses = async (page: Page): Promise<void> => {
  const profile = { ...sampleProfile, subject: SUBJECT, academicSeason: SEASON };
  await answerCall(page, getProfile, () => ({ body: profile }));
  await answerCall(page, getSchoolYear, () => ({ body: { ...schoolYear, holidays: [] } }));
  await answerCall(page, listClasses, () => ({ body: classes }));
  await answerCall(page, listAllMarkSheets, () => ({ body: [] }));
  await answerCall(page, getAnnualDistributions, () => ({ body: { distributions } }));
  await answerCall(page, listCourseLogs, () => ({ body: logs }));
  await page.route(/\/api\/classes\/[^/]+$/, (route) => {
    const id = route.request().url().split('/').at(-1);
    return route.fulfill({
      json: { ...sampleSavedClass, ...classes.find((one) => one.id === id), pupils },
    });
  });
  await answerCall(page, getClassSeating, () => ({ body: noSeating }));
  await answerCall(page, listAttendance, () => ({ body: [] }));
  let version = 1;
  await page.route(/\/api\/classes\/[^/]+\/(?:course-logs|attendance)\/[^/]+$/, (route) => {
    const content: unknown = route.request().postDataJSON();
    version += 1;
    return route.fulfill({ json: { ...logs[0]!.document, version, content } });
  });
};
