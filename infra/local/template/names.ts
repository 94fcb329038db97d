import { createHash } from 'node:crypto';
import type { Resource } from './document.ts';

/** The account and region that the local deployment pretends to be. */
export interface Environment {
  readonly accountId: string;
  readonly region: string;
}

/** A resource with the place it stands at. */
export interface Located {
  readonly stack: string;
  readonly logicalId: string;
  readonly resource: Resource;
}

const hash = (text: string, length: number): string =>
  // Base 36 digits only, as API ids and distribution ids have; stable, so that kept data is found again.
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, length);

/** The property that gives a resource's physical name, where `Ref` is that name. */
const nameProperties = new Map([
  ['AWS::ApiGatewayV2::Stage', 'StageName'],
  ['AWS::DynamoDB::GlobalTable', 'TableName'],
  ['AWS::DynamoDB::Table', 'TableName'],
  ['AWS::Events::Rule', 'Name'],
  ['AWS::IAM::Role', 'RoleName'],
  ['AWS::Lambda::Function', 'FunctionName'],
  ['AWS::S3::Bucket', 'BucketName'],
  ['AWS::SecretsManager::Secret', 'Name'],
  ['AWS::StepFunctions::StateMachine', 'StateMachineName'],
]);

/** The physical name: the one the template gives, or one derived from stack and logical id. */
export const physicalName = ({ stack, logicalId, resource }: Located): string => {
  const given = resource.Properties[nameProperties.get(resource.Type) ?? ''];
  if (typeof given === 'string') return given;
  const generated = `${stack}-${logicalId}`;
  if (resource.Type === 'AWS::S3::Bucket') {
    const suffix = hash(generated, 8);
    return `${generated
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '')
      .slice(0, 54)}-${suffix}`;
  }
  if (resource.Type === 'AWS::ApiGatewayV2::Api') return hash(generated, 10);
  if (resource.Type === 'AWS::CloudFront::Distribution') {
    return `E${hash(generated, 13).toUpperCase()}`;
  }
  return generated.length <= 64 ? generated : `${generated.slice(0, 55)}-${hash(generated, 8)}`;
};

type Arn = (name: string, environment: Environment) => string;
const arn =
  (service: string, path: string): Arn =>
  (name, { region, accountId }) =>
    `arn:aws:${service}:${region}:${accountId}:${path}${name}`;

const arns = new Map<string, Arn>([
  ['AWS::Lambda::Function', arn('lambda', 'function:')],
  ['AWS::DynamoDB::Table', arn('dynamodb', 'table/')],
  ['AWS::DynamoDB::GlobalTable', arn('dynamodb', 'table/')],
  ['AWS::StepFunctions::StateMachine', arn('states', 'stateMachine:')],
  ['AWS::Events::Rule', arn('events', 'rule/')],
  ['AWS::Logs::LogGroup', (name, env) => `${arn('logs', 'log-group:')(name, env)}:*`],
  ['AWS::SQS::Queue', arn('sqs', '')],
  ['AWS::SNS::Topic', arn('sns', '')],
  ['AWS::S3::Bucket', (name) => `arn:aws:s3:::${name}`],
  ['AWS::IAM::Role', (name, { accountId }) => `arn:aws:iam::${accountId}:role/${name}`],
  // Secrets Manager adds a hyphen and six characters to the name.
  [
    'AWS::SecretsManager::Secret',
    (name, env) => `${arn('secretsmanager', 'secret:')(name, env)}-${hash(name, 6)}`,
  ],
  [
    'AWS::CloudFront::Distribution',
    (name, { accountId }) => `arn:aws:cloudfront::${accountId}:distribution/${name}`,
  ],
]);

/** The ARN of a resource; an invented one for types whose ARN nothing here depends on. */
export const arnOf = (located: Located, environment: Environment): string => {
  const make = arns.get(located.resource.Type) ?? arn('cloudformation', 'resource/');
  return make(physicalName(located), environment);
};

const referredByArn = new Set([
  'AWS::StepFunctions::StateMachine',
  'AWS::SecretsManager::Secret',
  'AWS::SNS::Topic',
]);

/** What `Ref` gives: the ARN for some types, the physical name for the others. */
export const refOf = (located: Located, environment: Environment): string =>
  referredByArn.has(located.resource.Type) ? arnOf(located, environment) : physicalName(located);

/** What `Fn::GetAtt` gives. Attributes that nothing here reads become a recognizable placeholder. */
export const attributeOf = (
  located: Located,
  attribute: string,
  environment: Environment,
): string => {
  const name = physicalName(located);
  const { Type: type } = located.resource;
  if (attribute === 'Arn' || attribute === 'FunctionARN') return arnOf(located, environment);
  if (type === 'AWS::S3::Bucket') {
    if (attribute === 'RegionalDomainName') return `${name}.s3.${environment.region}.amazonaws.com`;
    if (attribute === 'DomainName') return `${name}.s3.amazonaws.com`;
  }
  if (type === 'AWS::ApiGatewayV2::Api' && attribute === 'ApiEndpoint') {
    return `https://${name}.execute-api.${environment.region}.amazonaws.com`;
  }
  if (type === 'AWS::CloudFront::Distribution' && attribute === 'DomainName') {
    return `${name.toLowerCase()}.cloudfront.net`;
  }
  if (attribute === 'Name' || attribute === 'Id') return name;
  return `${name}.${attribute}`;
};
