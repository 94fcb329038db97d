import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readApplication } from './application.ts';
import { readAssembly } from './assembly.ts';

const surroundings = {
  environment: { accountId: '000000000000', region: 'eu-west-3' },
  parameters: { KeysUrl: 'http://127.0.0.1:1/keys' },
};

const data = {
  Resources: {
    Table1: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
      },
    },
    Site: { Type: 'AWS::S3::Bucket' },
  },
  Outputs: {
    TableArn: { Value: { 'Fn::GetAtt': ['Table1', 'Arn'] }, Export: { Name: 'data:TableArn' } },
    Site: { Value: { Ref: 'Site' }, Export: { Name: 'data:Site' } },
  },
};

const api = {
  Parameters: { KeysUrl: { Type: 'String', Default: 'https://keys.example.com' } },
  Resources: {
    Role: { Type: 'AWS::IAM::Role', Properties: {} },
    Policy: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: 'dynamodb:GetItem',
              Resource: { 'Fn::ImportValue': 'data:TableArn' },
            },
          ],
        },
        Roles: [{ Ref: 'Role' }],
      },
    },
    Hello: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Bucket: 'assets', S3Key: 'abc.zip' },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        MemorySize: 256,
        Environment: { Variables: { KEYS: { Ref: 'KeysUrl' } } },
      },
    },
    Helper: {
      Type: 'AWS::Lambda::Function',
      Properties: { Code: { S3Key: 'x.zip' }, Runtime: 'python3.13', Handler: 'i.h', Role: 'r' },
    },
    Newest: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Hello' } } },
    Live: {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        FunctionName: { Ref: 'Hello' },
        FunctionVersion: { 'Fn::GetAtt': ['Newest', 'Version'] },
        Name: 'live',
      },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'Shown' } },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Api' }, StageName: 'api' },
    },
    Integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Api' },
        IntegrationUri: { Ref: 'Live' },
        PayloadFormatVersion: '2.0',
      },
    },
    Route: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: 'GET /hello/{name}',
        Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
      },
    },
    Machine: {
      Type: 'AWS::StepFunctions::StateMachine',
      Properties: {
        RoleArn: { 'Fn::GetAtt': ['Role', 'Arn'] },
        DefinitionString: {
          'Fn::Join': ['', ['{"Resource":"', { 'Fn::GetAtt': ['Hello', 'Arn'] }, '"}']],
        },
      },
    },
    Deployment: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        SourceObjectKeys: ['site.zip'],
        SourceMarkers: [{ '<<marker>>': { Ref: 'Api' } }],
        DestinationBucketName: { 'Fn::ImportValue': 'data:Site' },
        SystemMetadata: { 'cache-control': 'no-cache' },
      },
    },
  },
};

describe('readApplication', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assembly-'));
    const write = (name: string, value: unknown) =>
      writeFileSync(join(folder, name), JSON.stringify(value));
    write('manifest.json', {
      artifacts: {
        data: { type: 'aws:cloudformation:stack', properties: { templateFile: 'data.json' } },
        api: { type: 'aws:cloudformation:stack', properties: { templateFile: 'api.json' } },
        'api.assets': { type: 'cdk:asset-manifest', properties: { file: 'api.assets.json' } },
        Tree: { type: 'cdk:tree' },
      },
    });
    write('data.json', data);
    write('api.json', api);
    const asset = (key: string) => ({
      source: { path: `asset.${key}` },
      destinations: { here: { objectKey: `${key}.zip` } },
    });
    write('api.assets.json', { files: { abc: asset('abc'), site: asset('site') } });
    mkdirSync(join(folder, 'asset.abc'));
    mkdirSync(join(folder, 'asset.site'));
    write('asset.site/config.json', { api: '<<marker>>' });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = () => readApplication(readAssembly(folder), surroundings);

  it('reads functions with code, role and resolved environment, and leaves out other runtimes', () => {
    expect(read().functions).toEqual([
      {
        logicalId: 'Hello',
        name: 'api-Hello',
        arn: 'arn:aws:lambda:eu-west-3:000000000000:function:api-Hello',
        roleArn: 'arn:aws:iam::000000000000:role/api-Role',
        codePath: join(folder, 'asset.abc'),
        handler: 'index.handler',
        memoryMb: 256,
        timeoutSeconds: 3,
        environment: { KEYS: 'http://127.0.0.1:1/keys' },
      },
    ]);
  });

  it('gives a role the statements of its policies, across stacks', () => {
    expect(read().roles[0]?.policyDocuments).toEqual([
      {
        Statement: [
          {
            Effect: 'Allow',
            Action: 'dynamodb:GetItem',
            Resource: 'arn:aws:dynamodb:eu-west-3:000000000000:table/data-Table1',
          },
        ],
      },
    ]);
  });

  it('connects routes, integrations and stage, and an alias with its function', () => {
    const [httpApi] = read().httpApis;
    expect(httpApi?.id).toMatch(/^[a-z0-9]{10}$/);
    expect(httpApi).toMatchObject({
      stage: 'api',
      routes: [{ routeKey: 'GET /hello/{name}', functionArn: read().functions[0]?.arn }],
    });
  });

  it('names the functions in the definition of a state machine', () => {
    expect(read().stateMachines[0]?.definition).toBe(
      '{"Resource":"arn:aws:lambda:eu-west-3:000000000000:function:api-Hello"}',
    );
  });

  it('fills the placeholders of deployed JSON', () => {
    const { deployments, buckets, httpApis } = read();
    expect(deployments.get(buckets[0]?.name ?? '')?.get('config.json')).toEqual({
      key: 'config.json',
      cacheControl: 'no-cache',
      source: { content: `{"api":"${httpApis[0]?.id}"}` },
    });
  });

  it('gives the same names every time, so that stored data is found again', () => {
    expect(read().buckets).toEqual(read().buckets);
    expect(read().buckets[0]?.name).toMatch(/^data-site-[a-z0-9]{8}$/);
  });
});
