import { classSeatingValue } from '#shared/contracts/class-seating.ts';
import { classSubjectsValue } from '#shared/contracts/class-subjects.ts';
import {
  getOwnVersion,
  listOwnVersions,
  putVersion,
  restoreOwnVersion,
} from '#core/documents/version-handlers.ts';
import { getClassValue, saveClassValue } from './class-values.ts';
import { attendanceFeature, courseLogFeature } from './class-documents.ts';
import { markSheetFeature } from './mark-sheets.ts';

export const getClassSubjects = () => getClassValue(classSubjectsValue);
export const putClassSubjects = () => saveClassValue(classSubjectsValue);
export const getClassSeating = () => getClassValue(classSeatingValue);
export const putClassSeating = () => saveClassValue(classSeatingValue);

export const putMarkSheetDocument = () => putVersion(markSheetFeature());
export const listMarkSheetVersions = () => listOwnVersions(markSheetFeature());
export const getMarkSheetVersion = () => getOwnVersion(markSheetFeature());
export const restoreMarkSheetVersion = () => restoreOwnVersion(markSheetFeature());

export const putCourseLogDocument = () => putVersion(courseLogFeature());
export const listCourseLogVersions = () => listOwnVersions(courseLogFeature());
export const getCourseLogVersion = () => getOwnVersion(courseLogFeature());
export const restoreCourseLogVersion = () => restoreOwnVersion(courseLogFeature());

export const putAttendanceDocument = () => putVersion(attendanceFeature());
export const listAttendanceVersions = () => listOwnVersions(attendanceFeature());
export const getAttendanceVersion = () => getOwnVersion(attendanceFeature());
export const restoreAttendanceVersion = () => restoreOwnVersion(attendanceFeature());
