import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { startWorld, type World } from './world.ts';

/** One line of the run's table. */
export interface FaultRow {
  readonly fault: string;
  readonly jobs: number;
  readonly outcome: string;
  readonly seconds: number;
}

declare module 'vitest' {
  interface TaskMeta {
    readonly faultRow?: FaultRow;
  }
}

/**
 * Checks a teacher's jobs after any faults: none is unfinished, none made a forbidden change, each ran once at most, a
 * key made one job, and results exist.
 * @returns how the confirmed jobs have ended
 */
export const verify = async (
  { ledger, executions }: Pick<World, 'ledger' | 'executions'>,
  scene: Scene,
): Promise<string[]> => {
  const { uid } = scene;
  expect(ledger.violationsOf(uid)).toEqual([]);
  expect(ledger.areAllFinished(uid)).toBe(true);
  for (const { execution, begun, ended } of executions.of(uid)) {
    expect([execution.name, begun, ended]).toEqual([execution.name, 1, 1]);
    expect(ledger.idsOf(uid)).toContain(execution.name);
  }
  return scene.outcomes();
};

/** The outcomes with their counts. */
export const summary = (outcomes: readonly string[]): string =>
  [...Map.groupBy(outcomes, (one) => one)]
    .map(([one, same]) => (same.length > 1 ? `${one} ×${same.length}` : one))
    .join(', ') || 'no job is left';

/** The scenarios of one file, with one platform. */
export const useScenarios = (options?: Parameters<typeof startWorld>[0]) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(options);
  });
  afterAll(() => world.close());

  /**
   * A fault, and what a teacher does meanwhile.
   * @param run returns how its jobs should end, in order of submission, and may add notes to the table
   */
  const scenario = (
    fault: string,
    run: (scene: Scene, world: World) => Promise<readonly string[]>,
  ): void =>
    it(fault, async ({ task }) => {
      const scene = await world.newScene();
      const start = performance.now();
      try {
        const expected = await run(scene, world);
        const minutes = await world.settle([scene]);
        expect(world.faults.unstruck()).toEqual([]);
        world.faults.reset();
        world.clock.skewFunctions(0);
        const outcomes = await verify(world, scene);
        expect(outcomes).toEqual(expected);
        // Late or repeated events change nothing about a finished job.
        world.deliverAgain(scene.uid);
        world.clock.advance(30 * 60_000);
        await world.sweep();
        await world.quiet();
        scene.seen.clear();
        expect(await verify(world, scene)).toEqual(expected);
        const when = minutes === 0 ? '' : `, by the sweep after ${minutes} min`;
        const seconds = (performance.now() - start) / 1000;
        const outcome = [...scene.notes, summary(outcomes)].join('; ') + when;
        Object.assign(task.meta, {
          faultRow: { fault, jobs: outcomes.length, outcome, seconds },
        });
      } finally {
        world.faults.reset();
        world.clock.reset();
      }
    });
  return { scenario };
};
