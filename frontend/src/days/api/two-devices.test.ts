import { beforeEach, expect, it, vi } from 'vitest';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { courseLogs, type LogEntry } from '#shared/model/course-log.ts';
import { seeded } from '#shared/seeded.ts';
import { useEmptyTable as emptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import {
  getCourseLogVersion,
  listCourseLogVersions,
  putCourseLogDocument,
} from '#lambdas/record/handlers.ts';
import { handler as get } from '#lambdas/record/handlers/get-course-log.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { statusOf } from '#frontend/lib/documents/edited-document.ts';
import { createDevice } from '#frontend/test-support/device.fixture.ts';
import { mergeCourseLogs } from '../model/documents/course-log-form.ts';
import { undoOf, writeLog } from '../model/write-log.ts';

const { client, name } = emptyTable();
const classId = '01KJQ5N8000000000000000000';
const subject = 'الرياضيات';
const params = { classId, logId: courseLogIdOf(2026, subject) };

const log = {
  ...{ kind: courseLogs, merge: mergeCourseLogs, params, get },
  put: putCourseLogDocument(),
  getVersion: getCourseLogVersion(),
  listVersions: listCourseLogVersions(),
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
    const devices = ['phone', 'computer'].map((uid) => createDevice(`${uid}${seed}`, log));
    /** What the log must say, whatever the order of saves. */
    const model = new Map<string, LogEntry>();

    for (let week = 1; week <= 3; week += 1) {
      for (const device of devices) device.line = 'cut';
      for (let step = 0; step < 30; step += 1) {
        const at = Math.floor(random() * devices.length);
        const device = devices[at]!;
        const day = pick(days);
        // The phone has odd periods, and the computer even ones.
        const key = `${day}-${pick(periods.filter((period) => period % 2 === at))}`;
        const editor = device.open();
        const before = editor.state.get().content;
        const what = random();
        if (what < 0.1) device.close();
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
      for (const device of devices) device.line = 'good';
      // In an order by chance; each twice, because the first does not know what the second has sent.
      for (const device of random() < 0.5
        ? [...devices, ...devices]
        : [...devices, ...devices].reverse()) {
        await device.meet();
      }
      expect((await devices[0]!.stored()).entries).toEqual(Object.fromEntries(model));
      for (const device of devices) {
        expect(statusOf(device.open().state.get())).toBe('saved');
        expect(device.open().state.get().content.entries).toEqual(Object.fromEntries(model));
      }
    }
    devices.forEach(({ close }) => close());
  },
);
