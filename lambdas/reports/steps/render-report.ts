import { classSubjectsValue } from '#shared/contracts/class-subjects.ts';
import { reportSettingsValue } from '#shared/contracts/report-settings.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { attendance } from '#shared/model/attendance.ts';
import type { ReportContent } from '#shared/contracts/reports.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { seasonOfDate, startYear } from '#shared/school-year/school-calendar.ts';
import { honoursOf } from '#shared/record/figures/school-honours.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '#lambdas/record/stores/classes/dynamo-class-value-store.ts';
import { dynamoMarkSheetStore } from '#lambdas/record/stores/mark-sheets/dynamo-mark-sheet-store.ts';
import {
  findAllSheets,
  findSheetsOfSubject,
} from '#lambdas/record/stores/mark-sheets/find-sheets-of-subject.ts';
import { attendanceByTerm, type ReportedYear } from '../domain/term-attendance.ts';
import { allSubjectsOf } from '../domain/general/all-subjects.ts';
import { renderReport, type ReportToRender } from '../domain/render-report.ts';
import type { ClassToReport } from '../domain/report.ts';
import { reportName } from '../domain/report-files.ts';
import { loadReportRequest, type ReportRequest } from '../domain/report-request.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const { TABLE_NAME, RESULTS_BUCKET: bucket } = readEnvironment(jobFilesEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const sheets = dynamoMarkSheetStore(documentClient, TABLE_NAME);
const subjects = dynamoClassValueStore(documentClient, TABLE_NAME, classSubjectsValue);
const rolls = dynamoClassDocumentStore(documentClient, TABLE_NAME, attendance);
const schoolYears = valueStore(documentClient, TABLE_NAME, schoolYearValue);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
const settings = valueStore(documentClient, TABLE_NAME, reportSettingsValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

/** The record of the job's classes; nothing of it was in the request. */
const findClasses = (
  uid: string,
  { classIds, subject: wanted, allSubjects }: ReportRequest,
): Promise<ClassToReport[]> =>
  Promise.all(
    classIds.map(async (classId) => {
      const kept = await classes.find(uid, classId);
      if (!kept) throw new JobError('class-missing');
      if (allSubjects) {
        const [all, settings] = await Promise.all([
          findAllSheets(sheets, uid, classId),
          subjects.find(uid, classId),
        ]);
        return { kept, sheets: new Map(), general: allSubjectsOf(kept, settings, all) };
      }
      const { byTerm, subject } = await findSheetsOfSubject(sheets, uid, kept, wanted);
      return { kept, sheets: byTerm, ...(subject !== undefined && { subject }) };
    }),
  );

/** What the rolls of a season say of each class, by term. */
async function withAttendance(
  uid: string,
  found: readonly ClassToReport[],
  year: ReportedYear,
): Promise<ClassToReport[]> {
  const first = startYear(year.season);
  if (first === undefined) return [...found];
  return Promise.all(
    found.map(async (one) => {
      const months = await rolls.list(uid, one.kept.id, `m${first}-08`, `m${first + 1}-07`);
      const all = months.flatMap(({ document }) => Object.entries(document.content.rolls));
      return { ...one, attendance: attendanceByTerm(Object.fromEntries(all), year) };
    }),
  );
}

/** What to print for a content; a term is set where it is needed, as the submission has checked. */
function toRender(content: ReportContent, request: ReportRequest): ReportToRender {
  const { term = 1, council, slips } = request;
  if (content === 'year') return { content };
  if (content === 'council') return { content, term, ...(council && { parts: council }) };
  return { content, term, slips: slips ?? optionsIn('slips', {}) };
}

/** Writes a PDF for each content of the report, from the record of its classes. */
export const handler = stepHandler('render-report', jobAddress, async (address) => {
  const { job, request } = await loadReportRequest(jobs, address);
  const { uid } = address;
  const [found, profile, ownSettings, schoolYear, typefaces] = await Promise.all([
    findClasses(uid, request),
    profiles.find(uid),
    settings.find(uid),
    schoolYears.find(uid),
    typefacesLoading,
  ]);
  const { language, contents, term } = request;
  const madeOn = job.createdAt.slice(0, 10);
  const year = { season: seasonOfDate(madeOn), schoolYear, language };
  const input = {
    ...{ language, profile, madeOn },
    classes: await withAttendance(uid, found, year),
    honours: honoursOf(ownSettings),
  };
  const files = [];
  let pages = 0;
  for (const content of contents) {
    const made = await renderReport(input, toRender(content, request), typefaces);
    pages += made.pages;
    const file = {
      key: resultFileKey(address, `${content}.pdf`),
      name: reportName(content, language, { classes: found.map(({ kept }) => kept.name), term }),
      contentType: 'application/pdf',
      size: made.pdf.byteLength,
    };
    await putJobFile(jobs, address, { ...file, bucket, body: made.pdf });
    files.push(file);
  }
  return { files, made: { pages } };
});
