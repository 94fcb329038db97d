import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TemplateDocument } from '#infra/local/template/document.ts';
import { summary, verify, type FaultRow } from '../support/scenario.ts';
import type { Scene } from '../support/scene.ts';
import { startWorld, type World } from '../support/world.ts';
import { askLines } from './log-query.ts';
import { askMetrics } from './metric-query.ts';
import { minute } from './metrics.ts';
import { createMonitor, type Monitor } from './monitor.ts';
import { queriesOf } from './runbook.ts';

type Row = Readonly<Record<string, unknown>>;

/** The tools of a rehearsal. */
interface Stage {
  readonly scene: Scene;
  readonly world: World;
  readonly monitor: Monitor;
  /** Expects the alarm to be quiet at this value, below its threshold. */
  readonly isQuietAt: (figure: number) => Promise<void>;
  /**
   * Expects the alarm to go off and to be allowed to notify; with another binding it must stay quiet, unless it is set
   * off by missing data.
   */
  readonly goesOff: (at?: 'silence') => Promise<void>;
  /** Lets minutes pass, and then sweeps. */
  readonly sweepAfter: (minutes: number) => Promise<void>;
  /** Runs the runbook's queries for this alarm, or for another named section: the rows of each query. */
  readonly ask: (name?: string) => Row[][];
}

/** No schedule runs by itself: a test decides when the sweep runs. */
const disableSchedules = (templates: ReadonlyMap<string, TemplateDocument>): void => {
  for (const { Resources } of templates.values()) {
    for (const { Type, Properties } of Object.values(Resources)) {
      if (Type === 'AWS::Events::Rule' && 'ScheduleExpression' in Properties)
        Properties['State'] = 'DISABLED';
    }
  }
};

/** The alarms of the templates, for one platform. */
export const useAlarms = (
  options?: Pick<NonNullable<Parameters<typeof startWorld>[0]>, 'addresses'>,
) => {
  let world: World;
  let monitor: Monitor;
  const rehearsed: string[] = [];
  beforeAll(async () => {
    world = await startWorld({
      ...options,
      amend: disableSchedules,
      witness: (clock) => {
        monitor = createMonitor(clock);
        return monitor.witness;
      },
    });
  });
  afterAll(() => world.close());

  const ask = (name: string): Row[][] =>
    queriesOf(name).map((query) =>
      query.startsWith('SELECT')
        ? askMetrics(query, monitor.metrics).map(([key, sum]) => ({ [key]: sum }))
        : askLines(query, monitor.lines()),
    );

  /**
   * Expects an alarm that is quiet to go off at a fault, and to end after the runbook's instructions.
   * @param run causes the fault and follows the runbook; returns how the jobs should end, in order
   */
  const rehearse = (
    name: string,
    fault: string,
    run: (stage: Stage) => Promise<readonly string[]>,
  ): void => {
    rehearsed.push(name);
    it(`${name}: ${fault}`, async ({ task }) => {
      const start = performance.now();
      world.clock.reset();
      monitor.begin();
      const scene = await world.newScene();
      const { clock, faults } = world;
      const sweepAfter = async (minutes: number) => {
        clock.advance(minutes * minute);
        await world.sweep();
      };
      try {
        await scene.submit('ai-content');
        await world.quiet();
        await world.sweep();
        expect(monitor.ringing()).toEqual([]);

        const begun = clock.now();
        let minutes: number | undefined;
        const expected = await run({
          scene,
          world,
          monitor,
          // Functions' log lines arrive with a delay.
          isQuietAt: async (figure) => {
            await expect.poll(() => monitor.figure(name)).toBeCloseTo(figure, 6);
            expect(monitor.state(name)).toBe('OK');
          },
          goesOff: async (at) => {
            await expect.poll(() => monitor.state(name)).toBe('ALARM');
            expect(monitor.stateLater(name)).toBe('ALARM');
            expect(monitor.told(name)).toEqual([[expect.any(String)], [expect.any(String)]]);
            if (at !== 'silence') expect(monitor.misboundRinging(name)).toBe(0);
            minutes = Math.round((clock.now() - begun) / minute);
          },
          sweepAfter,
          ask: (other = name) => ask(other),
        });
        await world.settle([scene]);
        expect(faults.unstruck()).toEqual([]);
        faults.reset();

        const answered = clock.now();
        while (monitor.state(name) === 'ALARM') {
          expect(clock.now() - answered).toBeLessThan(monitor.memoryOf(name) * minute);
          clock.advance(minute);
        }
        const over = Math.round((clock.now() - answered) / minute);
        // It stays quiet, as do the alarms that went off with it.
        for (let sweep = 0; sweep < 12; sweep += 1) await sweepAfter(5);
        await expect.poll(() => monitor.ringing()).toEqual([]);
        clock.reset();
        const outcomes = await verify(world, scene);
        expect(outcomes).toEqual(['SUCCESS', ...expected]);
        const faultRow: FaultRow = {
          fault: `${name}: ${fault}`,
          jobs: outcomes.length,
          outcome: `goes off after ${minutes} min, is over ${over} min after the answer; ${summary(outcomes)}`,
          seconds: (performance.now() - start) / 1000,
        };
        Object.assign(task.meta, { faultRow });
      } finally {
        faults.reset();
        clock.reset();
      }
    });
  };

  return { rehearse, rehearsed, monitor: () => monitor };
};
