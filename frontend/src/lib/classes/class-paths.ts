import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** The address of a class: its pupils, or its marks. */
export const classPath = (classId: string): string => generatePath(paths.class, { classId });
export const classMarksPath = (classId: string): string =>
  generatePath(paths.classMarks, { classId });

/** The address of the reports of a class. */
export const classReportsPath = (classId: string): string =>
  generatePath(paths.classReports, { classId });

/** The address of the tests of a class. */
export const classTestsPath = (classId: string): string =>
  generatePath(paths.classTests, { classId });

/** The address of a mark sheet of a class. */
export const markSheetPath = (classId: string, sheetId: string): string =>
  generatePath(paths.markSheet, { classId, sheetId });

/** The query parameter of a mark sheet that opens the points of one test, by its column's id. */
export const POINTS = 'points';

/** The query of a mark sheet with the points of this column. */
export const pointsSearch = (columnId: string): string =>
  `?${new URLSearchParams({ [POINTS]: columnId }).toString()}`;
