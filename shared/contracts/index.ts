import { jobKinds, type JobKind } from '../model/job-steps.ts';
import * as account from './account.ts';
import { addMarks } from './add-marks.ts';
import * as annualDistributions from './annual-distributions.ts';
import * as answerSheets from './answers-documents.ts';
import { printAnswerCards } from './answer-cards.ts';
import * as classes from './classes.ts';
import * as browserErrors from './browser-errors.ts';
import { cancelContentJob } from './content-cancelling.ts';
import * as contentDocuments from './content-documents.ts';
import * as contentExports from './content-exports.ts';
import type { Endpoint } from './endpoint.ts';
import * as games from './games.ts';
import * as gradebooks from './gradebooks.ts';
import { endpointsOf, type JobDescriptor } from './job-kind.ts';
import * as hand from './hand.ts';
import * as markSheets from './mark-sheets.ts';
import * as notebooks from './notebooks.ts';
import * as profile from './profile.ts';
import * as pupilDataNotice from './pupil-data-notice.ts';
import * as reportSettings from './report-settings.ts';
import * as role from './role.ts';
import * as schoolYear from './school-year.ts';
import * as students from './students.ts';
import { readSourcePage } from './source-pages.ts';
import { listTrail } from './trail.ts';
import * as uploads from './uploads.ts';
import * as reports from './reports.ts';

/** The descriptor of every kind of job. Only for Node, like the list of endpoints. */
export const jobDescriptors: { readonly [K in JobKind]: JobDescriptor & { readonly kind: K } } = {
  notebook: notebooks.notebookKind,
  grade: gradebooks.gradeKind,
  'ai-content': contentDocuments.contentKind,
  'answer-sheets': answerSheets.answersKind,
  report: reports.reportKind,
};

/** The endpoints that only one kind of job has. */
const furtherEndpoints: Readonly<Partial<Record<JobKind, readonly Endpoint[]>>> = {
  notebook: [notebooks.listWorkbooks],
  grade: [gradebooks.confirmGrades, gradebooks.getGradePicture, hand.getHand, hand.putHand],
  'ai-content': [
    cancelContentJob,
    contentDocuments.redraftPart,
    readSourcePage,
    contentExports.exportContent,
    contentExports.printAnswerSheets,
  ],
  'answer-sheets': [
    answerSheets.getAnswersPicture,
    answerSheets.markAnswerSheets,
    answerSheets.listPrintedTests,
  ],
};

/** Every endpoint of the product. Only for Node (routes, tests, OpenAPI); the browser imports single contracts. */
export const endpoints: readonly Endpoint[] = [
  profile.getProfile,
  profile.putProfile,
  schoolYear.getSchoolYear,
  schoolYear.putSchoolYear,
  reportSettings.getReportSettings,
  reportSettings.putReportSettings,
  annualDistributions.getAnnualDistributions,
  annualDistributions.putAnnualDistributions,
  pupilDataNotice.getPupilDataNotice,
  pupilDataNotice.putPupilDataNotice,
  listTrail,
  role.assignRole,
  account.exportAccount,
  account.endSessions,
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
  printAnswerCards,
  markSheets.listMarkSheets,
  markSheets.listAllMarkSheets,
  markSheets.addMarkSheet,
  addMarks,
  markSheets.getMarkSheet,
  markSheets.deleteMarkSheet,
  markSheets.printMarkSheet,
  markSheets.markSheetVersions.putDocument,
  markSheets.markSheetVersions.listVersions,
  markSheets.markSheetVersions.getVersion,
  markSheets.markSheetVersions.restoreVersion,
  uploads.createUpload,
  notebooks.listCovers,
  ...jobKinds.flatMap((kind) => [
    ...endpointsOf(jobDescriptors[kind]),
    ...(furtherEndpoints[kind] ?? []),
  ]),
  games.listGames,
  browserErrors.reportBrowserError,
];
