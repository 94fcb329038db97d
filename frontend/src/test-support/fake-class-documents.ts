import * as z from 'zod/mini';
import { attendanceVersions, getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import { versionTag, type Endpoint } from '#shared/contracts/endpoint.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { attendance } from '#shared/model/attendance.ts';
import { unsavedVersion, type ClassDocumentKind } from '#shared/model/class-document.ts';
import { courseLogs, type CourseLogContent } from '#shared/model/course-log.ts';
import type { FakeApi } from './fake-api.ts';

interface Calls {
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly versions: VersionEndpoints;
}

/** A fake server for documents of classes of a kind, by the contract. */
const fakeClassDocuments = <Content extends object>(
  api: FakeApi,
  kind: ClassDocumentKind<Content>,
  { list: listAll, get, versions }: Calls,
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
  /** `<class>/<id>` of the last call. */
  const asked = () => {
    const [, , , classId = '', , own = ''] = (api.calls.at(-1)?.path ?? '').split('/');
    return { classId, own, id: `${classId}/${own}` };
  };
  const list = () => ({
    body: [...documents.keys()].map((id) => {
      const [classId, own] = id.split('/');
      return { classId, id: own, document: newestOf(id) };
    }),
  });
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
    api.on(get, () => {
      const { classId, own, id } = asked();
      return { body: { classId, id: own, document: newestOf(id) } };
    });
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
  const server = fakeClassDocuments(api, courseLogs, calls);
  const idOf = ({ classId, subject }: Course) => `${classId}/${courseLogIdOf(2026, subject)}`;
  return {
    ...server,
    stored: (course: Course) => server.contentOf(idOf(course)),
    saveElsewhere: (course: Course, content: CourseLogContent) => server.add(idOf(course), content),
  };
};

/** A fake server for the rolls of classes; ids are `<class>/m2026-11`. */
export const fakeAttendance = (api: FakeApi) =>
  fakeClassDocuments(api, attendance, {
    ...{ list: listAttendance, get: getAttendance, versions: attendanceVersions },
  });
