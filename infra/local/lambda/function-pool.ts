import type { FunctionSpec } from '../template/functions.ts';
import { startExecutionEnvironment, type ExecutionEnvironment } from './execution-environment.ts';
import type { Invocation } from './invocation.ts';
import type { EnvironmentOptions } from './start-worker.ts';

/** How far a function scales out here, and how long an idle worker is kept. */
export interface PoolLimits {
  readonly maxWorkers: number;
  readonly idleMs: number;
}

/** The workers of one function. */
export interface FunctionPool {
  invoke(event: unknown): Promise<Invocation>;
  /** Stops the workers; the next invocation starts a new one, with the code then on disk. */
  stop(): Promise<void>;
}

interface Slot {
  readonly environment: ExecutionEnvironment;
  idleTimer?: NodeJS.Timeout;
}

/** A pool that starts workers as invocations overlap, and lets further invocations wait when it is full. */
export const createFunctionPool = (
  spec: FunctionSpec,
  options: EnvironmentOptions,
  { maxWorkers, idleMs }: PoolLimits,
): FunctionPool => {
  const idle: Slot[] = [];
  const slots = new Set<Slot>();
  const waiting: (() => void)[] = [];

  const retire = async (slot: Slot): Promise<void> => {
    clearTimeout(slot.idleTimer);
    slots.delete(slot);
    const at = idle.indexOf(slot);
    if (at >= 0) idle.splice(at, 1);
    await slot.environment.stop();
  };
  const acquire = async (): Promise<Slot> => {
    for (;;) {
      const warm = idle.pop();
      if (warm !== undefined) {
        clearTimeout(warm.idleTimer);
        if (warm.environment.alive()) return warm;
        slots.delete(warm);
      } else if (slots.size < maxWorkers) {
        const slot = { environment: startExecutionEnvironment(spec, options) };
        slots.add(slot);
        return slot;
      } else {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    }
  };
  const release = (slot: Slot): void => {
    if (slot.environment.alive() && slots.has(slot)) {
      idle.push(slot);
      slot.idleTimer = setTimeout(() => void retire(slot), idleMs);
      slot.idleTimer.unref();
    } else {
      slots.delete(slot);
    }
    waiting.shift()?.();
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
