import { generatePath } from 'react-router';
import { CLASS, CLASSES, FROM, paths } from '#frontend/lib/paths.ts';

/** The address of a class: its pupils, or its marks. */
export const classPath = (classId: string): string => generatePath(paths.class, { classId });
export const classMarksPath = (classId: string): string =>
  generatePath(paths.classMarks, { classId });

/** The query parameter of a class that leads to one of its pupils, by id. */
export const PUPIL = 'pupil';

/** The address of a class at one of its pupils. */
export const pupilPath = (classId: string, pupilId: string): string =>
  `${classPath(classId)}?${new URLSearchParams({ [PUPIL]: pupilId }).toString()}`;

export const classReportsPath = (classId: string): string =>
  generatePath(paths.classReports, { classId });

/** The query parameters of the reports of a class. */
export const REPORT = { period: 'period', subject: 'subject' } as const;

export const testFiguresPath = (
  classId: string,
  { subject, term, column }: Readonly<{ subject: string; term: number; column: string }>,
): string => {
  const search = new URLSearchParams({
    [REPORT.period]: String(term),
    [REPORT.subject]: subject,
  });
  return `${classReportsPath(classId)}?${search.toString()}#${column}`;
};

export const classLessonsPath = (classId: string): string =>
  generatePath(paths.classLessons, { classId });

/** The address of a roll of a class, by its key. */
export const rollPath = (classId: string, rollKey: string): string =>
  generatePath(paths.classRoll, { classId, rollKey });

/** Where photos of the printed registers of a class are read. */
export const registerPhotoPath = (classId: string): string =>
  generatePath(paths.classRegister, { classId });

/** The query parameter of the lessons of a class that chooses a subject, by the id of its log. */
export const LOG = 'log';

/** The address of the lessons that a log is of. */
export const courseLogPath = (classId: string, logId: string): string =>
  `${classLessonsPath(classId)}?${new URLSearchParams({ [LOG]: logId }).toString()}`;

export const classSeatingPath = (classId: string): string =>
  generatePath(paths.classSeating, { classId });

export const classAttendancePath = (classId: string): string =>
  generatePath(paths.classAttendance, { classId });

/** The query parameters of a class's attendance: a unit with a date in it, or a list from a date to a date. */
export const ATTENDANCE = { unit: 'unit', at: 'at', from: 'from', to: 'to' } as const;

/** The query of what is shown of a class's attendance. */
export const attendanceSearch = (shown: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(shown).toString()}`;

/** The address of a class's attendance at the dates of a pupil, in the term of a date. */
export const pupilAttendancePath = (classId: string, pupilId: string, date: string): string =>
  classAttendancePath(classId) +
  attendanceSearch({ [ATTENDANCE.unit]: 'term', [ATTENDANCE.at]: date, [PUPIL]: pupilId });

export const classTestsPath = (classId: string): string =>
  generatePath(paths.classTests, { classId });

/** The address of all subjects of a class. */
export const classSubjectsPath = (classId: string): string =>
  generatePath(paths.classSubjects, { classId });

export const markSheetPath = (classId: string, sheetId: string): string =>
  generatePath(paths.markSheet, { classId, sheetId });

/** The query parameter of a mark sheet that opens the points of one test, by its column's id. */
export const POINTS = 'points';

/** The query of a mark sheet with the points of this column. */
export const pointsSearch = (columnId: string): string =>
  `?${new URLSearchParams({ [POINTS]: columnId }).toString()}`;

/** The query parameter of the form for reports that chooses a term. */
export const TERM = 'term';

export const reportsOfClassPath = (classId: string, term: number | undefined): string =>
  `${paths.makeReports}?${new URLSearchParams({
    [CLASSES]: classId,
    ...(term !== undefined && { [TERM]: String(term) }),
  }).toString()}`;

/** The query parameters of the exercise form that name a question of a draft: the draft's version, and the question's id. */
export const MISSED = { version: 'version', question: 'question' } as const;

/** The address of the form for exercises on what a group of a class missed; it names nobody. */
export const exerciseOnMissedPath = (
  classId: string,
  missed:
    { readonly draft: string; readonly version: number; readonly question: string } | undefined,
): string =>
  `${paths.exercise}?${new URLSearchParams({
    [CLASS]: classId,
    ...(missed && {
      [FROM]: missed.draft,
      [MISSED.version]: String(missed.version),
      [MISSED.question]: missed.question,
    }),
  }).toString()}`;
