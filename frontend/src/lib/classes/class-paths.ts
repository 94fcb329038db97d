import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** The address of a class: its pupils, or its marks. */
export const classPath = (classId: string): string => generatePath(paths.class, { classId });
export const classMarksPath = (classId: string): string =>
  generatePath(paths.classMarks, { classId });

/** The address of a mark sheet of a class. */
export const markSheetPath = (classId: string, sheetId: string): string =>
  generatePath(paths.markSheet, { classId, sheetId });
