/**
 * `npm run test:devices`: two browsers edit one mark sheet in many rounds, with deletions and new beginnings, lost
 * networks, reloads and closed tabs. `--rounds` and `--seed`, which repeats what happens in each round. It ends with an
 * error if a mark that was typed and not given up is neither in the record, nor asked about, nor offered to be
 * copied; if a page says that all is saved and shows something else; or if something does not end in time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTimeout } from '#core/timeout.ts';
import { seeded, seedOf } from '#shared/seeded.ts';
import { startPlatform } from '#infra/local/platform.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import { launchBrowser } from '../support/browser.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { openDevice, type Device, type Pick } from './two-devices/device.ts';
import { createSheet, marksIn } from './two-devices/sheet.ts';

/** Milliseconds for one step of a round. */
const LIMIT = 150_000;

const values = readOptions({
  rounds: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
});
const rounds = wholeNumber('rounds', values.rounds);
const seed = wholeNumber('seed', values.seed);
/** Chance for one step: how much of it an earlier step took, which can depend on time, changes nothing. */
const chance = (round: number, step: string): Pick => {
  const random = seeded(seedOf(`${seed}/${round}/${step}`));
  return (...all) => all[Math.floor(random() * all.length)]!;
};

const dataDir = await mkdtemp(join(tmpdir(), 'daftar-two-devices-'));
const platform = await startPlatform({ port: 0, authPort: 0, dataDir, prepare });
const browser = await launchBrowser();
const sheet = await createSheet({ url: platform.url, authUrl: platform.auth.url });
const { ledger } = sheet;
const devices: readonly Device[] = await Promise.all(
  ['phone', 'computer'].map((name) => openDevice(browser, platform.url, name, sheet)),
);

/** What may happen on a device, by name; typing most often. */
const acts: Readonly<Record<string, (device: Device, pick: Pick) => Promise<unknown>>> = {
  type: (device, pick) => device.type(pick),
  wait: (device, pick) => device.wait(pick(100, 700, 2_000)),
  line: (device, pick) => device.setOffline(pick(true, true, false)),
  reload: (device) => device.reload(),
  close: (device) => device.close(),
  'begin again': async () => {
    await sheet.delete();
    await sheet.begin();
  },
  delete: () => sheet.delete(),
  begin: () => sheet.begin(),
};
const names = [...Object.keys(acts), 'type', 'type', 'type', 'type'];

/** What has happened in this round, and how often each act has in all. */
let steps: string[] = [];
const counts: Record<string, number> = {};
const failed: string[] = [];

/** One step of a round; ends the run, saying what the pages show, if it does not end. */
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  steps.push(name);
  try {
    return await withTimeout(LIMIT, work);
  } catch (error) {
    const pages = await withTimeout(10_000, () =>
      Promise.all(devices.map((one) => one.describe())),
    );
    throw new Error(`After ${steps.join(', ')}:\n${pages.join('\n\n')}`, { cause: error });
  }
};
const act = async (round: number, number: number): Promise<void> => {
  const pick = chance(round, `act ${number}`);
  const [name, device] = [pick(...names), pick(...devices)];
  const before = sheet.typed();
  counts[name] = (counts[name] ?? 0) + 1;
  await step(`${name} (${device.name})`, async () => acts[name]?.(device, pick));
  if (sheet.typed() > before) steps.push(`typed ${(sheet.typed() / 100).toFixed(2)}`);
};

/** Lets both send what they have; says what is in the record or before the eyes of a user. */
const settle = async (): Promise<Set<string>> => {
  for (const device of devices) {
    await device.setOffline(false);
    await device.open();
  }
  // Twice, because what one device sends the other one has to take in.
  for (const device of [...devices, ...devices]) await device.send();
  sheet.noteDeletions();
  const stored = marksIn(await sheet.stored());
  const kept = await Promise.all(devices.map((device) => device.keptMarks()));
  return new Set([...stored, ...kept.flat()]);
};
/** Pages that say that all is saved, and do not show what the record has, also not a moment later. */
const findUntrue = async (): Promise<string[]> => {
  const stored = marksIn(await sheet.stored())
    .toSorted()
    .join(' ');
  const faults = await Promise.all(
    devices.map(async (device) => {
      let shown: string | undefined;
      for (let tries = 0; tries < 20; tries += 1) {
        shown = (await device.savedMarks())?.toSorted().join(' ');
        if (shown === undefined || shown === stored) return [];
        await device.wait(250);
      }
      return [`${device.name} says “saved” and shows ${shown}, not ${stored}`];
    }),
  );
  return faults.flat();
};

const started = Date.now();
const seconds = (): number => (Date.now() - started) / 1000;
let round = 1;
try {
  for (; round <= rounds; round += 1) {
    steps = [];
    const length = 3 + chance(round, 'length')(0, 1, 2, 3, 4);
    for (let number = 1; number <= length; number += 1) await act(round, number);
    const inSight = await step('settle', settle);
    const lost = ledger.lost(inSight);
    const faults = [...lost.map((mark) => `${mark} is lost`), ...(await step('look', findUntrue))];
    if (faults.length > 0)
      failed.push(`round ${round}: ${faults.join('; ')} after ${steps.join(', ')}`);
    ledger.deleted(lost);
    console.log(
      `round ${round}: ${sheet.typed()} marks typed, ${inSight.size} in sight, ${faults.length} faults, ${seconds().toFixed(0)} s`,
    );
    for (const device of devices)
      await step(`decide (${device.name})`, () => device.decide(chance(round, device.name)));
    if ((await sheet.stored()) === '') await sheet.begin();
    for (const device of devices) await step(`open (${device.name})`, () => device.open());
  }
} catch (error) {
  failed.push(
    `round ${round} did not end. ${error instanceof Error ? `${error.message}\n${String(error.cause)}` : ''}`,
  );
} finally {
  await browser.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
}
const all = Object.entries(counts).map(([name, count]) => `${count} × ${name}`);
console.log(
  `${round - 1} of ${rounds} rounds with seed ${seed}, ${(seconds() / (round - 1 || 1)).toFixed(1)} s each: ${all.join(', ')}. ` +
    `${sheet.typed()} marks typed, ${sheet.saves.length} saves, ${sheet.deletions.length} deletions, ${failed.length} rounds with faults.`,
);
if (failed.length > 0) {
  console.error(failed.join('\n'));
  process.exitCode = 1;
}
