import { describe, expect, it } from 'vitest';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { jobKinds, jobSteps } from '#shared/model/job-steps.ts';
import { estimate, type EstimateInput } from './estimate.ts';
import { usage } from './usage.ts';

const bundles = [
  'authorize',
  'get-profile',
  'record-job',
  'read-source-page',
  ...Object.values(jobSteps).flatMap((steps) => steps.map(({ task }) => task)),
];
const lists = ['list-notebook-jobs', 'list-grade-jobs', 'list-content-jobs'];
const of: Record<string, readonly Record<string, unknown>[]> = {
  'AWS::CloudWatch::Alarm': [{ MetricName: 'Errors' }, { Metrics: [{ MetricStat: {} }, {}] }],
  'AWS::SecretsManager::Secret': [{}],
};
const input: EstimateInput = {
  deployed: {
    memory: new Map([...bundles, ...lists].map((bundle) => [bundle, 1769])),
    transitions: new Map(jobKinds.map((kind) => [kind, 10])),
    of: (type) => of[type] ?? [],
  },
  usage,
  measured: Object.fromEntries(
    ['authorize', 'get-profile', 'record-job', ...lists].map((name) => [
      name,
      { cold: 200, warm: 5 },
    ]),
  ),
  gradebookReader: 'textract',
  models: {
    firstModel: 'global.anthropic.claude-haiku-5-5',
    draftModel: 'global.anthropic.claude-sonnet-5-5',
    solverModel: 'a.b',
  },
};
const dollarsOf = (service: string, given: Partial<EstimateInput> = {}): number =>
  estimate({ ...input, ...given })
    .filter((line) => line.service === service)
    .reduce((sum, { dollars }) => sum + dollars, 0);

describe('what a month costs', () => {
  it('counts pages where pages are charged, and states where states are charged', () => {
    expect(dollarsOf('Textract')).toBeCloseTo(1000 * 10 * 0.015);
    expect(dollarsOf('Textract', { gradebookReader: 'own' })).toBe(0);
    const jobs = jobKinds.reduce((sum, kind) => sum + jobDescriptors[kind].cost.perMonth, 0);
    expect(dollarsOf('Step Functions')).toBeCloseTo(jobs * 10 * 1000 * 25e-6);
  });

  it('counts the tokens of each model', () => {
    // For all of a draft 7,000 tokens at $0.1 and 4,000 at $0.5 a million, written one and a half times.
    const first = 1.5 * (0.0007 + 0.002);
    // Of three drafts in ten 7,000 tokens at $2 and 2,400 at $10; for half a part 2,500 and 600.
    const better = 0.3 * (0.014 + 0.024) + 0.5 * (0.005 + 0.006);
    // For an unknown model 5,000 tokens at $4 and 3,000 at $20; a tenth is not asked for.
    const solving = 0.9 * (0.02 + 0.06);
    expect(dollarsOf('Bedrock')).toBeCloseTo(12_000 * (first + better + solving));
  });

  it('leaves out what is not deployed', () => {
    expect(dollarsOf('WAF')).toBe(0);
    expect(dollarsOf('KMS')).toBe(0);
    expect(dollarsOf('SES')).toBe(0);
    expect(dollarsOf('Secrets Manager')).toBeCloseTo(0.4);
  });

  it('counts the mails of a deployment that sends them', () => {
    const all: typeof of = { ...of, 'AWS::SES::ConfigurationSet': [{}] };
    const deployed = { ...input.deployed, of: (type: string) => all[type] ?? [] };
    expect(dollarsOf('SES', { deployed })).toBeCloseTo(1000 * 20 * 0.0001);
  });

  it('is lower when functions that wait have less memory', () => {
    const small = new Map([...input.deployed.memory].map(([bundle]) => [bundle, 512]));
    const withSmall = { deployed: { ...input.deployed, memory: small } };
    expect(dollarsOf('Lambda', withSmall)).toBeLessThan(dollarsOf('Lambda'));
  });

  it('is not estimated when a figure is missing', () => {
    expect(() => estimate({ ...input, measured: {} })).toThrow(/a figure is missing$/);
  });
});
