import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { templateDocument } from '#infra/local/template/document.ts';
import { callAws } from './harness/account.ts';

const { account, assembly, outputs } = inject('deployment');
const TopicArn = outputs['daftar-operations']!['AlarmTopic']!;

const answer = z.object({
  MetricAlarms: z._default(
    z.array(
      z.object({
        AlarmName: z.string(),
        ActionsEnabled: z.boolean(),
        AlarmActions: z.array(z.string()),
        OKActions: z.array(z.string()),
      }),
    ),
    [],
  ),
  Attributes: z.optional(z.object({ Policy: z.string() })),
});
const [alarms, topic] = await callAws(
  account,
  [
    ['cloudwatch', 'describe_alarms', {}],
    ['sns', 'get_topic_attributes', { TopicArn }],
  ],
  answer,
);

const template = readFileSync(path.join(assembly, 'daftar-operations.template.json'), 'utf8');
const { Resources } = z.parse(templateDocument, JSON.parse(template));
/** The names of the alarms: the ones that stop releases have fixed names. */
const declared = Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
  Type === 'AWS::CloudWatch::Alarm' ? [z.parse(z.string(), Properties['AlarmName'] ?? id)] : [],
);

it('every alarm exists, and notifies the topic when it starts and ends', () => {
  expect(declared.length).toBeGreaterThan(10);
  for (const name of declared) {
    const found = alarms?.MetricAlarms.find(({ AlarmName }) => AlarmName.includes(name));
    expect(found).toMatchObject({
      ActionsEnabled: true,
      AlarmActions: [TopicArn],
      OKActions: [TopicArn],
    });
  }
});

it('CloudWatch may publish to the topic', () => {
  const policy: unknown = JSON.parse(topic?.Attributes?.Policy ?? '');
  expect(policy).toMatchObject({
    Statement: expect.arrayContaining([
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: TopicArn,
      }),
    ]) as unknown,
  });
});
