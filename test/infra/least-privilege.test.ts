import { describe, expect, it } from 'vitest';
import { routeParts, synthesized } from '../support/synthesized.ts';

const templates = synthesized();

interface Statement {
  Effect: string;
  Principal?: { Service?: string };
  Action: string | string[];
  Resource: unknown;
}

/** Statements of the product's own roles; those of CDK's file deployment belong to CDK. */
function statements(): [string, Statement][] {
  return Object.values(templates).flatMap((template) =>
    Object.entries(
      template.findResources('AWS::IAM::Policy') as Record<
        string,
        { Properties: { PolicyDocument: { Statement: Statement[] } } }
      >,
    )
      .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
      .flatMap(([id, { Properties }]) =>
        Properties.PolicyDocument.Statement.map((statement): [string, Statement] => [
          id,
          statement,
        ]),
      ),
  );
}

describe('least privilege', () => {
  it.each(statements())('names the actions and resources of %s', (_id, statement) => {
    const actions = [statement.Action].flat();
    expect(actions.filter((action) => action.includes('*'))).toEqual([]);
    // Log delivery of a state machine cannot name a resource, nor can a page sent to Textract.
    if (!actions.every((action) => /^(?:logs:|textract:AnalyzeDocument$)/.test(action))) {
      expect(statement.Resource).not.toBe('*');
    }
  });

  it('keeps every bucket private and TLS only', () => {
    for (const template of [templates.data, templates.web]) {
      const buckets = Object.keys(template.findResources('AWS::S3::Bucket'));
      template.allResourcesProperties('AWS::S3::Bucket', {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
      expect(Object.keys(template.findResources('AWS::S3::BucketPolicy'))).toHaveLength(
        buckets.length,
      );
    }
  });

  it('lets this account’s distributions read the covers, and S3 write its logs', () => {
    const policies = templates.data.findResources('AWS::S3::BucketPolicy') as Record<
      string,
      { Properties: { PolicyDocument: { Statement: Statement[] } } }
    >;
    const allowed = Object.entries(policies).flatMap(([id, { Properties }]) =>
      Properties.PolicyDocument.Statement.filter(
        ({ Effect, Principal }) => Effect === 'Allow' && Principal?.Service,
      ).map((statement) => [id.replace(/Policy.*/, ''), statement]),
    );
    const bucket = (id: string) => ({
      'Fn::GetAtt': [expect.stringMatching(new RegExp(`^${id}`)) as unknown, 'Arn'],
    });
    const distributions = ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/*'];
    expect(allowed).toEqual([
      ...['Uploads', 'Results'].map((id) => [
        'AccessLogs',
        {
          Effect: 'Allow',
          Action: 's3:PutObject',
          Principal: { Service: 'logging.s3.amazonaws.com' },
          Resource: { 'Fn::Join': ['', [bucket('AccessLogs'), `/${id}/*`]] },
          Condition: {
            ArnLike: { 'aws:SourceArn': bucket(id) },
            StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
          },
        },
      ]),
      [
        'Library',
        {
          Effect: 'Allow',
          Action: 's3:GetObject',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Resource: { 'Fn::Join': ['', [bucket('Library'), '/covers/*']] },
          Condition: { ArnLike: { 'AWS:SourceArn': { 'Fn::Join': ['', distributions] } } },
        },
      ],
    ]);
  });

  it('protects data that cannot be made again', () => {
    templates.data.hasResourceProperties('AWS::DynamoDB::Table', {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    templates.data.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Retain' });
  });

  it('removes with its stack only logs and what can be built again', () => {
    const removed = (['data', 'web'] as const).flatMap((name) =>
      Object.entries(templates[name].findResources('AWS::S3::Bucket'))
        .filter(([, bucket]) => bucket['DeletionPolicy'] !== 'Retain')
        .map(([id]) => id),
    );
    expect(removed).toEqual([
      expect.stringMatching(/^AccessLogs/) as unknown,
      expect.stringMatching(/^Library/) as unknown,
      expect.stringMatching(/^Site/) as unknown,
    ]);
    // CloudFormation cannot delete a bucket that contains files.
    templates.data.resourceCountIs('Custom::S3AutoDeleteObjects', 2);
    templates.web.resourceCountIs('Custom::S3AutoDeleteObjects', 1);
  });

  it('keeps the contents of documents as long as their jobs', () => {
    const buckets = templates.data.findResources('AWS::S3::Bucket');
    const results = Object.entries(buckets).find(([id]) => id.startsWith('Results'))?.[1] as {
      Properties: { LifecycleConfiguration: { Rules: object[] } };
    };
    const expiring = results.Properties.LifecycleConfiguration.Rules.filter(
      (rule) => 'ExpirationInDays' in rule,
    );
    expect(expiring).toMatchObject([
      { Prefix: 'results/', ExpirationInDays: 365, Status: 'Enabled' },
      { Prefix: 'work/', ExpirationInDays: 1, Status: 'Enabled' },
    ]);
  });

  it('runs every function of the product on arm64 and Node 24', () => {
    for (const name of [...routeParts, 'workflows'] as const) {
      templates[name].allResourcesProperties('AWS::Lambda::Function', {
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
      });
    }
  });
});
