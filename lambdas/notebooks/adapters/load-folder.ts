import { attendanceIdOf } from '#shared/attendance/roll.ts';
import { classSeatingValue } from '#shared/contracts/class-seating.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { attendance } from '#shared/model/attendance.ts';
import type { Language } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { noSeating } from '#shared/model/seating.ts';
import { emptySchoolYear } from '#shared/model/school-year.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { seasonOfDate } from '#shared/school-year/school-calendar.ts';
import { documentClient } from '#core/aws/document-client.ts';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '#lambdas/record/stores/classes/dynamo-class-value-store.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { dynamoMarkSheetStore } from '#lambdas/record/stores/mark-sheets/dynamo-mark-sheet-store.ts';
import { recordedClass } from '#lambdas/record/stores/mark-sheets/find-recorded-classes.ts';
import { toClassContent } from '#shared/record/names/class-content.ts';
import type { FolderClass, FolderToPrint } from '../domain/folder/folder.ts';
import type { TeachersYear } from '../domain/year/teachers-year.ts';
import { yearLoader } from './load-year.ts';

export type FolderRequest = Pick<FolderToPrint, 'date' | 'choice' | 'reader'> & {
  readonly uid: string;
  readonly language: Language;
};

/** The classes that are taught, in the order of the week; without a timetable, those that no other one follows. */
function taughtClasses(
  saved: readonly SavedClass[],
  courses: TeachersYear['courses'] | undefined,
): SavedClass[] {
  if (!courses) {
    const followed = new Set(saved.map(({ follows }) => follows));
    return saved.filter(({ id }) => !followed.has(id));
  }
  const ids = new Set(courses.map(({ classId }) => classId));
  return [...ids].flatMap((id) => saved.find((one) => one.id === id) ?? []);
}

/** Reads what a folder shows, and no marks unless it shows them. */
export function folderLoader(environment: JobFilesEnvironment) {
  const { TABLE_NAME } = environment;
  const years = yearLoader(environment);
  const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
  const schoolYears = valueStore(documentClient, TABLE_NAME, schoolYearValue);
  const store = dynamoClassStore(documentClient, TABLE_NAME);
  const sheets = dynamoMarkSheetStore(documentClient, TABLE_NAME);
  const attendances = dynamoClassDocumentStore(documentClient, TABLE_NAME, attendance);

  const seatings = dynamoClassValueStore(documentClient, TABLE_NAME, classSeatingValue);

  const classOf = async (
    { uid, date, choice }: FolderRequest,
    kept: SavedClass,
  ): Promise<FolderClass> => {
    const { id, pupils } = kept;
    const month = attendanceIdOf(date);
    const [recorded, months, seating = noSeating] = await Promise.all([
      choice.marks ? recordedClass(sheets, uid, kept) : undefined,
      attendances.list(uid, id, month),
      seatings.find(uid, id),
    ]);
    return {
      ...{ id, seating, pupilIds: pupils.map((pupil) => pupil.id) },
      listed: recorded?.listed ?? toClassContent(kept),
      rolls: months[0]?.document.content.rolls ?? {},
    };
  };

  return async (request: FolderRequest): Promise<FolderToPrint> => {
    const { uid, date, language, choice } = request;
    const season = seasonOfDate(date);
    const [profile, stored = emptySchoolYear, saved] = await Promise.all([
      profiles.find(uid),
      schoolYears.find(uid),
      store.listInFull(uid),
    ]);
    const schoolYear = inSeason(stored, season);
    const owner = {
      ...{ academicSeason: season, subject: profile?.subject ?? '', level: profile?.level },
    };
    const year = await years.courses({ uid, owner, schoolYear, language });
    const [plans, classes] = await Promise.all([
      year && years.plans(uid, year.courses, [date]),
      Promise.all(taughtClasses(saved, year?.courses).map((kept) => classOf(request, kept))),
    ]);
    return {
      ...{ date, language, season, profile, schoolYear, choice, classes },
      reader: request.reader,
      holidays: holidaysOf(schoolYear, season, language),
      year: year && plans && { ...year, plans },
    };
  };
}
