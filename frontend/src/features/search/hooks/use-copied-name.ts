import { contentJobs } from '#shared/contracts/ai-content.ts';
import { getAnswersJob } from '#shared/contracts/answers-documents.ts';
import { getAttendance } from '#shared/contracts/attendance.ts';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { getCourseLog } from '#shared/contracts/course-logs.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { gradeJobs } from '#shared/contracts/grades.ts';
import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { contentTypes } from '#shared/model/content-types.ts';
import * as z from 'zod/mini';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { urlOf } from '#frontend/lib/api/request.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { readCopy } from '#frontend/lib/offline/copies.ts';
import { parseStored } from '#frontend/lib/parse-stored.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import type { Entry } from '../model/find-entries.ts';

/** What names a document or its class, in whichever of them. */
const named = z.object({
  name: z.optional(z.string()),
  subject: z.optional(z.string()),
  term: z.optional(z.number()),
  source: z.optional(z.string()),
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  classId: z.optional(z.string()),
});
const edits = z.object({ content: named });

interface Names extends z.infer<typeof named> {
  readonly className?: string | undefined;
  /** It is what was said of the lessons of the class or in its rolls, or where its pupils sit. */
  readonly of?: 'lessons' | 'rolls' | 'seats';
}

/** Documents that have the name of their class. */
const parts = new Map<string, Names['of']>([
  [getCourseLog.id, 'lessons'],
  [getAttendance.id, 'rolls'],
  [getClassSeating.id, 'seats'],
]);

/** What the device has of a document, by its address; of marks and answers, with the name of their class. */
async function readNames(uid: string, address: string): Promise<Names | undefined> {
  const [call, first = '', second = ''] = address.split('/');
  const read = async (endpoint: Endpoint, params: Readonly<Record<string, string>>) => {
    const copy = await readCopy(uid, urlOf(endpoint, { params }, ''));
    return z.safeParse(named, copy?.body).data;
  };
  if (call === getMarkSheet.id) {
    const params = { classId: first, sheetId: second };
    const [sheet, ofClass] = await Promise.all([
      read(getMarkSheet, params),
      read(getClass, { classId: first }),
    ]);
    return { ...sheet, name: ofClass?.name };
  }
  const of = parts.get(call ?? '');
  if (of) {
    const ofClass = await read(getClass, { classId: first });
    return { name: ofClass?.name, of };
  }
  if (call === getAnswersJob.id) {
    // Answers are not copied, but their edits are here: otherwise they would not wait.
    const unsaved = parseStored(edits, unsavedCopies.read(unsavedKey(uid, address)));
    const { title, classId } = unsaved?.content ?? {};
    const ofClass = classId === undefined ? undefined : await read(getClass, { classId });
    return { title, className: ofClass?.name };
  }
  // A job is deleted at the address at which it is fetched.
  const jobs = { 'get-content-job': contentJobs, 'get-grade-job': gradeJobs };
  const kind = Object.entries(jobs).find(([id]) => id === call)?.[1];
  return kind && read(kind.delete, { jobId: first });
}

/**
 * The name of a document that no list has, which may be missing without a network: from the copy of the document on this device.
 *
 * @param address undefined if it has a name
 */
export const useCopiedName = (
  address: string | undefined,
): Pick<Entry, 'title' | 'detail'> | undefined => {
  const text = useMessage();
  const uid = useUser()?.uid;
  const isWanted = uid !== undefined && address !== undefined;
  const { data } = useResource(isWanted ? `copied-name/${uid}/${address}` : null, () =>
    readNames(uid ?? '', address ?? ''),
  );
  if (!data) return undefined;
  const { name, subject, term, source, className } = data;
  const marks =
    subject !== undefined && term !== undefined
      ? text('search.marks', { subject, term })
      : undefined;
  const type = contentTypes.find((one) => one === data.type);
  const days = data.of && text(`search.${data.of}OfClass`);
  const kind = marks ?? days ?? (type && text(`search.draft.${type}`));
  const title = data.title ?? name ?? source ?? kind;
  const detail = className ?? kind;
  if (title === undefined) return undefined;
  return { title, ...(detail !== undefined && detail !== title && { detail }) };
};
