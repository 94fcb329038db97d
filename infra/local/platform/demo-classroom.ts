import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { generateContent } from '#shared/contracts/ai-content.ts';
import { putAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { addClass, listClasses } from '#shared/contracts/classes.ts';
import type { BodyOf, Endpoint } from '#shared/contracts/endpoint.ts';
import { extractGrades } from '#shared/contracts/grades.ts';
import { addMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { putPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { coverKey } from '#lambdas/notebooks/domain/covers.ts';
import {
  SUBJECT,
  distributionOf,
  markedClass,
  passage,
  photographedClass,
  termMarks,
  timetable,
} from './demo-records.ts';
import { root } from './paths.ts';

/** A photographed page of marks with its truth beside it. */
const PAGE = join(root, 'test/fixtures/gradebooks/ar-photo-western-hand');
const truth = z.object({
  // The last row has the class's averages, and no pupil.
  rows: z.array(
    z.object({ pupil: z.optional(z.int()), cells: z.array(z.object({ text: z.string() })) }),
  ),
});

const namesOnPage = (): string[] =>
  z
    .parse(truth, JSON.parse(readFileSync(`${PAGE}.json`, 'utf8')))
    .rows.flatMap(({ pupil, cells }) => (pupil === undefined ? [] : (cells[1]?.text ?? [])));

interface Given<E extends Endpoint> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<E>;
}

/** Calls the API at `url` by its contracts. @throws if a call is refused */
const callerOf =
  (url: string, token: string) =>
  async <E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<unknown> => {
    const { params = {}, query, body } = given;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const response = await fetch(`${url}/api${path}${search}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${endpoint.id} was answered with ${response.status}`);
    const answer: unknown = await response.json();
    return answer;
  };

/**
 * Gives the demo teacher two classes, a term's marks, a timetable with the year's lessons, a drafted test and lesson, a
 * notebook and a page of marks that was read, through the public API. A teacher who has classes keeps what there is.
 * @param token of the demo teacher
 */
export async function fillDemoClassroom(url: string, token: string): Promise<void> {
  const call = callerOf(url, token);
  if (z.parse(listClasses.response, await call(listClasses)).length > 0) return;
  await call(putPupilDataNotice, { body: { version: noticeVersion } });
  const add = async (body: BodyOf<typeof addClass>) =>
    z.parse(addClass.response, await call(addClass, { body }));
  const marked = await add(markedClass);
  const photographed = await add(photographedClass(namesOnPage()));
  await call(addMarkSheet, {
    params: { classId: marked.id },
    body: { subject: SUBJECT, term: 1, content: termMarks(marked.pupils.map(({ id }) => id)) },
  });
  await call(putSchoolYear, { body: { timetable: [...timetable] } });
  await call(putAnnualDistributions, {
    body: { distributions: [distributionOf(2), distributionOf(3)] },
  });

  const common = { topic: 'الأمير عبد القادر', level: 'Middle', language: 'ar', year: 2 } as const;
  const draft = { ...common, classId: marked.id, drafter: 'rules', baseText: passage } as const;
  await call(generateContent, {
    body: {
      ...{ contentType: 'TEST', ...draft, questionType: 'Multiple Choice', questionCount: 4 },
      moreQuestions: [{ questionType: 'Short Answer', questionCount: 3 }],
    },
  });
  await call(generateContent, {
    body: {
      ...{ contentType: 'LESSON_PLAN', ...draft, duration: '60' },
      objectives: 'يذكر المتعلم أهم مراحل حياة الأمير عبد القادر.',
    },
  });
  await call(submitNotebook, {
    body: { coverImageKey: coverKey('zellige-star'), classIds: [marked.id, photographed.id] },
  });

  const photo = new Uint8Array(readFileSync(`${PAGE}.jpg`));
  const query = { fileName: '3م2.jpg', fileType: 'image/jpeg', fileSize: String(photo.length) };
  const ticket = z.parse(createUpload.response, await call(createUpload, { query }));
  const put = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: photo });
  if (!put.ok) throw new Error(`The demo page of marks was answered with ${put.status}.`);
  await call(extractGrades, {
    body: { imageS3Key: ticket.key, classId: photographed.id, language: 'ar' },
  });
}
