import * as z from 'zod/mini';
import { annualDistributionsValue } from '#shared/contracts/annual-distributions.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import { attendance } from '#shared/model/attendance.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { lessonPlan, type LessonPlan } from '#shared/model/draft.ts';
import type { Language } from '#shared/model/locale.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { isDocument } from '#core/documents/find-job.ts';
import { runInParallel } from '#core/in-parallel.ts';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { dynamoMarkSheetStore } from '#lambdas/record/stores/mark-sheets/dynamo-mark-sheet-store.ts';
import { dateYear, plansOn, type StoredYear } from '../domain/year/date-year.ts';
import type { TeachersYear } from '../domain/year/teachers-year.ts';

/** Plans that are read at the same time: each is a job, a version and a file. */
const AT_ONCE = 8;

/** Whose year it is; without a level, the names of the classes must say it. */
export type YearOwner = StoredYear['owner'];

export interface YearRequest {
  readonly uid: string;
  readonly owner: YearOwner;
  readonly schoolYear: SchoolYear | undefined;
  readonly language: Language;
}

/** Reads what dates a teacher's year, and dates it. */
export function yearLoader(environment: JobFilesEnvironment) {
  const { TABLE_NAME } = environment;
  const classes = dynamoClassStore(documentClient, TABLE_NAME);
  const sheets = dynamoMarkSheetStore(documentClient, TABLE_NAME);
  const logs = dynamoClassDocumentStore(documentClient, TABLE_NAME, courseLogs);
  const months = dynamoClassDocumentStore(documentClient, TABLE_NAME, attendance);
  const distributions = valueStore(documentClient, TABLE_NAME, annualDistributionsValue);
  const { jobs, documents } = connectDocuments(environment);

  /** The newest version of a plan; undefined if its job is gone, has failed, or is none. */
  async function findPlan(uid: string, jobId: string): Promise<LessonPlan | undefined> {
    const address = { uid, kind: 'ai-content', jobId } as const;
    const job = await jobs.find(address);
    const newest = job && isDocument(job) ? await documents.newest(address) : undefined;
    return newest && z.safeParse(lessonPlan, await documents.read(newest)).data;
  }

  return {
    /** The courses with their dated lessons; undefined without a timetable or a season. */
    async courses({ uid, owner, schoolYear, language }: YearRequest) {
      const season = owner.academicSeason;
      const year = startYear(season);
      if (year === undefined || !schoolYear) return undefined;
      const [known, saved] = await Promise.all([distributions.find(uid), classes.list(uid)]);
      const ofClasses = await Promise.all(
        saved.map(({ id }) => Promise.all([sheets.list(uid, id), logs.list(uid, id, `y${year}-`)])),
      );
      return dateYear({
        ...{ owner, schoolYear, classes: saved },
        holidays: holidaysOf(schoolYear, season, language),
        distributions: known?.distributions ?? [],
        sheets: ofClasses.flatMap(([sheets]) => sheets),
        logs: ofClasses.flatMap(([, logs]) => logs),
      });
    },
    /** The rolls of classes in a season, by class. */
    async rolls(
      uid: string,
      classIds: readonly string[],
      season: string,
    ): Promise<ReadonlyMap<string, Rolls>> {
      const year = startYear(season);
      if (year === undefined) return new Map();
      const rolls = new Map<string, Rolls>();
      await runInParallel(classIds, AT_ONCE, async (classId) => {
        const found = await months.list(uid, classId, `m${year}-08`, `m${year + 1}-07`);
        const all = found.flatMap(({ document }) => Object.entries(document.content.rolls));
        rolls.set(classId, Object.fromEntries(all));
      });
      return rolls;
    },
    /** The lesson plans of the teacher that lessons on these dates are linked to. */
    async plans(uid: string, courses: TeachersYear['courses'], dates: readonly string[]) {
      const plans = new Map<string, LessonPlan>();
      await runInParallel(plansOn(courses, new Set(dates)), AT_ONCE, async (id) => {
        const plan = await findPlan(uid, id);
        if (plan) plans.set(id, plan);
      });
      return plans;
    },
  };
}
