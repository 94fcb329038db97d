import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesized } from '../support/synthesized.ts';

interface Alarm {
  readonly AlarmActions: readonly unknown[];
  readonly OKActions: readonly unknown[];
  readonly AlarmDescription: string;
  readonly Threshold: number;
  readonly TreatMissingData: string;
  readonly Metrics?: readonly { readonly Expression?: string }[];
}

const { operations: template } = synthesized({
  alarmEmails: ['ops@school.example'],
  monthlyBudget: 150,
});
const alarms = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).map(
  ([id, { Properties }]) => ({ id, ...(Properties as Alarm) }),
);

describe('the alarms of the templates', () => {
  it('watch what affects teachers or costs', () => {
    // Workflows that do not fit into one alarm have further ones, with a number.
    const names = alarms.map(({ id }) => id.replace(/\d*[0-9A-F]{8}$/, ''));
    expect([...new Set(names)].toSorted()).toEqual([
      'ApiErrors',
      'AuthorizerErrors',
      'BrowserErrors',
      'FailedExecutions',
      'FunctionErrors',
      'FunctionThrottles',
      'LongWaits',
      'ModelBudget',
      'ModelSpend',
      'OverdueJobs',
      'RefusedCalls',
      'ServiceThrottles',
      'SlowCalls',
      'SweepErrors',
      'UndeliveredEvents',
    ]);
  });

  it.each(alarms)(
    'notify the topic when $id begins and ends, and say where to read on',
    (alarm) => {
      expect(alarm.AlarmActions).toHaveLength(1);
      expect(alarm.OKActions).toEqual(alarm.AlarmActions);
      expect(alarm.AlarmDescription).toContain('RUNBOOK.md');
    },
  );

  it('treat missing data as good, except for the sweep, which must always report, and a queue, which may stop', () => {
    const strict = alarms.filter(({ TreatMissingData }) => TreatMissingData !== 'notBreaching');
    expect(strict.map(({ id, TreatMissingData }) => [id, TreatMissingData])).toEqual([
      [expect.stringMatching(/^OverdueJobs/), 'breaching'],
      [expect.stringMatching(/^UndeliveredEvents/), 'ignore'],
    ]);
  });

  it('can publish to the topic, whose policy replaces the default of SNS', () => {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          {
            Sid: Match.anyValue(),
            Effect: 'Allow',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Action: 'sns:Publish',
            Resource: { Ref: Match.stringLikeRegexp('^Alarms') },
            Condition: {
              StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
              ArnLike: { 'aws:SourceArn': Match.anyValue() },
            },
          },
        ]),
      },
    });
  });

  it('count the money of each model by its own price', () => {
    const spend = alarms.find(({ id }) => id.startsWith('ModelSpend'));
    expect(spend?.Threshold).toBe(20);
    const expression = spend?.Metrics?.find((metric) => metric.Expression)?.Expression;
    expect(expression).toBe(
      '(FILL(in0, 0) * 0.11 + FILL(out0, 0) * 0.55 + FILL(in1, 0) * 2.2 + FILL(out1, 0) * 11 + FILL(in2, 0) * 0.33 + FILL(out2, 0) * 2.75) / 1000000',
    );
  });

  it('are sent to the address in the context', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ops@school.example',
    });
  });
});

describe('the budget', () => {
  it('comes from the context, and warns before it is spent', () => {
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 150, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    });
  });

  it('does not exist without a sum', () => {
    synthesized().operations.resourceCountIs('AWS::Budgets::Budget', 0);
  });
});
