import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { routeParts, synthesized } from '../support/synthesized.ts';

const plain = synthesized();
const templates = synthesized({ customerKey: true, alarmEmails: ['ops@school.example'] });
const { data, web, operations } = templates;

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Condition?: unknown;
  readonly Principal?: { readonly Service?: unknown };
}
interface WithPolicy {
  readonly Properties: { readonly PolicyDocument: { readonly Statement: readonly Statement[] } };
}

/** The policies of functions, each as its actions on stored data and its actions on the key. */
const policies = [...routeParts, 'workflows' as const]
  .map((part) => templates[part])
  .flatMap((template) => Object.entries(template.findResources('AWS::IAM::Policy')))
  .map(([id, policy]) => {
    const allowed = (policy as WithPolicy).Properties.PolicyDocument.Statement.filter(
      ({ Effect }) => Effect === 'Allow',
    );
    const actions = allowed.flatMap(({ Action }) => Action);
    return {
      id,
      stored: actions.filter((action) =>
        /^(?:dynamodb|secretsmanager):|^s3:(?:Get|Put)Object$/.test(action),
      ),
      ofKey: actions.filter((action) => action.startsWith('kms:')),
      unbound: allowed.filter(
        ({ Action, Condition }) =>
          [Action].flat().some((action) => action.startsWith('kms:')) &&
          !JSON.stringify(Condition ?? '').includes('kms:ViaService'),
      ),
    };
  });

describe('without a customer’s own key', () => {
  it('the templates contain no key', () => {
    for (const template of Object.values(plain)) {
      template.resourceCountIs('AWS::KMS::Key', 0);
      expect(JSON.stringify(template.toJSON())).not.toContain('"kms:');
    }
  });
});

describe('a customer’s own key', () => {
  it('is renewed each year, and outlives its stack if the data do', () => {
    data.hasResourceProperties('AWS::KMS::Key', { EnableKeyRotation: true });
    data.hasResource('AWS::KMS::Key', { DeletionPolicy: 'Retain' });
    synthesized({ customerKey: true, stage: 'staging' }).data.hasResource('AWS::KMS::Key', {
      DeletionPolicy: 'Delete',
    });
  });

  it('encrypts table, files, secret, topic and logs', () => {
    const key = { 'Fn::GetAtt': [Match.stringLikeRegexp('^Key'), 'Arn'] };
    const imported = { 'Fn::ImportValue': Match.stringLikeRegexp(':ExportsOutputFnGetAttKey') };
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS', KMSMasterKeyId: key },
    });
    data.hasResourceProperties('AWS::SecretsManager::Secret', { KmsKeyId: key });
    operations.hasResourceProperties('AWS::SNS::Topic', { KmsMasterKeyId: imported });
    // The stack of alarms and the dashboard runs no functions.
    const { operations: _alarms, ...running } = templates;
    for (const template of Object.values(running))
      template.allResourcesProperties('AWS::Logs::LogGroup', { KmsKeyId: Match.anyValue() });
    const encrypted = [data, web].flatMap((template) =>
      Object.entries(template.findResources('AWS::S3::Bucket'))
        .filter(([, bucket]) => JSON.stringify(bucket).includes('"SSEAlgorithm":"aws:kms"'))
        .map(([id]) => id.replace(/[0-9A-F]{8}$/, '')),
    );
    expect(encrypted).toEqual(['Uploads', 'Results', 'Library', 'Site']);
  });

  it.each(policies)('can be used by $id for its own data only', (policy) => {
    expect(policy.ofKey.length > 0).toBe(policy.stored.length > 0);
    expect(policy.unbound).toEqual([]);
    // A function that only reads may not encrypt.
    const writes = policy.stored.some((action) => /:(?:Put|Update|Delete)/.test(action));
    expect(policy.ofKey.includes('kms:GenerateDataKey')).toBe(writes);
  });

  it('can be used by this account’s distributions, alarms and logs', () => {
    const [key] = Object.values(data.findResources('AWS::KMS::Key')) as {
      Properties: { KeyPolicy: WithPolicy['Properties']['PolicyDocument'] };
    }[];
    const services = key!.Properties.KeyPolicy.Statement.filter(
      ({ Principal }) => Principal?.Service,
    );
    expect(services.map(({ Principal }) => JSON.stringify(Principal?.Service))).toEqual([
      expect.stringContaining('cloudfront.amazonaws.com'),
      expect.stringContaining('cloudwatch.amazonaws.com'),
      expect.stringContaining('logs.'),
    ]);
    for (const { Condition } of services)
      expect(JSON.stringify(Condition)).toContain('{"Ref":"AWS::AccountId"}');
  });
});
