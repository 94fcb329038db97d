import type { NotebookJob } from '#shared/contracts/notebooks.ts';
import { reportJobs } from '#shared/contracts/reports.ts';
import { contentTypes } from '#shared/model/content-types.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import type { Job } from '#frontend/lib/api/response-types.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  classLessonsPath,
  classSeatingPath,
  classPath,
  classReportsPath,
  markSheetPath,
} from '#frontend/lib/class-paths.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import { answerReviewPath, draftPath, gradeReviewPath, paths } from '#frontend/lib/paths.ts';
import { jobCalls } from '#frontend/lib/resources/job-calls.ts';
import {
  answersCalls,
  contentCalls,
  gradeCalls,
  notebookCalls,
} from '#frontend/lib/resources/job-lists.ts';
import type { Entry, Group } from '../model/find-entries.ts';
import { useAllJobs } from './use-all-jobs.ts';

const reports = jobCalls(reportJobs);

export interface SearchedPage {
  readonly path: string;
  readonly label: MessageId;
}

/** Pages that the navigation does not name. */
const morePages: readonly SearchedPage[] = [
  { path: paths.createNotebook, label: 'search.page.notebook' },
  { path: paths.lessonPlan, label: 'search.page.lessonPlan' },
  { path: paths.test, label: 'search.page.test' },
  { path: paths.exercise, label: 'search.page.exercise' },
  { path: paths.extractGrades, label: 'search.page.grades' },
  { path: paths.readAnswerSheets, label: 'search.page.answerSheets' },
  { path: paths.makeReports, label: 'search.page.reports' },
  { path: paths.fillClasses, label: 'search.page.fill' },
  { path: paths.schoolYear, label: 'search.page.schoolYear' },
  { path: paths.account, label: 'search.page.account' },
];

const isReady = ({ status }: Job): boolean => status === 'SUCCESS';

/** Files of jobs that are ready, each opened in a new tab. */
const filesOf = (group: Group, jobs: readonly Job[]): Entry[] =>
  jobs.filter(isReady).flatMap(({ id, source, updatedAt: at, generatedFiles: [file] }) => {
    if (!file) return [];
    const title = source ?? file.name;
    return [{ id, group, title, detail: file.name, to: file.url, at, isFile: true }];
  });

/** A notebook goes by its classes, as in its history. */
const goesByClasses = (job: Read<NotebookJob>): Read<NotebookJob> => ({
  ...job,
  ...(job.made && { source: job.made.classes.map(({ name }) => isolate(name)).join(' · ') }),
});

/** The newest first. */
const byChange = (one: { changedAt: string }, other: { changedAt: string }): number =>
  Date.parse(other.changedAt) - Date.parse(one.changedAt);

interface Entries {
  readonly entries: readonly Entry[];
  /** Whether all kinds are there, or could not be fetched. */
  readonly isComplete: boolean;
}

/** All that a teacher can go to: pages of the site, classes with their marks, and what Daftar has made. */
export const useEntries = (pages: readonly SearchedPage[]): Entries => {
  const text = useMessage();
  const { data: classes = [] } = useClasses();
  const { data: sheets = [], isLoading } = useAllMarkSheets();
  const made = {
    drafts: useAllJobs(contentCalls),
    notebooks: useAllJobs(notebookCalls),
    extractions: useAllJobs(gradeCalls),
    readings: useAllJobs(answersCalls),
    reports: useAllJobs(reports),
  };

  const isComplete = !isLoading && Object.values(made).every((kind) => !kind.isLoading);

  const ofClasses = classes.flatMap(({ id, name, subject }): Entry[] => [
    {
      ...{ id, group: 'classes', title: name, to: classPath(id) },
      ...(subject !== undefined && { detail: subject }),
    },
    ...sheets
      .filter(({ classId }) => classId === id)
      .toSorted(byChange)
      .map((sheet) => ({
        // Sheets of two classes may have the same id.
        ...{ id: `${id}/${sheet.id}`, group: 'classes' as const, isPart: true, title: name },
        detail: text('search.marks', { subject: sheet.subject, term: sheet.term }),
        to: markSheetPath(id, sheet.id),
        at: sheet.changedAt,
      })),
    {
      ...{ id: `${id}/lessons`, group: 'classes', isPart: true, title: name },
      detail: text('search.lessonsOfClass'),
      to: classLessonsPath(id),
    },
    {
      ...{ id: `${id}/seating`, group: 'classes', isPart: true, title: name },
      detail: text('search.seatingOfClass'),
      to: classSeatingPath(id),
    },
    {
      ...{ id: `${id}/reports`, group: 'classes', isPart: true, title: name },
      detail: text('search.reportsOfClass'),
      to: classReportsPath(id),
    },
  ]);
  const ofDrafts = made.drafts.jobs
    .filter(({ status }) => status !== 'FAILED')
    .map(({ id, type, source, updatedAt }): Entry => {
      const kind = text(`search.draft.${contentTypes.find((one) => one === type) ?? 'EXERCISE'}`);
      return {
        ...{ id, group: 'drafts', title: source ?? kind, detail: kind, to: draftPath(id) },
        at: updatedAt,
      };
    });
  const readingOf = (job: Job, to: string, detail?: string, title = job.source): Entry => ({
    ...{ id: job.id, group: 'readings', title: title ?? text('search.group.readings'), to },
    ...(detail !== undefined && { detail }),
    at: job.updatedAt,
  });
  const ofReadings = [
    ...made.extractions.jobs.filter(isReady).map((job) => readingOf(job, gradeReviewPath(job.id))),
    // By test and class, as in their history: their pictures have the names that a camera gives.
    ...made.readings.jobs.filter(isReady).map((job) => {
      const ofClass = classes.find(({ id }) => id === job.made?.classId);
      return readingOf(job, answerReviewPath(job.id), ofClass?.name, job.made?.title);
    }),
  ];
  const ofPages = [...pages, ...morePages].map(({ path, label }): Entry => ({
    id: path,
    group: 'pages',
    title: text(label),
    to: path,
  }));
  const entries = [
    ...ofClasses,
    ...ofDrafts,
    ...filesOf('notebooks', made.notebooks.jobs.map(goesByClasses)),
    ...ofReadings,
    ...filesOf('reports', made.reports.jobs),
    ...ofPages,
  ];
  return { entries, isComplete };
};
