import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { versionTag, type TaggedVersion } from '#shared/contracts/endpoint.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import {
  courseLogContent,
  emptyCourseLog,
  type CourseLogContent,
  type LogEntry,
} from '#shared/model/course-log.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import { documentVersion } from '#shared/model/document.ts';
import { seeded } from '#shared/seeded.ts';
import { apiEvent, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable as emptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import {
  getCourseLogVersion,
  listCourseLogVersions,
  putCourseLogDocument,
} from '#lambdas/record/handlers.ts';
import { handler as get } from '#lambdas/record/handlers/get-course-log.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { deviceCopy } from '#frontend/lib/documents/device-copy.ts';
import {
  createDocumentEditor,
  type DocumentEditor,
  type SaveAnswer,
} from '#frontend/lib/documents/document-editor.ts';
import { statusOf, type SavedVersion } from '#frontend/lib/documents/edited-document.ts';
import { mergeCourseLogs } from '../model/documents/course-log-form.ts';
import { undoOf, writeLog } from '../model/write-log.ts';

const getVersion = getCourseLogVersion();
const listVersions = listCourseLogVersions();
const put = putCourseLogDocument();

const { client, name } = emptyTable();
const classId = '01KJQ5N8000000000000000000';
const subject = 'الرياضيات';
const params = { classId, logId: courseLogIdOf(2026, subject) };

type Version = SavedVersion<CourseLogContent>;
const version = z.extend(documentVersion, { content: courseLogContent });

interface Device {
  readonly uid: string;
  isOnline: boolean;
  /** The newest version that it knows of. */
  kept: Version;
  editor: DocumentEditor<CourseLogContent> | undefined;
}

const over = async (device: Device, handler: ApiHandler, call: Call = {}): Promise<unknown> => {
  if (!device.isOnline) throw new TypeError('no network');
  const { statusCode = 0, body = '' } = await handler(apiEvent({ params, ...call }));
  const answer: unknown = JSON.parse(body);
  if (statusCode < 400) return answer;
  const { code, current } = answer as { code?: ApiError['code']; current?: unknown };
  throw new ApiError(statusCode, code, [], undefined, current);
};

const save =
  (device: Device) =>
  async (body: CourseLogContent, seen: TaggedVersion): Promise<SaveAnswer<CourseLogContent>> => {
    try {
      const headers = { 'if-match': versionTag(seen) };
      device.kept = z.parse(version, await over(device, put, { body, headers }));
      return { saved: device.kept };
    } catch (error) {
      const newer = error instanceof ApiError && z.safeParse(version, error.current).data;
      if (newer) return { newer };
      throw error;
    }
  };

/** Opens the log from what the device knows, as a page without a network does. */
const open = (device: Device): DocumentEditor<CourseLogContent> => {
  device.editor ??= createDocumentEditor<CourseLogContent>({
    newest: device.kept,
    copy: deviceCopy(device.uid, 'log', courseLogContent),
    save: save(device),
    merge: (edits, choices) =>
      mergeCourseLogs(
        {
          schema: courseLogContent,
          read: async (number) => {
            const call = { params: { ...params, version: String(number) } };
            return z.parse(version, await over(device, getVersion, call)).content;
          },
          list: async () => z.parse(z.array(documentVersion), await over(device, listVersions)),
        },
        edits,
        choices,
      ),
    onSaved: () => undefined,
    onStale: () => undefined,
  });
  return device.editor;
};
const close = (device: Device): void => {
  device.editor?.stop();
  device.editor = undefined;
};

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  localStorage.clear();
  await dynamoClassStore(client, name).add('teacher-1', classId, sampleClassToStore);
});

const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const periods = [1, 2, 3, 4, 5, 6, 7, 8];
const states: readonly LogEntry[] = [
  { state: 'taught' },
  { state: 'half' },
  { state: 'lost', reason: 'strike' },
  { extra: true },
  { lesson: 'مراجعة' },
];

it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'two devices that write into different periods for weeks without a network lose nothing (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const fresh = { ...unsavedVersion, content: emptyCourseLog };
    const devices = ['phone', 'computer'].map((uid): Device => ({
      uid: `${uid}${seed}`,
      isOnline: true,
      kept: fresh,
      editor: undefined,
    }));
    /** What the log must say, whatever the order of saves. */
    const model = new Map<string, LogEntry>();

    for (let week = 1; week <= 3; week += 1) {
      for (const device of devices) device.isOnline = false;
      for (let step = 0; step < 30; step += 1) {
        const at = Math.floor(random() * devices.length);
        const device = devices[at]!;
        const day = pick(days);
        // The phone has odd periods, and the computer even ones.
        const key = `${day}-${pick(periods.filter((period) => period % 2 === at))}`;
        const editor = open(device);
        const before = editor.state.get().content;
        const what = random();
        if (what < 0.1) close(device);
        else if (what < 0.2) {
          await editor.saveNow();
        } else if (what < 0.3) {
          // Recorded and taken back.
          editor.change((now) => writeLog(now, subject, { entries: { [key]: { note: 'x' } } }));
          const undo = undoOf(before, editor.state.get().content);
          editor.change((now) => writeLog(now, subject, undo(now)));
        } else if (what < 0.4) {
          editor.change((now) => writeLog(now, subject, { entries: { [key]: undefined } }));
          model.delete(key);
        } else {
          const entry: LogEntry = { ...pick(states), note: `${week}.${step}` };
          editor.change((now) => writeLog(now, subject, { entries: { [key]: entry } }));
          model.set(key, entry);
        }
      }
      for (const device of devices) device.isOnline = true;
      // In an order by chance; each twice, because the first does not know what the second has sent.
      for (const device of random() < 0.5
        ? [...devices, ...devices]
        : [...devices, ...devices].reverse()) {
        const answer = (await over(device, get)) as { document: unknown };
        device.kept = z.parse(version, answer.document);
        open(device).find(device.kept);
        await open(device).saveNow();
      }
      const stored = z.parse(
        version,
        ((await over(devices[0]!, get)) as { document: unknown }).document,
      );
      expect(stored.content.entries).toEqual(Object.fromEntries(model));
      for (const device of devices) {
        expect(statusOf(open(device).state.get())).toBe('saved');
        expect(open(device).state.get().content.entries).toEqual(Object.fromEntries(model));
      }
    }
    devices.forEach(close);
  },
);
