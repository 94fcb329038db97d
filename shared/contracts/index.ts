import { jobKinds, type JobKind } from '../model/job-steps.ts';
import * as account from './account.ts';
import * as addMarks from './add-marks.ts';
import * as answerCards from './answer-cards.ts';
import * as answerSheets from './answers-documents.ts';
import * as browserErrors from './browser-errors.ts';
import * as classSeating from './class-seating.ts';
import * as classSubjects from './class-subjects.ts';
import * as classes from './classes.ts';
import * as contentCancelling from './content-cancelling.ts';
import * as contentDocuments from './content-documents.ts';
import * as contentExports from './content-exports.ts';
import * as attendance from './attendance.ts';
import * as courseLogs from './course-logs.ts';
import type { Endpoint } from './endpoint.ts';
import * as games from './games.ts';
import * as gradebooks from './gradebooks.ts';
import * as hand from './hand.ts';
import { endpointsOf, type JobDescriptor } from './job-kind.ts';
import * as markSheets from './mark-sheets.ts';
import * as notebooks from './notebooks.ts';
import { ownValues } from './own-values.ts';
import * as pupilDataNotice from './pupil-data-notice.ts';
import * as questionBank from './question-bank.ts';
import * as reports from './reports.ts';
import * as role from './role.ts';
import * as registerPhotos from './register-photos.ts';
import * as sourcePages from './source-pages.ts';
import * as students from './students.ts';
import * as trail from './trail.ts';
import * as uploads from './uploads.ts';
import * as visitFolders from './visit-folders.ts';
import * as weekSheets from './week-sheets.ts';

/** The descriptor of every kind of job. Only for Node, like the list of endpoints. */
export const jobDescriptors: { readonly [K in JobKind]: JobDescriptor & { readonly kind: K } } = {
  notebook: notebooks.notebookKind,
  grade: gradebooks.gradeKind,
  'ai-content': contentDocuments.contentKind,
  'answer-sheets': answerSheets.answersKind,
  report: reports.reportKind,
};

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value;

/** The endpoints in what a file of contracts exports: alone, in a group, or in the descriptor of a kind of job. */
function endpointsIn(exported: unknown): readonly Endpoint[] {
  if (typeof exported !== 'object' || exported === null || '_zod' in exported) return [];
  if (isEndpoint(exported)) return [exported];
  // By name, because not every loader keeps the order of a module's exports.
  const byName = Object.entries(exported).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return byName.flatMap(([, value]) => endpointsIn(value));
}

/** Every endpoint of the product. Only for Node (routes, tests, OpenAPI); the browser imports single contracts. */
export const endpoints: readonly Endpoint[] = [
  ...new Set([
    ...Object.values(ownValues).flatMap(({ get, put }) => [get, put]),
    ...[pupilDataNotice, trail, role, account, students, classes].flatMap(endpointsIn),
    ...[classSubjects, classSeating, answerCards, markSheets, addMarks].flatMap(endpointsIn),
    ...[courseLogs, attendance].flatMap(endpointsIn),
    ...[uploads, notebooks, weekSheets, visitFolders, games].flatMap(endpointsIn),
    ...jobKinds.flatMap((kind) => endpointsOf(jobDescriptors[kind])),
    ...[gradebooks, hand, registerPhotos, contentDocuments, contentCancelling, sourcePages].flatMap(
      endpointsIn,
    ),
    ...[contentExports, answerSheets, questionBank, browserErrors].flatMap(endpointsIn),
  ]),
];
