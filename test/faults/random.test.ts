import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobKind } from '#shared/model/job-steps.ts';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { bodyOf } from './support/orders.ts';
import { drawFault } from './support/random-faults.ts';
import { summary, verify, type FaultRow } from './support/scenario.ts';
import type { SetFault } from './support/faults.ts';
import type { Scene } from './support/scene.ts';
import { startWorld, type World } from './support/world.ts';

const seed = Number(process.env['FAULTS_SEED'] ?? 1);
const count = Number(process.env['FAULTS_SEQUENCES'] ?? 300);
/** Sequences run at the same time, each for its own teacher; they share one clock. */
const together = 10;
/** Drafts cost the least, so there are more of them. */
const kinds = [
  'ai-content',
  'ai-content',
  'ai-content',
  'notebook',
  'grade',
] as const satisfies readonly JobKind[];

let world: World;
let scenes: Scene[];
const drawn: SetFault[] = [];
beforeAll(async () => {
  world = await startWorld();
  scenes = [];
  for (let index = 0; index < together; index += 1) scenes.push(await world.newScene());
});
afterAll(() => world.close());

/** A teacher's actions and the faults meanwhile, decided by the seed and this number. */
const play = async (number: number, scene: Scene): Promise<string> => {
  const chance = chanceOf(seed * 10_000 + number);
  const kind = chance.pick(kinds);
  const body = await bodyOf(kind, scene.teacher, scene.client);
  const texts: string[] = [];
  for (let index = chance.whole(1, 4); index > 0; index -= 1) {
    const { fault, text } = drawFault(chance, kind, scene, world);
    drawn.push(world.faults.inject(fault));
    texts.push(text);
  }
  const key = randomUUID();
  const calls = chance.pick([1, 1, 1, 2, 3]);
  const isPatient = chance.percent(70);
  const submit = () =>
    isPatient ? scene.persist(kind, { key, body }) : scene.submit(kind, { key, body });
  await Promise.all(Array.from({ length: calls }, submit));
  return `${kind} ×${calls}${isPatient ? ', patiently' : ''}: ${texts.join('; ')}`;
};

it(`${count} sequences of seed ${seed}`, { timeout: 60 * 60_000 }, async ({ task }) => {
  const begun = performance.now();
  const failures: string[] = [];
  let latest = 0;
  for (let first = 0; first < count; first += together) {
    const playing = scenes.slice(0, count - first);
    const texts = await Promise.all(playing.map((scene, index) => play(first + index, scene)));
    await world.quiet();
    // Faults of AWS pass; faults in a function remain.
    world.faults.clear(({ place }) => place !== 'function');
    const problems: unknown[] = [];
    const note = (error: unknown) => void problems.push(error);
    const minutes = await world.settle(playing).catch((error: unknown) => {
      note(error);
      return 0;
    });
    latest = Math.max(latest, minutes);
    world.faults.reset();
    for (const { uid } of playing) world.deliverAgain(uid);
    await world.quiet();
    for (const scene of playing) await verify(world, scene).catch(note);
    world.clock.reset();
    if (problems.length > 0) {
      const played = texts.map((text, index) => `  ${first + index}. ${text}`).join('\n');
      failures.push(`${problems.map(String).join('\n')}\n${played}`);
      break;
    }
  }
  expect(failures.join('\n')).toBe('');
  // A job that has failed does not meet the other faults that were drawn for it.
  const struck = drawn.filter((one) => one.struck > 0);
  for (const place of ['call', 'function', 'event', 'journal'] as const)
    expect(struck.filter(({ fault }) => fault.place === place).length).toBeGreaterThan(0);
  expect(struck.length).toBeGreaterThan(drawn.length / 3);
  const outcomes = (await Promise.all(scenes.map((scene) => scene.outcomes()))).flat();
  const faultRow: FaultRow = {
    fault: `${count} sequences of seed ${seed}: ${struck.length} of ${drawn.length} faults occurred`,
    jobs: outcomes.length,
    outcome: `${summary(outcomes)}; the last by the sweep after ${latest} min`,
    seconds: (performance.now() - begun) / 1000,
  };
  Object.assign(task.meta, { faultRow });
});
