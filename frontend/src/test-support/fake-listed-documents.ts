import * as z from 'zod/mini';
import { attendanceVersions, getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import { versionTag, type Endpoint } from '#shared/contracts/endpoint.ts';
import {
  getQuestionShelf,
  listQuestionShelves,
  questionShelfVersions,
} from '#shared/contracts/question-bank.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { attendance } from '#shared/model/attendance.ts';
import { unsavedVersion, type ClassDocumentKind } from '#shared/model/class-document.ts';
import { courseLogs, type CourseLogContent } from '#shared/model/course-log.ts';
import { questionShelves } from '#shared/model/question-shelf.ts';
import type { FakeApi } from './fake-api.ts';

interface Calls {
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly versions: VersionEndpoints;
  /** Whether the last call of the list asked for a document. */
  readonly isListed?: (id: string) => boolean;
}

/** A fake server for documents of a kind, of classes or of the teacher, by the contract. */
const fakeListedDocuments = <Content extends object>(
  api: FakeApi,
  kind: ClassDocumentKind<Content>,
  { list: listAll, get, versions, isListed = () => true }: Calls,
) => {
  let minutes = 0;
  const made = (version: number, content: Content) => ({
    ...{ version, author: 'teacher', contentHash: `${version}.${(minutes += 1)}`, content },
    createdAt: new Date(Date.UTC(2026, 10, 17, 10, minutes)).toISOString(),
  });
  const documents = new Map<string, ReturnType<typeof made>[]>();
  const versionsOf = (id: string) => documents.get(id) ?? [];
  const newestOf = (id: string) =>
    versionsOf(id).at(-1) ?? { ...unsavedVersion, content: kind.empty };
  const add = (id: string, content: Content) => {
    const next = made(newestOf(id).version + 1, content);
    documents.set(id, [...versionsOf(id), next]);
    return next;
  };
  /** `<class>/<id>`, or the id of a document of the teacher. */
  const rowOf = (id: string) => {
    const [own = '', classId] = id.split('/').toReversed();
    return { ...(classId !== undefined && { classId }), id: own, document: newestOf(id) };
  };
  /** That of the last call. */
  const asked = () => {
    const [, , owner, first = '', , second = ''] = (api.calls.at(-1)?.path ?? '').split('/');
    return { id: owner === 'classes' ? `${first}/${second}` : first };
  };
  const list = () => ({ body: [...documents.keys()].filter(isListed).map(rowOf) });
  const put = () => {
    const { id } = asked();
    const newest = newestOf(id);
    if (api.calls.at(-1)?.precondition !== versionTag(newest))
      return { status: 412, body: { code: 'precondition-failed', current: newest } };
    return { body: add(id, z.parse(kind.content, api.calls.at(-1)?.body)) };
  };
  const connect = () => {
    api.on(listAll, list);
    api.on(versions.putDocument, put);
    api.on(get, () => ({ body: rowOf(asked().id) }));
    api.on(versions.getVersion, () => {
      const number = Number(api.calls.at(-1)?.path.split('/').at(-1));
      return { body: versionsOf(asked().id)[number - 1] };
    });
    api.on(versions.listVersions, () => ({ body: versionsOf(asked().id).toReversed() }));
  };
  connect();
  return {
    connect,
    disconnect: () => {
      const fail = () => {
        throw new TypeError('network');
      };
      for (const each of [listAll, get, ...Object.values(versions)])
        if ('method' in each) api.on(each, fail);
    },
    /** The server goes back to what it had before, as after a restored backup. */
    goBack: (id: string, to: number, ...then: readonly Content[]) => {
      const kept = versionsOf(id).slice(0, to);
      // What it had before is older than what it has lost.
      const older = then.map((content, at) => ({
        ...made(to + 1 + at, content),
        createdAt: '2026-11-01T10:00:00.000Z',
      }));
      documents.set(id, [...kept, ...older]);
    },
    contentOf: (id: string) => newestOf(id).content,
    saves: () => api.callsOf(versions.putDocument).length,
    add,
  };
};

interface Course {
  readonly classId: string;
  readonly subject: string;
}

/** A fake server for the logs of courses; the school year is 2026/2027. */
export const fakeCourseLogs = (api: FakeApi) => {
  const calls = { list: listCourseLogs, get: getCourseLog, versions: courseLogVersions };
  const server = fakeListedDocuments(api, courseLogs, calls);
  const idOf = ({ classId, subject }: Course) => `${classId}/${courseLogIdOf(2026, subject)}`;
  return {
    ...server,
    stored: (course: Course) => server.contentOf(idOf(course)),
    saveElsewhere: (course: Course, content: CourseLogContent) => server.add(idOf(course), content),
  };
};

/** A fake server for the rolls of classes; ids are `<class>/m2026-11`. */
export const fakeAttendance = (api: FakeApi) =>
  fakeListedDocuments(api, attendance, {
    ...{ list: listAttendance, get: getAttendance, versions: attendanceVersions },
  });

/** A fake server for the shelves of the question bank; ids are `s00`. */
export const fakeShelves = (api: FakeApi) =>
  fakeListedDocuments(api, questionShelves, {
    ...{ list: listQuestionShelves, get: getQuestionShelf, versions: questionShelfVersions },
    isListed: (id) => id.startsWith(`s${api.calls.at(-1)?.path.split('/').at(-1) ?? ''}`),
  });
