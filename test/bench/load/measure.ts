import type { processTree } from '../../support/process-tree.ts';

interface Calls {
  readonly milliseconds: number[];
  readonly statuses: Map<number, number>;
}

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN).toFixed(0).padStart(7);

const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

/**
 * Records calls, and once a second the memory of a process tree.
 * @param tree the current processes; shared pages count in each
 */
export function createMeasure(tree: () => ReturnType<typeof processTree>) {
  const calls = new Map<string, Calls>();
  const begun = performance.now();
  const used = () => tree().reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  const usedBefore = used();
  const memory: { readonly platform: number; readonly all: number }[] = [];
  const sample = () => {
    const sizes = tree().map(({ memoryMb }) => memoryMb);
    memory.push({
      platform: Math.max(...sizes),
      all: sizes.reduce((sum, one) => sum + one, 0),
    });
  };
  sample();
  const timer = setInterval(sample, 1_000);

  return {
    note: (name: string, milliseconds: number, status: number): void => {
      const found = calls.get(name) ?? { milliseconds: [], statuses: new Map<number, number>() };
      calls.set(name, found);
      found.milliseconds.push(milliseconds);
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
    },
    /** Ends the measurement; `faults` is the number of calls answered with 5xx. */
    report: (): { readonly table: string; readonly faults: number } => {
      clearInterval(timer);
      sample();
      let faults = 0;
      const rows = [...calls].map(([name, { milliseconds, statuses }]) => {
        const sorted = milliseconds.toSorted((a, b) => a - b);
        for (const [status, count] of statuses) if (status >= 500) faults += count;
        const answers = [...statuses].map(([status, count]) => `${status} ×${count}`).join(', ');
        const times = [0.5, 0.99, 1].map((part) => at(sorted, part)).join(' ');
        return `${name.padEnd(18)} ${String(sorted.length).padStart(7)} ${times}  ${answers}`;
      });
      const tenth = Math.max(1, Math.floor(memory.length / 10));
      const middle = (part: typeof memory) =>
        part.map(({ platform }) => platform).toSorted((a, b) => a - b)[Math.floor(part.length / 2)];
      const tenths = Array.from({ length: Math.min(10, memory.length) }, (_, index) =>
        middle(memory.slice(index * tenth, (index + 1) * tenth)),
      );
      const seconds = (performance.now() - begun) / 1_000;
      const peak = (of: 'platform' | 'all') => Math.max(...memory.map((one) => one[of]));
      const table = [
        `${''.padEnd(18)}   calls  p50 ms  p99 ms  max ms  answers`,
        ...rows,
        '',
        `faults of the server: ${faults}`,
        `processors in use: ${((used() - usedBefore) / seconds).toFixed(2)} on average`,
        `memory of the platform (RSS): ${megabytes(peak('platform'))} at its peak, with all its processes ${megabytes(peak('all'))}; ` +
          `in each tenth of the time: ${tenths.map((one = 0) => one.toFixed(0)).join(', ')}`,
      ].join('\n');
      return { table, faults };
    },
  };
}
