import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  SingleValueWidget,
  Stats,
  TextWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { jobKinds, jobSteps } from '#shared/model/job-steps.ts';
import { serviceMetric, type OwnMetric } from '../constructs/alarms.ts';
import { productNameOf } from '../stage.ts';
import type { Settings } from '../settings.ts';
import type { ApiStack } from './api-stack.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

const HALF = 12;
const WHOLE = 24;

const graph = (title: string, left: IMetric[], props: { right?: IMetric[]; width?: number } = {}) =>
  new GraphWidget({ title, left, width: HALF, height: 6, liveData: true, ...props });

const figure = (title: string, metric: IMetric) =>
  new SingleValueWidget({ title, metrics: [metric], width: WHOLE / 3 });

interface DashboardSources {
  readonly api: ApiStack;
  readonly workflows: WorkflowsStack;
  readonly settings: Settings;
}

/** A dashboard of the product: first what teachers notice, then the causes. */
export function dashboard(
  scope: Construct,
  { api, workflows, settings }: DashboardSources,
  { ownMetric, spend }: { readonly ownMetric: OwnMetric; readonly spend: IMetric },
): Dashboard {
  const apiMetric = (name: string, statistic: string = Stats.SUM) =>
    serviceMetric('ApiGateway', name, { ApiId: api.httpApi.apiId }, statistic);
  const mails = (name: string) => serviceMetric('SES', name);
  const refused = [mails('Bounce'), mails('Complaint')];
  const steps = jobKinds.flatMap((kind) => jobSteps[kind].flatMap(({ task }) => task ?? []));
  const widgets = [
    [
      new TextWidget({
        markdown: `# ${productNameOf(settings.stage)}\nA code that a teacher reads from an error (\`code 7F3K9QX2\`) is the \`correlationId\` of its log lines.`,
        width: WHOLE,
        height: 2,
      }),
    ],
    [
      figure(
        'Marks that teachers changed after reading, %',
        ownMetric('CorrectedMarks', {}, Stats.AVERAGE).with({ period: Duration.days(7) }),
      ),
      figure('Models, US dollars a day', spend),
      figure('Jobs open for too long', ownMetric('OverdueJobs', {}, Stats.MAXIMUM)),
    ],
    [
      graph('Calls and refusals', [apiMetric('Count')], {
        right: [apiMetric('4xx'), api.refused, apiMetric('5xx')],
      }),
      graph('Time to an answer, ms', [
        apiMetric('Latency', 'p50'),
        apiMetric('Latency', 'p99'),
        ownMetric('CallDuration', {}, 'p99'),
      ]),
    ],
    [
      graph(
        'Jobs that have ended',
        jobKinds.map((Kind) => ownMetric('JobEnded', { Kind })),
        { right: jobKinds.map((Kind) => ownMetric('JobEnded', { Kind, Outcome: 'SUCCESS' })) },
      ),
      graph(
        'Steps, ms (p90)',
        steps.map((Step) => ownMetric('StepDuration', { Step }, 'p90')),
      ),
    ],
    [
      graph(
        'Pages of marks, %',
        [
          ownMetric('MarkConfidence', {}, Stats.AVERAGE),
          ownMetric('DoubtfulMarks', {}, Stats.AVERAGE),
          ownMetric('CorrectedMarks', {}, Stats.AVERAGE),
        ],
        { right: settings.gradebookReader === 'both' ? [ownMetric('SecondReadingMissing')] : [] },
      ),
      graph(
        'Functions',
        [serviceMetric('Lambda', 'Errors'), serviceMetric('Lambda', 'Throttles')],
        { right: [serviceMetric('Lambda', 'ConcurrentExecutions', {}, Stats.MAXIMUM)] },
      ),
    ],
    [
      graph(
        'Steps that crashed',
        steps.map((Step) => ownMetric('StepCrashed', { Step })),
      ),
      graph('Jobs that wait for room, and refusals of services', [ownMetric('WaitingJobs')], {
        right: [ownMetric('ServiceThrottled')],
      }),
    ],
    [
      graph('Browsers, and events nobody took', [ownMetric('BrowserError')], {
        right: [workflows.undelivered.metricApproximateNumberOfMessagesVisible()],
      }),
      ...(settings.mail
        ? [graph('Mails of this account', [mails('Send')], { right: refused })]
        : []),
    ],
  ];
  return new Dashboard(scope, 'Dashboard', { widgets });
}
