import type { App } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { jobKinds, jobSteps, type JobStep } from '#shared/model/job-steps.ts';
import { NodeFunction } from './constructs/node-function.ts';

/** What every function of a step gets, so that a kind that is seldom used still runs. */
const LEAST = 5;

/** How many of `total` functions at once each step may take, by its bundle: by the time it runs in a month. */
export function concurrencyOfSteps(total: number): ReadonlyMap<string, number> {
  const weights = jobKinds.flatMap((kind) => {
    const { perMonth, seconds } = jobDescriptors[kind].cost;
    const steps: readonly JobStep[] = jobSteps[kind];
    return steps.flatMap(({ id, task }) =>
      task === undefined ? [] : [[task, perMonth * (seconds[id] ?? 1)] as const],
    );
  });
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  const left = total - LEAST * weights.length;
  return new Map(
    weights.map(([task, weight]) => [task, LEAST + Math.floor((left * weight) / sum)]),
  );
}

/** Limits what the steps of jobs take of the account's functions, so that the API is never without. */
export function shareConcurrency(app: App, total: number): void {
  const shares = concurrencyOfSteps(total);
  for (const construct of app.node.findAll()) {
    if (!(construct instanceof NodeFunction)) continue;
    const share = shares.get(construct.bundle);
    const resource = construct.node.defaultChild;
    if (share !== undefined && resource instanceof CfnFunction)
      resource.reservedConcurrentExecutions = share;
  }
}
