import { Duration } from 'aws-cdk-lib';
import type { ClassesEnvironment } from '#lambdas/record/environment.ts';
import { printAnswerCards } from '#shared/contracts/answer-cards.ts';
import { printAnswerSheets } from '#shared/contracts/content-exports.ts';
import { getClassSeating, printSeating, putClassSeating } from '#shared/contracts/class-seating.ts';
import { getClassSubjects, putClassSubjects } from '#shared/contracts/class-subjects.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import {
  addMarkSheet,
  deleteMarkSheet,
  getMarkSheet,
  listAllMarkSheets,
  listMarkSheets,
  markSheetVersions,
  printMarkSheet,
} from '#shared/contracts/mark-sheets.ts';
import { attendanceVersions, getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { getPupilDataNotice, putPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { listTrail } from '#shared/contracts/trail.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf } from './job-files.ts';
import { valueFunctions } from './value-functions.ts';

function classFunctions({ table }: Pick<DataStack, 'table'>): EndpointDefinition[] {
  const environment = { TABLE_NAME: table.tableName } satisfies ClassesEnvironment;
  // Reading a class counts as use, which extends its lifetime and that of its record. The others note in the trail.
  const use = table.permission('UpdateItem', 'Query');
  const read = table.permission('GetItem');
  return [
    { endpoint: listClasses, environment, grants: [use] },
    {
      endpoint: addClass,
      environment,
      // A class above the limit, or of an account that is being deleted, is removed again.
      grants: [table.permission('PutItem', 'Query', 'GetItem', 'DeleteItem')],
    },
    { endpoint: getClass, environment, grants: [use] },
    { endpoint: replaceClass, environment, grants: [use, read] },
    { endpoint: deleteClass, environment, grants: [use, table.permission('DeleteItem')] },
  ];
}

/** The endpoints of classes, their records and the school year, and of what is printed for their pupils. */
export function recordFunctions(data: DataStack): EndpointDefinition[] {
  const { table } = data;
  const environment = { TABLE_NAME: table.tableName } satisfies ClassesEnvironment;
  // Each call uses the class, which extends its lifetime and that of its record.
  const use = table.permission('UpdateItem', 'Query');
  const read = table.permission('GetItem');
  const list = table.permission('BatchGetItem', 'Query');
  // Superfluous versions, and those of a sheet that is gone, are removed.
  const write = table.permission('GetItem', 'PutItem', 'DeleteItem');
  // Text shaping and layout are CPU-bound.
  const printing = { memorySize: WHOLE_CPU, timeout: Duration.seconds(20) };
  return [
    ...valueFunctions(data, schoolYearValue),
    ...classFunctions(data),
    { endpoint: getPupilDataNotice, environment, grants: [read] },
    {
      endpoint: putPupilDataNotice,
      environment,
      grants: [table.permission('GetItem', 'PutItem', 'UpdateItem')],
    },
    { endpoint: listTrail, environment, grants: [table.permission('Query')] },
    { endpoint: getClassSubjects, environment, grants: [use, read] },
    { endpoint: putClassSubjects, environment, grants: [use, write] },
    { endpoint: getClassSeating, environment, grants: [use, read] },
    { endpoint: putClassSeating, environment, grants: [use, write] },
    { endpoint: printSeating, environment, ...printing, grants: [use, read] },
    { endpoint: listMarkSheets, environment, grants: [use] },
    {
      endpoint: listAllMarkSheets,
      environment,
      grants: [table.permission('BatchGetItem', 'Query', 'UpdateItem')],
    },
    { endpoint: addMarkSheet, environment, grants: [use, write] },
    { endpoint: addMarks, environment, grants: [use, write] },
    { endpoint: getMarkSheet, environment, grants: [use, read] },
    { endpoint: deleteMarkSheet, environment, grants: [use, read, table.permission('DeleteItem')] },
    { endpoint: printMarkSheet, environment, ...printing, grants: [use, write] },
    {
      endpoint: printAnswerSheets,
      environment: jobFilesOf(data),
      ...printing,
      grants: [use, write, ...documentGrants(data).readNewest],
    },
    { endpoint: printAnswerCards, environment, ...printing, grants: [use] },
    { endpoint: markSheetVersions.putDocument, environment, grants: [use, write] },
    { endpoint: markSheetVersions.listVersions, environment, grants: [use, read] },
    { endpoint: markSheetVersions.getVersion, environment, grants: [use, read] },
    { endpoint: markSheetVersions.restoreVersion, environment, grants: [use, write] },
    ...[listCourseLogs, listAttendance].map((endpoint) => ({
      endpoint,
      environment,
      grants: [list],
    })),
    ...[
      ...[getCourseLog, courseLogVersions.listVersions, courseLogVersions.getVersion],
      ...[getAttendance, attendanceVersions.listVersions, attendanceVersions.getVersion],
    ].map((endpoint) => ({ endpoint, environment, grants: [use, read] })),
    ...[
      ...[courseLogVersions.putDocument, courseLogVersions.restoreVersion],
      ...[attendanceVersions.putDocument, attendanceVersions.restoreVersion],
    ].map((endpoint) => ({ endpoint, environment, grants: [use, write] })),
  ];
}
