import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { MathExpression, Stats, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { acknowledge } from '../constructs/acknowledge.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import {
  PERIOD,
  aboveFloor,
  addAlarm,
  ownMetricsOf,
  serviceMetric,
  shareOf,
  sumOf,
  type AlarmDefinition,
  type OwnMetric,
} from '../constructs/alarms.ts';
import type { JobWorkflow } from '../constructs/job-workflow.ts';
import { jobKinds, jobSteps, type JobStep } from '#shared/model/job-steps.ts';
import { priceOf } from '#core/model/model-price.ts';
import { modelsOf, type Settings } from '../settings.ts';
import { metricNamespaceOf, productNameOf, releaseAlarms, stackNameOf } from '../stage.ts';
import type { ApiStack } from './api-stack.ts';
import { dashboard } from './dashboard.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

export interface OperationsStackProps extends StackProps {
  readonly api: ApiStack;
  readonly workflows: WorkflowsStack;
  readonly settings: Settings;
  /** The customer-managed key, if it also encrypts alarm messages. */
  readonly key?: IKey;
}

const DAY = Duration.days(1);

/** Ways for an execution to end without recording it. */
const failures = ['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'] as const;
/** CloudWatch allows ten metrics in an alarm. */
const WORKFLOWS_OF_AN_ALARM = Math.floor(10 / failures.length);

/** The daily cost of models in US dollars, from the tokens that functions count. */
function spendOf(models: readonly string[], ownMetric: OwnMetric): IMetric {
  const terms: string[] = [];
  const usingMetrics: Record<string, IMetric> = {};
  for (const [index, model] of models.entries()) {
    const { input, output } = priceOf(model);
    usingMetrics[`in${index}`] = ownMetric('InputTokens', { Model: model });
    usingMetrics[`out${index}`] = ownMetric('OutputTokens', { Model: model });
    terms.push(`FILL(in${index}, 0) * ${input}`, `FILL(out${index}, 0) * ${output}`);
  }
  const expression = `(${terms.join(' + ')}) / 1000000`;
  return new MathExpression({ expression, usingMetrics, period: DAY, label: 'US dollars a day' });
}

/** Alarms, their topic, a dashboard and a budget. `RUNBOOK.md` has the steps for each alarm. */
export class OperationsStack extends Stack {
  readonly #topic: AlarmTopic;
  readonly #ownMetric: OwnMetric;
  readonly #stage: string;

  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    super(scope, id, props);
    const { settings } = props;
    this.#stage = settings.stage;
    this.#ownMetric = ownMetricsOf(metricNamespaceOf(settings.stage));
    const displayName = productNameOf(settings.stage);
    this.#topic = new AlarmTopic(this, 'Alarms', { displayName, masterKey: props.key });
    for (const address of settings.alarmEmails)
      acknowledge(
        this.#topic.addSubscription(new EmailSubscription(address)),
        ['Serverless-SNSRedrivePolicy'],
        'Mails are tried again by SNS; an alarm that was not heard is still to be seen on the dashboard.',
      );
    this.#watchCalls(props.api);
    this.#watchJobs(props.workflows);
    if (settings.mail) this.#watchMail();
    const spend = spendOf(modelsOf(settings), this.#ownMetric);
    this.#alarm('ModelSpend', 'Models have cost more in a day than is allowed for.', {
      metric: spend,
      threshold: settings.dailyModelBudget,
    });
    this.#alarm('ModelBudget', 'Models have used four fifths of what they may cost in a month.', {
      // Of a day, so that it does not end with each night.
      metric: sumOf({ used: this.#ownMetric('BudgetUsed', {}, Stats.MAXIMUM) }, DAY),
      threshold: 80,
    });

    dashboard(this, props, { ownMetric: this.#ownMetric, spend });
    this.#addBudget(settings);
    new CfnOutput(this, 'AlarmTopic', {
      value: this.#topic.topicArn,
      description: 'Subscribe to it to hear of alarms',
    });
  }

  /** @param what what is wrong */
  #alarm(id: string, what: string, definition: Omit<AlarmDefinition, 'alarmDescription'>): void {
    const alarmDescription = `${what} RUNBOOK.md says what to do.`;
    addAlarm(this, id, this.#topic, {
      ...definition,
      alarmDescription,
      ...(releaseAlarms.includes(id) && { alarmName: stackNameOf(this.#stage, id) }),
    });
  }

  #watchCalls({ httpApi, authorizer, refused }: ApiStack): void {
    const ofApi = (name: string) => serviceMetric('ApiGateway', name, { ApiId: httpApi.apiId });
    const calls = ofApi('Count');
    this.#alarm('ApiErrors', 'Of the calls of the API, 1 % or more were answered 5xx.', {
      metric: shareOf({ part: ofApi('5xx'), calls }, 'calls', 5),
    });
    this.#alarm('RefusedCalls', 'Of the calls of the API, 1 % or more are refused as too many.', {
      metric: shareOf({ part: refused, calls }, 'calls', 20),
      evaluationPeriods: 2,
    });
    const took = (statistic: string) => this.#ownMetric('CallDuration', {}, statistic);
    this.#alarm('SlowCalls', 'One of a hundred calls takes three seconds or longer.', {
      metric: aboveFloor(
        { part: took(Stats.SAMPLE_COUNT), slowest: took(Stats.p(99)) },
        'slowest',
        100,
        { label: 'ms (p99)' },
      ),
      threshold: 3_000,
      evaluationPeriods: 3,
    });
    this.#alarm('AuthorizerErrors', 'The authorizer fails: nobody new gets in.', {
      metric: authorizer.metricErrors({ period: PERIOD }),
    });
    const runs = serviceMetric('Lambda', 'Invocations');
    this.#alarm('FunctionErrors', 'Of the runs of functions in this Region, 1 % or more fail.', {
      metric: shareOf({ part: serviceMetric('Lambda', 'Errors'), runs }, 'runs', 5),
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
    });
    this.#alarm('FunctionThrottles', 'For 1 % or more of the functions there is no room to run.', {
      metric: shareOf({ part: serviceMetric('Lambda', 'Throttles'), runs }, 'runs + part'),
      evaluationPeriods: 2,
    });
    this.#alarm('BrowserErrors', 'In 1 % or more of the calls, browsers report unknown errors.', {
      metric: shareOf({ part: this.#ownMetric('BrowserError'), calls }, 'calls', 20),
    });
  }

  #watchJobs({ all, sweep, undelivered }: WorkflowsStack): void {
    for (let first = 0; first < all.length; first += WORKFLOWS_OF_AN_ALARM) {
      const watched = all.slice(first, first + WORKFLOWS_OF_AN_ALARM);
      const what = 'A workflow ended without recording how its job did.';
      this.#alarm(`FailedExecutions${first || ''}`, what, {
        metric: sumOf(executionFailures(watched)),
      });
    }
    this.#alarm('OverdueJobs', 'Jobs are open for longer than ten minutes, or nobody looks.', {
      metric: this.#ownMetric('OverdueJobs', {}, 'Maximum'),
      evaluationPeriods: 3,
      // The sweep reports this metric on every run, so missing data means that the sweep does not run.
      treatMissingData: TreatMissingData.BREACHING,
    });
    const steps = jobKinds
      .flatMap((kind): readonly JobStep[] => jobSteps[kind])
      .flatMap(({ retry, task }) => (retry === 'throttled' && task ? [task] : []));
    const done = Object.fromEntries(
      steps.map((Step, at) => [
        `done${at}`,
        this.#ownMetric('StepDuration', { Step }, Stats.SAMPLE_COUNT),
      ]),
    );
    const runs = ['part', ...Object.keys(done).map((name) => `FILL(${name}, 0)`)].join(' + ');
    this.#alarm('ServiceThrottles', 'Models or Textract refuse a quarter of what they are asked.', {
      metric: shareOf({ part: this.#ownMetric('ServiceThrottled'), ...done }, runs, 20),
      threshold: 25,
      evaluationPeriods: 3,
    });
    this.#alarm('LongWaits', 'A job has waited for room at a service for half an hour.', {
      metric: this.#ownMetric('OldestWait', {}, Stats.MAXIMUM),
      threshold: Duration.minutes(30).toSeconds(),
      evaluationPeriods: 2,
    });
    this.#alarm('SweepErrors', 'The sweep fails, which ends jobs that nothing else has ended.', {
      metric: sweep.metricErrors({ period: Duration.minutes(15) }),
    });
    this.#alarm('UndeliveredEvents', 'Events wait that no function could deal with.', {
      metric: undelivered.metricApproximateNumberOfMessagesVisible({ period: PERIOD }),
      // SQS reports nothing about a queue six hours after its last use, even if events still wait in it.
      treatMissingData: TreatMissingData.IGNORE,
    });
  }

  /** SES reviews an account above 5 % of bounces or 0.1 % of complaints, over all mails of the account. */
  #watchMail(): void {
    for (const [of, floor, threshold] of [
      ['Bounce', 10, 4],
      ['Complaint', 2, 0.08],
    ] as const) {
      const part = serviceMetric('SES', of);
      const share = serviceMetric('SES', `Reputation.${of}Rate`, {}, Stats.MAXIMUM);
      const metric = aboveFloor({ part, share }, '100 * share', floor, { period: DAY });
      const what = `${of}s are ${threshold} % or more of the mails of this account.`;
      this.#alarm(`Mail${of}s`, what, { metric, threshold });
    }
  }

  /** Notifies subscribers at four fifths of the monthly budget, and when the forecast exceeds it. */
  #addBudget({ monthlyBudget, alarmEmails }: Settings): void {
    if (monthlyBudget === undefined) return;
    const subscribers = alarmEmails.map((address) => ({ address, subscriptionType: 'EMAIL' }));
    const over = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
      subscribers,
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [over('ACTUAL', 80), over('FORECASTED', 100)],
    });
  }
}

const executionFailures = (all: readonly JobWorkflow[]): Record<string, IMetric> =>
  Object.fromEntries(
    all.flatMap(({ stateMachine: { stateMachineArn: StateMachineArn } }, at) =>
      failures.map((name) => [
        `${name.replace('Executions', '').toLowerCase()}${at}`,
        serviceMetric('States', name, { StateMachineArn }),
      ]),
    ),
  );
