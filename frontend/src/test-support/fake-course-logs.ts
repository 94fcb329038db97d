import * as z from 'zod/mini';
import { courseLogVersions, getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import {
  courseLogContent,
  emptyCourseLog,
  type CourseLogContent,
} from '#shared/model/course-log.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import type { FakeApi } from './fake-api.ts';

interface Course {
  readonly classId: string;
  readonly subject: string;
}

/** A fake server for the logs of courses, by the contract; the school year is 2026/2027. */
export const fakeCourseLogs = (api: FakeApi) => {
  let minutes = 0;
  const logs = new Map<string, ReturnType<typeof made>[]>();
  const made = (version: number, content: CourseLogContent) => ({
    ...{ version, author: 'teacher', contentHash: `${version}.${(minutes += 1)}`, content },
    createdAt: new Date(Date.UTC(2026, 10, 17, 10, minutes)).toISOString(),
  });
  const versionsOf = (id: string) => logs.get(id) ?? [];
  const newestOf = (id: string) =>
    versionsOf(id).at(-1) ?? { ...unsavedVersion, content: emptyCourseLog };
  const add = (id: string, content: CourseLogContent) => {
    const next = made(newestOf(id).version + 1, content);
    logs.set(id, [...versionsOf(id), next]);
    return next;
  };
  /** `<class>/<log>` of the last call. */
  const asked = () => {
    const [, , , classId = '', , logId = ''] = (api.calls.at(-1)?.path ?? '').split('/');
    return { classId, logId, id: `${classId}/${logId}` };
  };
  const list = () => ({
    body: [...logs.keys()].map((id) => {
      const [classId, logId] = id.split('/');
      return { classId, id: logId, document: newestOf(id) };
    }),
  });
  const put = () => {
    const { id } = asked();
    const newest = newestOf(id);
    if (api.calls.at(-1)?.precondition !== versionTag(newest))
      return { status: 412, body: { code: 'precondition-failed', current: newest } };
    return { body: add(id, z.parse(courseLogContent, api.calls.at(-1)?.body)) };
  };
  const connect = () => {
    api.on(listCourseLogs, list);
    api.on(courseLogVersions.putDocument, put);
    api.on(getCourseLog, () => {
      const { classId, logId, id } = asked();
      return { body: { classId, id: logId, document: newestOf(id) } };
    });
    api.on(courseLogVersions.getVersion, () => {
      const number = Number(api.calls.at(-1)?.path.split('/').at(-1));
      return { body: versionsOf(asked().id)[number - 1] };
    });
    api.on(courseLogVersions.listVersions, () => ({ body: versionsOf(asked().id).toReversed() }));
  };
  connect();
  const idOf = ({ classId, subject }: Course) => `${classId}/${courseLogIdOf(2026, subject)}`;
  return {
    connect,
    disconnect: () => {
      const fail = () => {
        throw new TypeError('network');
      };
      for (const each of [listCourseLogs, getCourseLog, ...Object.values(courseLogVersions)])
        if ('method' in each) api.on(each, fail);
    },
    stored: (course: Course) => newestOf(idOf(course)).content,
    saves: () => api.callsOf(courseLogVersions.putDocument).length,
    saveElsewhere: (course: Course, content: CourseLogContent) => add(idOf(course), content),
  };
};
