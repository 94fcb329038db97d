import { endpoints } from '../../shared/contracts/index.ts';
import { jobKinds, type JobKind } from '../../shared/model/job.ts';
import { jobSteps } from '../../shared/model/job-steps.ts';
import { priceOf, servicePrices as prices } from '../prices.ts';
import type { Models } from '../settings.ts';
import type { Deployed } from './templates.ts';
import type { Usage } from './usage.ts';

/** Milliseconds of computing on a whole CPU: of a first call, loading included, and of a second. */
interface Measured {
  readonly cold: number;
  readonly warm: number;
}

export interface EstimateInput {
  readonly deployed: Deployed;
  readonly usage: Usage;
  /** By bundle, as `npm run bench:lambda -- --keep` has measured them. */
  readonly measured: Readonly<Record<string, Measured>>;
  readonly models: Models;
}

/** What something costs in a month. */
export interface Line {
  readonly service: string;
  readonly what: string;
  readonly dollars: number;
}

/** Megabytes for which Lambda gives a whole CPU; with less, computing takes so much longer. */
const WHOLE_CPU = 1769;
const GB = 1024;

/** What the teachers of `usage` cost in a month, by service. */
export function estimate({ deployed, usage, measured, models }: EstimateInput): readonly Line[] {
  const { teachers, jobs } = usage;
  const polls = (teachers * usage.visits * usage.minutesWatched * 60) / 10;
  const calls = teachers * usage.visits * usage.callsPerVisit + polls;
  const jobsOf = (kind: JobKind) => teachers * jobs[kind];
  const allJobs = jobKinds.reduce((sum, kind) => sum + jobsOf(kind), 0);
  const steps: ReadonlyMap<string, number> = new Map(Object.entries(usage.secondsOfStep));

  const memoryOf = (bundle: string): number => {
    const megabytes = deployed.memory.get(bundle);
    if (megabytes === undefined) throw new Error(`no template has a function ${bundle}`);
    return megabytes;
  };
  const billed = (bundle: string, seconds: number): number =>
    (memoryOf(bundle) / GB) * seconds * prices.lambda.gigabyteSecond + prices.lambda.call;
  /** A call of a function that does little itself, cold now and then. */
  const callOf = (bundle: string): number => {
    const { cold, warm } = measured[bundle] ?? { cold: NaN, warm: NaN };
    const computing = usage.coldShare * cold + (1 - usage.coldShare) * warm;
    const slower = Math.max(1, WHOLE_CPU / memoryOf(bundle));
    return billed(bundle, (computing * slower + usage.waitPerCall) / 1000);
  };
  const mean = (bundles: readonly string[]): number =>
    bundles.reduce((sum, bundle) => sum + callOf(bundle), 0) / bundles.length;
  const called = endpoints.map(({ id }) => id).filter((id) => id in measured);
  const lists = ['list-notebook-jobs', 'list-grade-jobs', 'list-content-jobs'];

  const oneJob = (kind: JobKind): number => {
    const tasks = jobSteps[kind].map(({ task }) => task);
    const work = tasks.reduce((sum, task) => sum + billed(task, steps.get(task) ?? NaN), 0);
    // Each step is recorded, and the end.
    return work + (tasks.length + 1) * callOf('record-job');
  };
  const overJobs = (cost: (kind: JobKind) => number): number =>
    jobKinds.reduce((sum, kind) => sum + jobsOf(kind) * cost(kind), 0);
  const modelCost = (model: string, tokens: { input: number; output: number }): number => {
    const price = priceOf(model);
    return (tokens.input * price.input + tokens.output * price.output) / 1e6;
  };
  const count = (type: string): number => deployed.of(type).length;
  const sentByJobs = (allJobs * usage.megabytesPerJob) / GB;
  const ofSite = (teachers * usage.megabytesOfSite) / GB;
  const logged = (calls * usage.logOfCall + allJobs * usage.logOfJob) / GB / GB;
  const alarmed = deployed
    .of('AWS::CloudWatch::Alarm')
    .reduce((sum, { Metrics }) => sum + metricsIn(Metrics), 0);
  const rules = deployed
    .of('AWS::WAFv2::WebACL')
    .reduce((sum, { Rules }) => sum + (Array.isArray(Rules) ? Rules.length : 0), 0);

  return [
    line('API Gateway', 'calls', calls * prices.api.call),
    line('Lambda', 'calls', (calls - polls) * mean(called) + polls * mean(lists)),
    line('Lambda', 'authorizer', calls * usage.authorizedShare * callOf('authorize')),
    line('Lambda', 'steps of jobs', overJobs(oneJob)),
    line(
      'Step Functions',
      'states of jobs',
      overJobs((kind) => (deployed.transitions.get(kind) ?? NaN) * prices.states.transition),
    ),
    line('Textract', 'pages of marks', jobsOf('grade') * prices.textract.page),
    line(
      'Bedrock',
      'drafts, and solving their questions',
      jobsOf('ai-content') *
        (modelCost(models.draftModel, usage.draftTokens) +
          modelCost(models.solverModel, usage.solvingTokens)),
    ),
    line(
      'DynamoDB',
      'reads, writes, storage with backup',
      calls * usage.readsPerCall * prices.table.read +
        allJobs * usage.writesPerJob * prices.table.write +
        ((teachers * usage.megabytesInTable) / GB) * prices.table.gigabyte,
    ),
    line(
      'S3',
      'storage, requests, downloads',
      ((teachers * usage.megabytesKept) / GB) * prices.bucket.gigabyte +
        allJobs * 10 * prices.bucket.write +
        sentByJobs * prices.traffic.gigabyte,
    ),
    line(
      'CloudFront',
      'requests, the site',
      calls * (prices.distribution.request + prices.distribution.functionCall) +
        ofSite * prices.distribution.gigabyte,
    ),
    line(
      'CloudWatch',
      'logs, metrics, alarms, dashboard',
      logged * prices.logs.gigabyte +
        usage.ownMetrics * usage.metricHours * prices.metric +
        alarmed * prices.alarmedMetric +
        count('AWS::CloudWatch::Dashboard') * prices.dashboard,
    ),
    line('Secrets Manager', 'the key', count('AWS::SecretsManager::Secret') * prices.secret),
    line('KMS', 'customerKey', count('AWS::KMS::Key') * prices.key),
    line(
      'WAF',
      'firewall',
      count('AWS::WAFv2::WebACL') * (prices.firewall.itself + calls * prices.firewall.request) +
        rules * prices.firewall.rule,
    ),
  ];
}

const line = (service: string, what: string, dollars: number): Line => {
  if (Number.isNaN(dollars)) throw new Error(`${service}, ${what}: a figure is missing`);
  return { service, what, dollars };
};

/** An alarm is paid for by its metrics; one that is not an expression has one. */
const metricsIn = (metrics: unknown): number =>
  Array.isArray(metrics) ? metrics.filter((metric) => 'MetricStat' in Object(metric)).length : 1;
