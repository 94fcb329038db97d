import type { GradebookReader } from '#lambdas/pages/environment.ts';
import { endpoints, jobDescriptors } from '#shared/contracts/index.ts';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import { servicePrices as prices } from './prices.ts';
import type { Models } from '#infra/settings.ts';
import { functionCosts, type FunctionCostsInput } from './function-costs.ts';
import { modelCosts } from './model-costs.ts';
import type { Deployed } from './templates.ts';

export interface EstimateInput extends FunctionCostsInput {
  readonly deployed: Deployed;
  readonly models: Models;
  readonly gradebookReader: GradebookReader;
}

/** The monthly cost of one item. */
export interface Line {
  readonly service: string;
  readonly what: string;
  readonly dollars: number;
}

const GB = 1024;
const lists = jobKinds.map((kind) => jobDescriptors[kind].endpoints.list.id);

const costOf = (kind: JobKind) => jobDescriptors[kind].cost;

/** What a job costs without models, storage and calls: its functions, its states, and Textract for its pages. */
export function costOfJob(input: EstimateInput, kind: JobKind) {
  const { deployed, gradebookReader } = input;
  return {
    functions: functionCosts(input).ofJob(kind),
    states: (deployed.transitions.get(kind) ?? NaN) * prices.states.transition,
    textract: gradebookReader === 'own' ? 0 : (costOf(kind).pages ?? 0) * prices.textract.page,
  };
}

/** The monthly cost for the teachers of `usage`, by service. */
export function estimate(input: EstimateInput): readonly Line[] {
  const { deployed, usage, models } = input;
  const { teachers } = usage;
  const functions = functionCosts(input);
  const polls = (teachers * usage.visits * usage.minutesWatched * 60) / 10;
  const calls = teachers * usage.visits * usage.callsPerVisit + polls;
  const jobsOf = (kind: JobKind) => teachers * costOf(kind).perMonth;
  const allJobs = jobKinds.reduce((sum, kind) => sum + jobsOf(kind), 0);
  const sumOverJobs = (cost: (kind: JobKind) => number): number =>
    jobKinds.reduce((sum, kind) => sum + jobsOf(kind) * cost(kind), 0);
  const ofModels = (which: keyof ReturnType<typeof modelCosts>): number =>
    sumOverJobs((kind) => {
      const { tokens } = costOf(kind);
      return tokens ? modelCosts(tokens, models, usage)[which] : 0;
    });
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
    line(
      'Lambda',
      'calls',
      (calls - polls) * functions.ofCalls(endpoints.map(({ id }) => id)) +
        polls * functions.ofCalls(lists),
    ),
    line(
      'Lambda',
      'photos of pages for source texts',
      teachers * usage.sourcePages * functions.ofSourcePage(),
    ),
    line('Lambda', 'authorizer', calls * usage.authorizedShare * functions.ofCall('authorize')),
    line(
      'Lambda',
      'steps of jobs',
      sumOverJobs((kind) => costOfJob(input, kind).functions),
    ),
    line(
      'Step Functions',
      'states of jobs',
      sumOverJobs((kind) => costOfJob(input, kind).states),
    ),
    line(
      'Textract',
      'pages of marks',
      sumOverJobs((kind) => costOfJob(input, kind).textract),
    ),
    line('Bedrock', 'drafts by the first model', ofModels('first')),
    line('Bedrock', 'what the better model writes', ofModels('better')),
    line('Bedrock', 'solving the questions', ofModels('solving')),
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
    line(
      'SES',
      'invitations, with mail',
      count('AWS::SES::ConfigurationSet') * teachers * usage.invitations * prices.mail,
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

/** The number of an alarm's metrics, which it is charged by; an alarm without an expression has one. */
const metricsIn = (metrics: unknown): number =>
  Array.isArray(metrics) ? metrics.filter((metric) => 'MetricStat' in Object(metric)).length : 1;
