import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { jobKinds } from '#shared/model/job-steps.ts';
import { synthesized } from '../support/synthesized.ts';

const { workflows } = synthesized();
const queue = { 'Fn::GetAtt': [expect.stringMatching(/^Undelivered/), 'Arn'] };

interface Rule {
  readonly Properties: { readonly Targets: { readonly DeadLetterConfig?: { Arn: unknown } }[] };
}

describe('an event that no function has processed', () => {
  it('is kept, whatever its purpose', () => {
    const rules = Object.values(workflows.findResources('AWS::Events::Rule')) as Rule[];
    const targets = rules.flatMap(({ Properties }) => Properties.Targets);
    expect(targets.map(({ DeadLetterConfig }) => DeadLetterConfig?.Arn)).toEqual(
      [...jobKinds, 'the sweep'].map(() => queue),
    );
  });

  it('is kept when the repair has failed at it', () => {
    workflows.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: Match.stringLikeRegexp('^RepairJob') },
      DestinationConfig: {
        OnFailure: {
          Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Undelivered'), 'Arn'] },
        },
      },
    });
  });

  it('is kept for two weeks, encrypted, and over TLS alone', () => {
    workflows.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
      SqsManagedSseEnabled: true,
    });
    workflows.hasResourceProperties('AWS::SQS::QueuePolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      },
    });
  });
});
