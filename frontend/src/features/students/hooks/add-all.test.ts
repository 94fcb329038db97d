import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError, SessionEndedError } from '#frontend/lib/api/api-error.ts';
import { addAll, type Outcome } from './add-all.ts';

const drafts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ fullName: `P ${n}`, email: `p${n}@school.dz` }));
const refused = (code: ErrorCode) => new ApiError(409, code);

const run = async (
  count: number,
  add: (email: string) => unknown,
  signal = new AbortController().signal,
) => {
  const outcomes = new Map<number, Outcome>();
  const pause = vi.fn(async () => {});
  const work = addAll(drafts(count), {
    add: async ({ email }) => add(email),
    signal,
    onOutcome: (index, outcome) => outcomes.set(index, outcome),
    pause,
  });
  return { work, outcomes, pause };
};
const statuses = (outcomes: Map<number, Outcome>) =>
  [...outcomes].toSorted(([a], [b]) => a - b).map(([, { status }]) => status);

describe('addAll', () => {
  it('adds all students, three at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { work, outcomes } = await run(20, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
    });
    await work;
    expect(statuses(outcomes)).toEqual(Array(20).fill('added'));
    expect(most).toBe(3);
  });

  it('counts the students who are already there, and goes on after a failure', async () => {
    const { work, outcomes } = await run(4, (email) => {
      if (email.startsWith('p1')) throw refused('student-exists');
      if (email.startsWith('p2')) throw new TypeError('network');
    });
    await work;
    expect(statuses(outcomes)).toEqual(['added', 'listed', 'failed', 'added']);
    expect(outcomes.get(2)).toEqual({ status: 'failed', reason: { id: 'students.addFailed' } });
  });

  it('retries a busy service after longer and longer pauses', async () => {
    let calls = 0;
    const { work, outcomes, pause } = await run(1, () => {
      calls += 1;
      const codes = ['too-many-requests', 'unavailable', 'identity-unavailable'] as const;
      const code = codes[calls - 1];
      if (code) throw refused(code);
    });
    await work;
    expect(pause.mock.calls.flat()).toEqual([1_000, 3_000, 9_000]);
    expect(statuses(outcomes)).toEqual(['added']);
  });

  it('gives up when the service stays busy', async () => {
    const { work, outcomes } = await run(1, () => {
      throw refused('unavailable');
    });
    await work;
    expect(outcomes.get(0)).toEqual({ status: 'failed', reason: { id: 'error.unavailable' } });
  });

  it.each([
    'quota-exceeded',
    'unverified-quota-exceeded',
    'project-quota-exceeded',
    'roster-full',
  ] as const)('stops after %s', async (code) => {
    const add = vi.fn(() => {
      throw refused(code);
    });
    const { work, outcomes } = await run(500, add);
    await work;
    expect(add.mock.calls.length).toBeLessThan(10);
    expect(outcomes.size).toBe(add.mock.calls.length);
  });

  it('finishes the requests under way when it is stopped, and starts no more', async () => {
    const controller = new AbortController();
    const stop = async () => {
      await Promise.resolve();
      controller.abort();
    };
    const { work, outcomes } = await run(50, stop, controller.signal);
    await work;
    expect(statuses(outcomes)).toEqual(['added', 'added', 'added']);
  });

  it('adds the rest of 1,000 students after one failure, and completes when the list is chosen again', async () => {
    const added = new Set<string>();
    let isAway = true;
    const controller = new AbortController();
    const add = (email: string) => {
      if (added.has(email)) throw refused('student-exists');
      if (email === 'p500@school.dz' && isAway) throw refused('identity-unavailable');
      added.add(email);
    };
    const first = await run(1_000, add);
    await first.work;
    expect(added.size).toBe(999);
    expect(first.outcomes.get(500)).toMatchObject({ status: 'failed' });
    isAway = false;
    added.delete('p900@school.dz');
    // Simulates a tab that is closed halfway and the same list chosen again.
    const cut = await run(
      1_000,
      (email) => {
        if (email === 'p700@school.dz') controller.abort();
        add(email);
      },
      controller.signal,
    );
    await cut.work;
    expect(added.size).toBe(999);
    const last = await run(1_000, add);
    await last.work;
    expect(added.size).toBe(1_000);
    expect(statuses(last.outcomes).filter((status) => status === 'failed')).toEqual([]);
  });

  it('stops when the session ends', async () => {
    const add = vi.fn(() => {
      throw new SessionEndedError('refused');
    });
    const { work } = await run(50, add);
    await expect(work).rejects.toBeInstanceOf(SessionEndedError);
    expect(add.mock.calls.length).toBeLessThanOrEqual(3);
  });
});
