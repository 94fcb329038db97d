import { createHash } from 'node:crypto';

export interface Environment {
  readonly accountId: string;
  readonly region: string;
}

type Attribute = (name: string, environment: Environment) => string;

/** How CloudFormation's `Ref` and `Fn::GetAtt` resolve for a type of resource. */
export interface ResourceType {
  /** The property that may contain the physical name. */
  readonly nameProperty?: string;
  /** Derives a physical name from `<stack>-<logical id>` if the template has none; shortens it by default. */
  readonly generateName?: (id: string) => string;
  /** `Ref` returns the ARN instead of the physical name. */
  readonly refIsArn?: true;
  /** The property with a reference to the resource whose ARN `Ref` returns, because both are one here. */
  readonly standsFor?: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

const hash = (text: string, length: number): string =>
  // Base 36, as in API ids and distribution ids; stable, so that stored data is found again.
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, length);

const bucketName = (id: string): string => {
  const allowed = id.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
  return `${allowed.slice(0, 54)}-${hash(id, 8)}`;
};

/** Generates names for types without their own rule. */
export const shortened = (id: string): string =>
  id.length <= 64 ? id : `${id.slice(0, 55)}-${hash(id, 8)}`;

const arn =
  (service: string, path: string): Attribute =>
  (name, { region, accountId }) =>
    `arn:aws:${service}:${region}:${accountId}:${path}${name}`;
const globalArn =
  (service: string, path: string): Attribute =>
  (name, { accountId }) =>
    `arn:aws:${service}::${accountId}:${path}${name}`;

/** Types that the local host runs, or whose settings it reads. */
const hosted: Readonly<Record<string, ResourceType>> = {
  'AWS::ApiGatewayV2::Api': { generateName: (id) => hash(id, 10) },
  'AWS::ApiGatewayV2::Authorizer': {},
  'AWS::ApiGatewayV2::Integration': {},
  'AWS::ApiGatewayV2::Route': {},
  'AWS::ApiGatewayV2::Stage': { nameProperty: 'StageName' },
  'AWS::CloudFront::Distribution': {
    generateName: (id) => `E${hash(id, 13).toUpperCase()}`,
    attributes: { DomainName: (name) => `${name.toLowerCase()}.cloudfront.net` },
  },
  'AWS::CloudFront::Function': {
    attributes: { FunctionARN: globalArn('cloudfront', 'function/') },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {},
  'AWS::DynamoDB::Table': {
    nameProperty: 'TableName',
    attributes: { Arn: arn('dynamodb', 'table/') },
  },
  'AWS::Events::Rule': { nameProperty: 'Name', attributes: { Arn: arn('events', 'rule/') } },
  'AWS::IAM::ManagedPolicy': {},
  'AWS::IAM::Policy': {},
  'AWS::IAM::Role': { nameProperty: 'RoleName', attributes: { Arn: globalArn('iam', 'role/') } },
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    attributes: { Arn: arn('lambda', 'function:') },
  },
  'AWS::Lambda::Permission': {},
  // A function has one version here, so that calling its alias is calling the function.
  'AWS::Lambda::Alias': { standsFor: 'FunctionName' },
  'AWS::Lambda::Version': { attributes: { Version: () => '1' } },
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    generateName: bucketName,
    attributes: {
      Arn: (name) => `arn:aws:s3:::${name}`,
      RegionalDomainName: (name, { region }) => `${name}.s3.${region}.amazonaws.com`,
    },
  },
  'AWS::S3::BucketPolicy': {},
  'AWS::SecretsManager::Secret': {
    nameProperty: 'Name',
    refIsArn: true,
    attributes: {
      // Secrets Manager adds a hyphen and six characters to the name.
      Arn: (name, environment) =>
        `${arn('secretsmanager', 'secret:')(name, environment)}-${hash(name, 6)}`,
    },
  },
  'AWS::SES::ConfigurationSet': { nameProperty: 'Name' },
  'AWS::StepFunctions::StateMachine': {
    nameProperty: 'StateMachineName',
    refIsArn: true,
    attributes: { Arn: arn('states', 'stateMachine:') },
  },
  'Custom::CDKBucketDeployment': {},
};

/** Types without a local counterpart, because the product works without them. Others may refer to them. */
const withoutCounterpart: Readonly<Record<string, ResourceType>> = {
  // Bucket policies decide about reading; the local distribution checks them.
  'AWS::CloudFront::OriginAccessControl': { attributes: { Id: (name) => name } },
  // Undelivered events are in the log, like other failures.
  'AWS::Lambda::EventInvokeConfig': {},
  'AWS::SQS::Queue': { attributes: { Arn: arn('sqs', ''), QueueName: (name) => name } },
  'AWS::SQS::QueuePolicy': {},
  // A function is replaced at once.
  'AWS::CodeDeploy::Application': {},
  'AWS::CodeDeploy::DeploymentGroup': {},
  // Used only by the functions of bucket deployments, which are not hosted.
  'AWS::Lambda::LayerVersion': {},
  // The log on this machine replaces monitoring.
  'AWS::Budgets::Budget': {},
  'AWS::CloudWatch::Alarm': {},
  'AWS::CloudWatch::Dashboard': {},
  'AWS::Logs::MetricFilter': {},
  'AWS::SNS::Subscription': {},
  'AWS::SNS::Topic': { attributes: { TopicArn: arn('sns', '') } },
  'AWS::SNS::TopicPolicy': {},
  // `npm run reset` deletes the local data.
  'Custom::S3AutoDeleteObjects': {},
  // The platform's address is its port, whatever the deployed domain is.
  'AWS::Route53::RecordSet': {},
  // The local platform needs no firewall, and its data are on the local disk.
  'AWS::WAFv2::WebACL': { attributes: { Arn: arn('wafv2', 'global/webacl/') } },
  'AWS::KMS::Key': { attributes: { Arn: arn('kms', 'key/') } },
  // All logs go to one file, `logs/platform.log`.
  'AWS::Logs::LogGroup': {
    attributes: { Arn: (name, environment) => `${arn('logs', 'log-group:')(name, environment)}:*` },
  },
};

export const resourceTypes: ReadonlyMap<string, ResourceType> = new Map(
  Object.entries({ ...hosted, ...withoutCounterpart }),
);
