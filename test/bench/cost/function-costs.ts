import { jobDescriptors } from '#shared/contracts/index.ts';
import { readSourcePage } from '#shared/contracts/source-pages.ts';
import { type JobKind, jobSteps } from '#shared/model/job-steps.ts';
import { servicePrices } from './prices.ts';
import type { Deployed } from './templates.ts';
import type { Usage } from './usage.ts';

/** CPU milliseconds on one whole CPU: of a cold call, loading included, and of a warm one. */
interface Measured {
  readonly cold: number;
  readonly warm: number;
}

const secondsOf = (kind: JobKind) => jobDescriptors[kind].cost.seconds;

export interface FunctionCostsInput {
  readonly deployed: Pick<Deployed, 'memory'>;
  readonly usage: Usage;
  /** By bundle, measured by `npm run bench:lambda -- --keep`. */
  readonly measured: Readonly<Record<string, Measured>>;
}

/** Megabytes for one whole CPU; with less memory, computing is slower in proportion. */
const WHOLE_CPU = 1769;

/** The cost of functions in US dollars; `NaN` if a figure is missing. */
export function functionCosts({ deployed, usage, measured }: FunctionCostsInput) {
  const { lambda } = servicePrices;
  const memoryOf = (bundle: string): number => deployed.memory.get(bundle) ?? NaN;
  const running = (bundle: string, seconds: number): number =>
    (memoryOf(bundle) / 1024) * seconds * lambda.gigabyteSecond + lambda.call;

  /** One call of a function with little work, averaged over cold and warm starts. */
  const costOfCall = (bundle: string): number => {
    const { cold, warm } = measured[bundle] ?? { cold: NaN, warm: NaN };
    const computing = usage.coldShare * cold + (1 - usage.coldShare) * warm;
    const slower = Math.max(1, WHOLE_CPU / memoryOf(bundle));
    return running(bundle, (computing * slower + usage.waitPerCall) / 1000);
  };
  return {
    ofCall: costOfCall,
    /** The reading of a photographed page for a source text. */
    ofSourcePage: (): number => running(readSourcePage.id, usage.secondsOfSourcePage),
    /** The average cost of a call over those of these functions that were measured. */
    ofCalls: (bundles: readonly string[]): number => {
      const known = bundles.filter((bundle) => bundle in measured);
      return known.reduce((sum, bundle) => sum + costOfCall(bundle), 0) / known.length;
    },
    /** The steps of one job, with the records of each step and of the end. */
    ofJob: (kind: JobKind): number =>
      jobSteps[kind].reduce(
        (sum, { id, task }) =>
          sum + running(task, secondsOf(kind)[id] ?? NaN) + costOfCall('record-job'),
        costOfCall('record-job'),
      ),
  };
}
