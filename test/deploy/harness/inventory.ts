import * as z from 'zod/mini';
import { callAws, type Account, type AwsCall } from './account.ts';

/** Every named resource of the product's stacks, and the location of the names in an answer. */
const lists: readonly { call: AwsCall; names: (answer: Record<string, unknown>) => unknown }[] = [
  { call: ['s3', 'list_buckets', {}], names: ({ Buckets }) => Buckets },
  { call: ['dynamodb', 'list_tables', {}], names: ({ TableNames }) => TableNames },
  { call: ['secretsmanager', 'list_secrets', {}], names: ({ SecretList }) => SecretList },
  { call: ['lambda', 'list_functions', {}], names: ({ Functions }) => Functions },
  { call: ['lambda', 'list_layers', {}], names: ({ Layers }) => Layers },
  { call: ['iam', 'list_roles', {}], names: ({ Roles }) => Roles },
  { call: ['logs', 'describe_log_groups', {}], names: ({ logGroups }) => logGroups },
  { call: ['sqs', 'list_queues', {}], names: ({ QueueUrls }) => QueueUrls },
  { call: ['sns', 'list_topics', {}], names: ({ Topics }) => Topics },
  { call: ['events', 'list_rules', {}], names: ({ Rules }) => Rules },
  {
    call: ['stepfunctions', 'list_state_machines', {}],
    names: ({ stateMachines }) => stateMachines,
  },
  { call: ['apigatewayv2', 'get_apis', {}], names: ({ Items }) => Items },
  { call: ['cloudwatch', 'describe_alarms', {}], names: ({ MetricAlarms }) => MetricAlarms },
  {
    call: ['cloudfront', 'list_distributions', {}],
    names: ({ DistributionList }) => z.parse(items, DistributionList ?? {}).Items,
  },
  {
    call: ['cloudfront', 'list_functions', {}],
    names: ({ FunctionList }) => z.parse(items, FunctionList ?? {}).Items,
  },
];
const items = z.object({ Items: z._default(z.array(z.unknown()), []) });

const entries = z._default(z.array(z.union([z.string(), z.record(z.string(), z.unknown())])), []);
const nameOf = (entry: string | Record<string, unknown>): string => {
  if (typeof entry === 'string') return entry.split('/').at(-1) ?? entry;
  const found = Object.entries(entry).find(([key]) => /^(\w+)?name$|^topicarn$/i.test(key));
  return String(found?.[1]);
};

/** The resources of an account with one deployment: names by the operation that lists them, without CDK's own. */
export async function inventoryOf(account: Account): Promise<Record<string, string[]>> {
  const calls = lists.map(({ call }) => call);
  const answers = await callAws(account, calls, z.record(z.string(), z.unknown()));
  return Object.fromEntries(
    lists.map(({ call, names }, index) => [
      `${call[0]} ${call[1]}`,
      z
        .parse(entries, names(answers[index] ?? {}))
        .map(nameOf)
        .filter((name) => !name.startsWith('cdk-')),
    ]),
  );
}
