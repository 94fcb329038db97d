import { createHash } from 'node:crypto';

/** The account and region that the local deployment pretends to be. */
export interface Environment {
  readonly accountId: string;
  readonly region: string;
}

type Attribute = (name: string, environment: Environment) => string;

/** What CloudFormation's `Ref` and `Fn::GetAtt` give for a type of resource. */
export interface ResourceType {
  /** The property with which a template may give the physical name. */
  readonly nameProperty?: string;
  /** The physical name where the template gives none, from `<stack>-<logical id>`; that shortened unless said. */
  readonly generateName?: (id: string) => string;
  /** `Ref` is the ARN and not the physical name. */
  readonly refIsArn?: true;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

const hash = (text: string, length: number): string =>
  // Base 36 digits only, as API ids and distribution ids have; stable, so that kept data is found again.
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, length);

const bucketName = (id: string): string => {
  const allowed = id.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
  return `${allowed.slice(0, 54)}-${hash(id, 8)}`;
};

/** The physical name of a type without names of its own. */
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

/** What the local host runs, or reads the settings of. */
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
  'AWS::StepFunctions::StateMachine': {
    nameProperty: 'StateMachineName',
    refIsArn: true,
    attributes: { Arn: arn('states', 'stateMachine:') },
  },
  'Custom::CDKBucketDeployment': {},
};

/** What deliberately has no counterpart here: the product does the same without it. Others may refer to it. */
const withoutCounterpart: Readonly<Record<string, ResourceType>> = {
  // The CDK's own statistics.
  'AWS::CDK::Metadata': {},
  // The bucket policies say who may read; the local distribution asks them.
  'AWS::CloudFront::OriginAccessControl': { attributes: { Id: (name) => name } },
  // What cannot be delivered is in the log, as everything that fails.
  'AWS::Lambda::EventInvokeConfig': {},
  'AWS::SQS::Queue': { attributes: { Arn: arn('sqs', ''), QueueName: (name) => name } },
  'AWS::SQS::QueuePolicy': {},
  // Tools of the bucket deployments' own functions, which are done without.
  'AWS::Lambda::LayerVersion': {},
  // Whoever sits before the machine sees its log.
  'AWS::Budgets::Budget': {},
  'AWS::CloudWatch::Alarm': {},
  'AWS::CloudWatch::Dashboard': {},
  'AWS::SNS::Subscription': {},
  'AWS::SNS::Topic': { attributes: { TopicArn: arn('sns', '') } },
  'AWS::SNS::TopicPolicy': {},
  // What the local platform keeps is forgotten by `npm run reset`.
  'Custom::S3AutoDeleteObjects': {},
  // The platform is where its port is, whatever the domain of the deployed one.
  'AWS::Route53::RecordSet': {},
  // One machine has no firewall of its own, and what it stores lies on its disk.
  'AWS::WAFv2::WebACL': { attributes: { Arn: arn('wafv2', 'global/webacl/') } },
  'AWS::KMS::Key': { attributes: { Arn: arn('kms', 'key/') } },
  // Everything is written to one file, `logs/platform.log`.
  'AWS::Logs::LogGroup': {
    attributes: { Arn: (name, environment) => `${arn('logs', 'log-group:')(name, environment)}:*` },
  },
};

/** Every type of resource that a template may hold. */
export const resourceTypes: ReadonlyMap<string, ResourceType> = new Map(
  Object.entries({ ...hosted, ...withoutCounterpart }),
);
