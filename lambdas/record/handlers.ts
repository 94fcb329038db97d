import {
  getOwnVersion,
  listOwnVersions,
  putVersion,
  restoreOwnVersion,
} from '#core/documents/version-handlers.ts';
import { courseLogFeature } from './course-logs.ts';
import { markSheetFeature } from './mark-sheets.ts';

export const putMarkSheetDocument = () => putVersion(markSheetFeature());
export const listMarkSheetVersions = () => listOwnVersions(markSheetFeature());
export const getMarkSheetVersion = () => getOwnVersion(markSheetFeature());
export const restoreMarkSheetVersion = () => restoreOwnVersion(markSheetFeature());

export const putCourseLogDocument = () => putVersion(courseLogFeature());
export const listCourseLogVersions = () => listOwnVersions(courseLogFeature());
export const getCourseLogVersion = () => getOwnVersion(courseLogFeature());
export const restoreCourseLogVersion = () => restoreOwnVersion(courseLogFeature());
