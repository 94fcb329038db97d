import type pLimit from 'p-limit';
import type { FunctionSpec } from '../template/functions.ts';
import { startExecutionEnvironment, type ExecutionEnvironment } from './execution-environment.ts';
import type { Invocation } from './invocation.ts';
import type { EnvironmentOptions } from './start-worker.ts';

/** How many workers a function may have, how long an idle one is kept, and how many of all functions. */
export interface PoolLimits {
  readonly maxWorkers: number;
  readonly idleMs: number;
  readonly maxIdle: number;
}

interface PoolOptions extends EnvironmentOptions {
  /** Limits how many workers load at a time. */
  readonly starts: ReturnType<typeof pLimit>;
  /** What ends each idle worker of all functions, first the one that is idle longest. */
  readonly idle: Set<() => void>;
}

interface Slot {
  readonly environment: ExecutionEnvironment;
  /** While it is idle. */
  end?: () => void;
  idleTimer?: NodeJS.Timeout;
}

/** The workers of one function; further invocations are queued. The first free worker takes the oldest. */
export class FunctionPool {
  readonly #spec: FunctionSpec;
  readonly #options: PoolOptions;
  readonly #limits: PoolLimits;
  readonly #idle: Slot[] = [];
  readonly #slots = new Set<Slot>();
  readonly #waiting: ((slot: Slot) => void)[] = [];
  /** Workers that are loading or will be, and those of them that have not started. */
  #loading = 0;
  #queued = 0;

  constructor(spec: FunctionSpec, options: PoolOptions, limits: PoolLimits) {
    this.#spec = spec;
    this.#options = options;
    this.#limits = limits;
  }

  async invoke(event: unknown): Promise<Invocation> {
    const slot = await this.#acquire();
    try {
      return await slot.environment.invoke(event);
    } finally {
      this.#release(slot);
    }
  }

  /** Stops the workers; the next invocation starts a new one with the current code. */
  async stop(): Promise<void> {
    await Promise.all([...this.#slots].map((slot) => this.#retire(slot)));
  }

  async #retire(slot: Slot): Promise<void> {
    this.#wake(slot);
    this.#slots.delete(slot);
    const at = this.#idle.indexOf(slot);
    if (at >= 0) this.#idle.splice(at, 1);
    await slot.environment.stop();
  }

  #wake(slot: Slot): void {
    clearTimeout(slot.idleTimer);
    if (slot.end) this.#options.idle.delete(slot.end);
  }

  #rest(slot: Slot): void {
    const { idle } = this.#options;
    this.#idle.push(slot);
    slot.idleTimer = setTimeout(() => void this.#retire(slot), this.#limits.idleMs).unref();
    const [longest] = idle;
    if (idle.size >= this.#limits.maxIdle) longest?.();
    slot.end = () => void this.#retire(slot);
    idle.add(slot.end);
  }

  /** Gives a free worker to the next waiting invocation, or keeps it for a while. */
  #offer(slot: Slot): void {
    const next = this.#waiting.shift();
    if (next) {
      next(slot);
    } else if (slot.environment.alive() && this.#slots.has(slot)) {
      this.#rest(slot);
    } else {
      this.#slots.delete(slot);
    }
  }

  async #load(): Promise<void> {
    this.#queued -= 1;
    if (this.#waiting.length === 0) {
      // Other workers took the invocations.
      this.#loading -= 1;
      return;
    }
    const slot = { environment: startExecutionEnvironment(this.#spec, this.#options) };
    this.#slots.add(slot);
    // A worker that failed to load is offered too, because it reports the error to its invocation.
    await slot.environment.loaded();
    this.#loading -= 1;
    this.#offer(slot);
  }

  #grow(): void {
    const isFull = this.#slots.size + this.#queued >= this.#limits.maxWorkers;
    if (isFull || this.#loading >= this.#waiting.length) return;
    this.#loading += 1;
    this.#queued += 1;
    void this.#options.starts(() => this.#load());
  }

  #acquire(): Promise<Slot> {
    for (let warm = this.#idle.pop(); warm !== undefined; warm = this.#idle.pop()) {
      this.#wake(warm);
      if (warm.environment.alive()) return Promise.resolve(warm);
      this.#slots.delete(warm);
    }
    const acquired = new Promise<Slot>((resolve) => this.#waiting.push(resolve));
    this.#grow();
    return acquired;
  }

  #release(slot: Slot): void {
    if (slot.environment.alive() && this.#slots.has(slot)) {
      this.#offer(slot);
    } else {
      this.#slots.delete(slot);
      this.#grow();
    }
  }
}
