import { beforeEach, expect, it, vi } from 'vitest';
import {
  attendance,
  rollSigns,
  type Roll,
  type RollMark,
  type RollTaken,
} from '#shared/model/attendance.ts';
import { seeded } from '#shared/seeded.ts';
import { useEmptyTable as emptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import {
  getAttendanceVersion,
  listAttendanceVersions,
  putAttendanceDocument,
} from '#lambdas/record/handlers.ts';
import { handler as get } from '#lambdas/record/handlers/get-attendance.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { statusOf } from '#frontend/lib/documents/edited-document.ts';
import { createDevice, type Device } from '#frontend/test-support/device.fixture.ts';
import { mergeAttendance } from '../model/attendance-form.ts';
import { sayInMonth, undoOf, type RollChange } from '../model/say-roll.ts';

const { client, name } = emptyTable();
const classId = '01KJQ5N8000000000000000000';
const month = {
  ...{ kind: attendance, merge: mergeAttendance, params: { classId, monthId: 'm2026-11' }, get },
  put: putAttendanceDocument(),
  getVersion: getAttendanceVersion(),
  listVersions: listAttendanceVersions(),
};

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  localStorage.clear();
  await dynamoClassStore(client, name).add('teacher-1', classId, sampleClassToStore);
});

const pupils = Array.from({ length: 12 }, (_, at) => `p${at}`);
const keys = ['15', '16', '17', '18', '19'].flatMap((day) =>
  [1, 2, 6].map((period) => `2026-11-${day}-${period}`),
);

type Said = RollMark | RollTaken;
/** Everything that was ever said, by place. What was said last counts, on either device. */
type Ledger = Map<string, Said[]>;

/** What may be shown at each place: one, or several that were said at the same moment. */
const expected = (ledger: Ledger): Map<string, Said[]> =>
  new Map(
    [...ledger].map(([place, all]) => {
      const last = Math.max(...all.map(({ at }) => Date.parse(at)));
      return [place, all.filter(({ at }) => Date.parse(at) === last)];
    }),
  );

const shown = (rolls: Readonly<Record<string, Roll>>): Map<string, Said> => {
  const all = new Map<string, Said>();
  for (const [key, { taken, marks }] of Object.entries(rolls)) {
    if (taken) all.set(`${key} taken`, taken);
    for (const [pupil, mark] of Object.entries(marks)) all.set(`${key} ${pupil}`, mark);
  }
  return all;
};

/** Nothing that was said is missing, nothing that was said earlier is shown, and nothing else is there. */
const expectNothingLost = (rolls: Readonly<Record<string, Roll>>, ledger: Ledger): void => {
  const now = shown(rolls);
  const right = expected(ledger);
  expect([...now.keys()].toSorted()).toEqual([...right.keys()].toSorted());
  for (const [place, said] of now) expect(right.get(place)).toContainEqual(said);
};

it.each(Array.from({ length: 8 }, (_, at) => at + 1))(
  'two devices that call the same rolls for a week without a network, 500 taps each, lose nothing (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const devices = ['phone', 'computer'].map((uid) => createDevice(`${uid}${seed}`, month));
    // One clock is wrong by up to an hour.
    const clocks = [0, Math.floor((random() - 0.5) * 7_200_000)];
    const ledger: Ledger = new Map();
    let time = Date.UTC(2026, 10, 15, 7);

    const say = (device: Device<{ rolls: Record<string, Roll> }>, clock: number) => {
      const editor = device.open();
      const key = pick(keys);
      const rollNow = (): Roll => editor.state.get().content.rolls[key] ?? { marks: {} };
      const write = (change: RollChange): void => {
        const before = rollNow();
        const at = (said: Said | undefined): string =>
          new Date(Math.max(time + clock, said ? Date.parse(said.at) + 1 : 0)).toISOString();
        const note = (place: string, said: Said) =>
          ledger.set(`${key} ${place}`, [...(ledger.get(`${key} ${place}`) ?? []), said]);
        for (const [pupil, mark] of Object.entries(change.marks ?? {}))
          note(pupil, { ...mark, at: at(before.marks[pupil]) });
        if (change.taken) note('taken', { ...change.taken, at: at(before.taken) });
        editor.change((content) => sayInMonth(content, key, change, new Date(time + clock)));
      };
      const before = rollNow();
      const what = random();
      if (what < 0.1) write({ taken: { pupils: pupils.filter(() => random() < 0.8) } });
      else if (what < 0.12) write({ taken: { pupils: [] } });
      else {
        const note = random() < 0.1 ? { note: `ملاحظة ${Math.floor(random() * 9)}` } : {};
        write({ marks: { [pick(pupils)]: { sign: pick(rollSigns), ...note } } });
      }
      if (random() < 0.1) write(undoOf(before, rollNow())(rollNow()));
    };
    const tap = async (count: number) => {
      for (let taps = 0; taps < count * devices.length; taps += 1) {
        const at = taps % devices.length;
        const device = devices[at]!;
        time += Math.floor(random() * 60_000);
        say(device, clocks[at]!);
        const what = random();
        // The tab is closed or reloaded, in the middle of the roll or of an attempt to send it.
        if (what < 0.02) device.close();
        else if (what < 0.03) await device.open().saveNow();
        else if (what < 0.035) {
          void device.open().saveNow();
          device.close();
        }
      }
    };
    const meet = async () => {
      const order = random() < 0.5 ? devices : devices.toReversed();
      // What is sent arrives, but not its answer.
      for (const device of order) {
        device.line = pick(['good', 'deaf'] as const);
        if (device.line === 'deaf') await device.open().saveNow();
        device.line = 'good';
        if (random() < 0.3) device.close();
      }
      // Twice, because the first does not know what the second has sent.
      for (const device of [...order, ...order]) await device.meet();
      const { rolls } = await devices[0]!.stored();
      expectNothingLost(rolls, ledger);
      for (const device of devices) {
        expect(statusOf(device.open().state.get())).toBe('saved');
        expect(device.open().state.get().asks).toBeUndefined();
        expect(device.open().state.get().content.rolls).toEqual(rolls);
      }
    };

    for (const device of devices) device.line = 'cut';
    await tap(500);
    await meet();
    // Afterwards both go on from what they now share.
    for (const device of devices) device.line = 'cut';
    await tap(40);
    await meet();
    for (const { close } of devices) close();
  },
);
