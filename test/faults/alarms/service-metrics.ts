import type { Execution } from '#infra/local/states/execution.ts';
import { functionThrottled } from '#shared/model/job-steps.ts';
import type { Witness } from '../support/world.ts';
import type { Datum, Metrics } from './metrics.ts';

type Dimensions = Datum['dimensions'];

const ofExecutions = {
  SUCCEEDED: 'ExecutionsSucceeded',
  FAILED: 'ExecutionsFailed',
  TIMED_OUT: 'ExecutionsTimedOut',
  ABORTED: 'ExecutionsAborted',
} as const satisfies Record<NonNullable<Execution['ending']>['status'], string>;

/**
 * The metrics that AWS's services would publish for what happens on this machine, with their names and dimensions:
 * https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html (an error counts at the start of its
 * function), https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html,
 * https://docs.aws.amazon.com/step-functions/latest/dg/procedure-cw-metrics.html and
 * https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html (a rate is between 0 and 1)
 */
export const serviceMetrics = (
  { put, allOf }: Pick<Metrics, 'put' | 'allOf'>,
  { now, stage }: { readonly now: () => number; readonly stage: string },
): Omit<Witness, 'onLog'> => {
  const count = (
    namespace: string,
    ways: readonly Dimensions[],
    figures: Readonly<Record<string, number>>,
    at: number,
  ): void => {
    for (const dimensions of ways) {
      for (const [name, value] of Object.entries(figures)) {
        put({ namespace, name, dimensions, unit: 'Count', value, at });
      }
    }
  };
  const mails = (became: string): number => allOf('AWS/SES', became, []).length;
  return {
    onInvoked: ({ name, begun, outcome }) => {
      const isThrottled = !outcome.ok && outcome.error.errorType === functionThrottled;
      const figures: Record<string, number> = isThrottled
        ? { Throttles: 1 }
        : { Invocations: 1, Errors: outcome.ok ? 0 : 1, Throttles: 0 };
      const ways: Dimensions[] = [
        {},
        { FunctionName: name },
        { FunctionName: name, Resource: name },
      ];
      count('AWS/Lambda', ways, figures, begun);
    },
    onEnded: ({ stateMachineArn, ending }) => {
      if (ending === undefined) return;
      const { status, stopDate } = ending;
      const ways = [{ StateMachineArn: stateMachineArn }];
      count('AWS/States', ways, { [ofExecutions[status]]: 1 }, stopDate);
    },
    onAnswered: (ApiId, status) => {
      const isFrom = (first: number) => (status >= first && status < first + 100 ? 1 : 0);
      const figures = { Count: 1, '4xx': isFrom(400), '5xx': isFrom(500) };
      count('AWS/ApiGateway', [{ ApiId }, { ApiId, Stage: stage }], figures, now());
    },
    onMail: (became) => {
      count('AWS/SES', [{}], { [became]: 1 }, now());
      if (became === 'Send') return;
      const rate = { [`Reputation.${became}Rate`]: mails(became) / mails('Send') };
      count('AWS/SES', [{}], rate, now());
    },
  };
};
