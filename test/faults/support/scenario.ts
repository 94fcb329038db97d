import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { startWorld, type World } from './world.ts';

/** One line of the table that the run prints. */
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
 * What is true of a teacher's jobs whatever has failed: none is open, none has gone a way that jobs do not go, each has
 * been run once at the most, a key has made one job, and what was answered is there.
 * @returns how the jobs have ended that were answered
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

/** Outcomes, each with how often it occurs. */
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
   * @param run answers how its jobs are to end, in the order they were submitted in, and may say more for the table
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
        // Nothing that comes too late, or once more, changes what has ended.
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
