import type { FunctionSpec } from '../template/functions.ts';
import { startExecutionEnvironment, type ExecutionEnvironment } from './execution-environment.ts';
import type { Invocation } from './invocation.ts';
import type { EnvironmentOptions } from './start-worker.ts';
import type { Starts } from './starts.ts';

/** How many workers a function may have, and how long an idle one is kept. */
export interface PoolLimits {
  readonly maxWorkers: number;
  readonly idleMs: number;
}

/** The workers of one function. */
export interface FunctionPool {
  invoke(event: unknown): Promise<Invocation>;
  /** Stops the workers; the next invocation starts a new one with the current code. */
  stop(): Promise<void>;
}

interface Slot {
  readonly environment: ExecutionEnvironment;
  idleTimer?: NodeJS.Timeout;
}

/**
 * A pool that starts workers for overlapping invocations and queues further ones when it is full. The first free worker
 * takes the invocation that has waited longest, even if another worker is still loading.
 */
export const createFunctionPool = (
  spec: FunctionSpec,
  options: EnvironmentOptions & { readonly starts: Starts },
  { maxWorkers, idleMs }: PoolLimits,
): FunctionPool => {
  const idle: Slot[] = [];
  const slots = new Set<Slot>();
  const waiting: ((slot: Slot) => void)[] = [];
  /** Workers that are loading or will be, and those of them that have not started. */
  let loading = 0;
  let queued = 0;

  const retire = async (slot: Slot): Promise<void> => {
    clearTimeout(slot.idleTimer);
    slots.delete(slot);
    const at = idle.indexOf(slot);
    if (at >= 0) idle.splice(at, 1);
    await slot.environment.stop();
  };
  /** Gives a free worker to the next waiting invocation, or keeps it for a while. */
  const offer = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) {
      next(slot);
    } else if (slot.environment.alive() && slots.has(slot)) {
      idle.push(slot);
      slot.idleTimer = setTimeout(() => void retire(slot), idleMs);
      slot.idleTimer.unref();
    } else {
      slots.delete(slot);
    }
  };
  const load = async (): Promise<void> => {
    queued -= 1;
    if (waiting.length === 0) {
      // Other workers took the invocations.
      loading -= 1;
      return;
    }
    const slot = { environment: startExecutionEnvironment(spec, options) };
    slots.add(slot);
    // A worker that failed to load is offered too, because it reports the error to its invocation.
    await slot.environment.loaded();
    loading -= 1;
    offer(slot);
  };
  const grow = (): void => {
    if (loading >= waiting.length || slots.size + queued >= maxWorkers) return;
    loading += 1;
    queued += 1;
    void options.starts(load);
  };
  const acquire = (): Promise<Slot> => {
    for (let warm = idle.pop(); warm !== undefined; warm = idle.pop()) {
      clearTimeout(warm.idleTimer);
      if (warm.environment.alive()) return Promise.resolve(warm);
      slots.delete(warm);
    }
    const acquired = new Promise<Slot>((resolve) => waiting.push(resolve));
    grow();
    return acquired;
  };
  const release = (slot: Slot): void => {
    if (slot.environment.alive() && slots.has(slot)) {
      offer(slot);
    } else {
      slots.delete(slot);
      grow();
    }
  };

  return {
    invoke: async (event) => {
      const slot = await acquire();
      try {
        return await slot.environment.invoke(event);
      } finally {
        release(slot);
      }
    },
    stop: async () => {
      await Promise.all([...slots].map(retire));
    },
  };
};
