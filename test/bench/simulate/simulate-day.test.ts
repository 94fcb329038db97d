import { describe, expect, it } from 'vitest';
import { jobKinds } from '#shared/model/job-steps.ts';
import { createAgenda } from './agenda.ts';
import { afterError, machineOf } from './machine.ts';
import { endOfDay, shareAt } from './school-day.ts';
import { simulateDay } from './simulate-day.ts';

const plenty = { functions: 1_000, models: 1_000, calls: 1_000, costly: 1_000 };

describe('a simulated school day', () => {
  it('keeps nobody waiting where there is room for everything', async () => {
    const day = await simulateDay(1_000, plenty);
    expect(day).toMatchObject({ waiting: 0, failed: 0, refused: 0, givenUp: 0, overdue: 0 });
    expect(day.waits.longest).toBeLessThan(1);
    expect(day.jobs).toBeGreaterThan(1_000);
  });

  it('tells teachers to wait where models have little room, and ends every job', async () => {
    const day = await simulateDay(1_000, { ...plenty, models: 8 });
    expect(day.waiting).toBeGreaterThan(0);
    expect(day.waits.longest).toBeGreaterThan(60);
    expect(day.waits.longest).toBeLessThan(71 * 60);
    expect(day.overdue).toBe(0);
  });

  it('refuses calls above the throttles', async () => {
    const day = await simulateDay(1_000, { ...plenty, calls: 2, costly: 0.01 });
    expect(day.refused).toBeGreaterThan(0.1);
    expect(day.givenUp).toBeGreaterThan(0);
  });

  it('is the same again for the same seed', async () => {
    const given = [500, { ...plenty, models: 4 }, 7] as const;
    expect(await simulateDay(...given)).toEqual(await simulateDay(...given));
  });
});

it('all work of a day begins on that day', () => {
  const seconds = Array.from({ length: endOfDay }, (_, second) => shareAt(second));
  expect(seconds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

it('what is agreed for a moment happens in order', async () => {
  const agenda = createAgenda();
  const seen: number[] = [];
  for (const at of [5, 1, 4, 2, 3]) agenda.add(at, () => void seen.push(agenda.now()));
  agenda.add(2.5, () => agenda.add(2.75, () => void seen.push(agenda.now())));
  await agenda.play();
  expect(seen).toEqual([1, 2, 2.75, 3, 4, 5]);
});

it.each(jobKinds)('each state of the machine leads to another or to the end: %s', (kind) => {
  const { start, states } = machineOf(kind);
  const passed: string[] = [];
  for (let name: string | undefined = start; name; name = states.get(name)?.Next) {
    expect(states.has(name), name).toBe(true);
    passed.push(name);
  }
  expect(passed).toContain('Record success');
});

it('a retry waits as its policy says, until its tries are used up', () => {
  const { states } = machineOf('ai-content');
  const attempts: number[] = [];
  const waits: number[] = [];
  for (;;) {
    const then = afterError(
      states.get('drafting again')!,
      'ThrottlingException',
      attempts,
      () => 1,
    );
    if (!('again' in then)) {
      expect(then.next).toBe('Record failure');
      break;
    }
    waits.push(then.again);
  }
  expect(waits.slice(0, 3)).toEqual([2, 4, 8]);
  expect(waits.at(-1)).toBe(120);
});
