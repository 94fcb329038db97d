import type { RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct, IConstruct } from 'constructs';
import { NodeFunction } from './node-function.ts';

export interface CustomerKeyProps {
  /** What happens to the key when its stack is deleted; data encrypted with it are unreadable without it. */
  readonly removalPolicy: RemovalPolicy;
}

/** The key actions that an action on stored data needs, and the service that performs them. */
const uses: readonly (readonly [RegExp, service: string, actions: readonly string[]])[] = [
  [/^s3:GetObject$/, 's3', ['Decrypt']],
  [/^s3:PutObject$/, 's3', ['GenerateDataKey']],
  [/^dynamodb:(?:GetItem|BatchGetItem|Query)$/, 'dynamodb', ['Decrypt', 'DescribeKey']],
  [
    /^dynamodb:(?:Put|Update|Delete)Item$/,
    'dynamodb',
    ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'ReEncryptFrom', 'ReEncryptTo'],
  ],
  [/^secretsmanager:GetSecretValue$/, 'secretsmanager', ['Decrypt']],
];

/**
 * A customer-managed key for a deployment's data and logs, rotated each year. Functions may use it only through the
 * services whose data they may access; those services may also use it themselves.
 */
export class CustomerKey extends Key {
  constructor(scope: Construct, id: string, { removalPolicy }: CustomerKeyProps) {
    super(scope, id, {
      description: 'What Daftar stores and logs',
      enableKeyRotation: true,
      removalPolicy,
    });
    const { account, region } = this.stack;
    const serve = (service: string, actions: string[], conditions: Record<string, object>) =>
      this.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal(service)],
          actions: actions.map((action) => `kms:${action}`),
          resources: ['*'],
          conditions,
        }),
      );
    // CloudFront reads the site and the covers.
    serve('cloudfront.amazonaws.com', ['Decrypt'], {
      ArnLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${account}:distribution/*` },
    });
    // CloudWatch sends alarms to an encrypted topic.
    serve('cloudwatch.amazonaws.com', ['Decrypt', 'GenerateDataKey*'], {
      StringEquals: { 'aws:SourceAccount': account },
    });
    serve(
      `logs.${region}.amazonaws.com`,
      ['Encrypt', 'Decrypt', 'ReEncrypt*', 'GenerateDataKey*', 'DescribeKey'],
      {
        ArnLike: {
          'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${region}:${account}:log-group:*`,
        },
      },
    );
  }

  /** Encrypts every log below a construct, and allows each function below it the key uses that its grants need. */
  serve(scope: IConstruct): void {
    for (const construct of scope.node.findAll()) {
      if (construct instanceof CfnLogGroup) construct.kmsKeyId = this.keyArn;
      if (construct instanceof NodeFunction) this.#serve(construct);
    }
  }

  #serve(handler: Pick<NodeFunction, 'allow' | 'allowed'>): void {
    const allowed = [...handler.allowed];
    const needed = uses.filter(([action]) => allowed.some((one) => action.test(one)));
    for (const [service, found] of Map.groupBy(needed, ([, name]) => name))
      handler.allow({
        actions: [...new Set(found.flatMap(([, , actions]) => actions))].map(
          (action) => `kms:${action}`,
        ),
        resources: [this.keyArn],
        conditions: {
          StringEquals: { 'kms:ViaService': `${service}.${this.stack.region}.amazonaws.com` },
        },
      });
  }
}
