import * as account from './account.ts';
import * as aiContent from './ai-content.ts';
import * as classes from './classes.ts';
import * as browserErrors from './browser-errors.ts';
import * as contentDocuments from './content-documents.ts';
import * as contentExports from './content-exports.ts';
import type { Endpoint } from './endpoint.ts';
import * as games from './games.ts';
import * as gradebooks from './gradebooks.ts';
import * as grades from './grades.ts';
import * as notebooks from './notebooks.ts';
import * as profile from './profile.ts';
import * as role from './role.ts';
import * as schoolYear from './school-year.ts';
import * as students from './students.ts';
import * as uploads from './uploads.ts';

const { content: _gradebook, ...documentsOfGrades } = gradebooks.gradebooks;
const { content: _draft, ...documentsOfContent } = contentDocuments.contentDocuments;

/** Every endpoint of the product. For Node only (routes, tests, OpenAPI); the browser imports single contracts. */
export const endpoints = [
  profile.getProfile,
  profile.putProfile,
  schoolYear.getSchoolYear,
  schoolYear.putSchoolYear,
  role.assignRole,
  account.exportAccount,
  account.deleteAccount,
  students.listStudents,
  students.addStudent,
  students.updateStudent,
  students.deleteStudent,
  students.resendInvitation,
  classes.listClasses,
  classes.addClass,
  classes.getClass,
  classes.replaceClass,
  classes.deleteClass,
  uploads.createUpload,
  notebooks.listCovers,
  ...Object.values(notebooks.notebookJobs),
  notebooks.listWorkbooks,
  ...Object.values(grades.gradeJobs),
  ...Object.values(documentsOfGrades),
  gradebooks.confirmGrades,
  gradebooks.getGradePicture,
  ...Object.values(aiContent.contentJobs),
  ...Object.values(documentsOfContent),
  contentDocuments.redraftPart,
  contentExports.exportContent,
  games.listGames,
  browserErrors.reportBrowserError,
] as const satisfies readonly Endpoint[];
