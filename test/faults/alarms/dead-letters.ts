import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { functionThrottled } from '#shared/model/job-steps.ts';
import type { Application } from '#infra/local/template/application.ts';
import type { ResolvedResource } from '#infra/local/template/resolved-stack.ts';
import type { Witness } from '../support/world.ts';
import { minute, type Metrics } from './metrics.ts';
import { roleMay } from './permissions.ts';

const invokeConfig = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z._default(z.int(), 2),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }),
});
const busEvent = z.looseObject({ id: z.string(), 'detail-type': z.string() });

/** For how long a queue reports after its last change. */
const ACTIVE = 6 * 60 * minute;

/** A message in a queue. */
interface Message {
  readonly body: string;
}

/**
 * The queues for failed events: Lambda writes a record there once its function has failed at every try, if the
 * function's role allows it.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-retain-records.html
 */
export const createDeadLetters = (
  metrics: Pick<Metrics, 'setGauge'>,
  {
    application: { functions, roles },
    resources,
    now,
  }: {
    readonly application: Pick<Application, 'functions' | 'roles'>;
    readonly resources: readonly ResolvedResource[];
    readonly now: () => number;
  },
) => {
  const configs = resources
    .filter(({ resource }) => resource.Type === 'AWS::Lambda::EventInvokeConfig')
    .map(({ properties }) => z.parse(invokeConfig, properties));
  const failures = new Map<string, number>();
  const messages = new Map<string, Message[]>();
  /** Number of messages, each from a certain time. */
  const depths = new Map<string, { readonly at: number; readonly depth: number }[]>();

  const noteDepth = (queueArn: string): void => {
    const depth = messages.get(queueArn)?.length ?? 0;
    depths.get(queueArn)?.push({ at: now(), depth });
  };
  const queues = new Set(configs.map((one) => one.DestinationConfig.OnFailure.Destination));
  for (const queueArn of queues) {
    messages.set(queueArn, []);
    depths.set(queueArn, []);
    const QueueName = queueArn.split(':').at(-1) ?? '';
    metrics.setGauge(
      {
        namespace: 'AWS/SQS',
        name: 'ApproximateNumberOfMessagesVisible',
        dimensions: { QueueName },
      },
      {
        unit: 'Count',
        valueAt: (time) => {
          const last = depths.get(queueArn)?.findLast(({ at }) => at < time + minute);
          return last && time < last.at + ACTIVE ? last.depth : undefined;
        },
      },
    );
  }

  const onInvoked: Witness['onInvoked'] = ({ name, event, begun, outcome }) => {
    const config = configs.find(({ FunctionName }) => FunctionName === name);
    const caller = z.safeParse(busEvent, event).data;
    // A throttled event waits for hours, and counts no try.
    if (config === undefined || caller === undefined || outcome.ok) return;
    if (outcome.error.errorType === functionThrottled) return;
    const count = (failures.get(caller.id) ?? 0) + 1;
    failures.set(caller.id, count);
    if (count !== config.MaximumRetryAttempts + 1) return;
    const queueArn = config.DestinationConfig.OnFailure.Destination;
    const spec = functions.find((one) => one.name === name);
    const policies = roles.find(({ arn }) => arn === spec?.roleArn)?.policyDocuments ?? [];
    if (!roleMay(policies, 'sqs:SendMessage', queueArn)) return;
    const record = {
      version: '1.0',
      timestamp: new Date(begun).toISOString(),
      requestContext: {
        requestId: randomUUID(),
        functionArn: `${spec?.arn}:$LATEST`,
        condition: 'RetriesExhausted',
        approximateInvokeCount: count,
      },
      requestPayload: event,
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      responsePayload: outcome.error,
    };
    messages.get(queueArn)?.push({ body: JSON.stringify(record) });
    noteDepth(queueArn);
  };

  return {
    onInvoked,
    /** The number of messages in all queues. */
    waiting: (): readonly Message[] => [...messages.values()].flat(),
    delete: (message: Message): void => {
      for (const [queueArn, all] of messages) {
        messages.set(
          queueArn,
          all.filter((one) => one !== message),
        );
        noteDepth(queueArn);
      }
    },
    clear: (): void => {
      failures.clear();
      for (const queueArn of queues) {
        messages.set(queueArn, []);
        depths.set(queueArn, []);
      }
    },
  };
};
