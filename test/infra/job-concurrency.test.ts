import type { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { jobKinds, jobSteps } from '#shared/model/job-steps.ts';
import { routeParts, synthesized } from '../support/synthesized.ts';

const reservedIn = (template: Template): number[] =>
  Object.values(template.findResources('AWS::Lambda::Function')).flatMap(
    ({ Properties }) =>
      (Properties as { ReservedConcurrentExecutions?: number }).ReservedConcurrentExecutions ?? [],
  );

it('functions share the account’s concurrency unless the context limits those of jobs', () => {
  const templates = synthesized();
  expect(
    [...routeParts, 'workflows' as const].flatMap((part) => reservedIn(templates[part])),
  ).toEqual([]);
});

it('the steps of jobs together take what the context allows, and the API is not limited', () => {
  const { workflows, ...others } = synthesized({ jobConcurrency: 600 });
  const reserved = reservedIn(workflows);
  expect(reserved).toHaveLength(jobKinds.reduce((sum, kind) => sum + jobSteps[kind].length, 0));
  expect(reserved.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(600);
  expect(Object.values(others).flatMap(reservedIn)).toEqual([]);
});
