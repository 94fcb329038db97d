import { describe, expect, it } from 'vitest';
import { templateDocument } from './document.ts';
import { resolveStacks } from './resolved-stack.ts';

const resolve = (template: unknown) =>
  resolveStacks(new Map([['data', templateDocument.parse(template)]]), {
    environment: { accountId: '000000000000', region: 'eu-west-3' },
    parameters: {},
  });

describe('resolveStacks', () => {
  it('rejects an undecided resource type, even if nothing refers to it', () => {
    expect(() => resolve({ Resources: { Stream1: { Type: 'AWS::Kinesis::Stream' } } })).toThrow(
      'Stream1: the local host does not know the type AWS::Kinesis::Stream. Add it to infra/local/template/resource-types.ts.',
    );
  });

  it('accepts a type that deliberately has no counterpart, and references to it', () => {
    const [, helper] = resolve({
      Resources: {
        Logs1: { Type: 'AWS::Logs::LogGroup' },
        Helper: {
          Type: 'AWS::Lambda::Function',
          Properties: {
            LoggingConfig: { LogGroup: { Ref: 'Logs1' } },
            Destination: { 'Fn::GetAtt': ['Logs1', 'Arn'] },
          },
        },
      },
    });
    expect(helper?.properties).toEqual({
      LoggingConfig: { LogGroup: 'data-Logs1' },
      Destination: 'arn:aws:logs:eu-west-3:000000000000:log-group:data-Logs1:*',
    });
  });

  it('rejects an attribute it would have to invent', () => {
    expect(() =>
      resolve({
        Resources: {
          Site: { Type: 'AWS::S3::Bucket' },
          Role1: {
            Type: 'AWS::IAM::Role',
            Properties: { Description: { 'Fn::GetAtt': ['Site', 'WebsiteURL'] } },
          },
        },
      }),
    ).toThrow(
      'Role1 (AWS::IAM::Role): Site: the local host does not know the attribute WebsiteURL of AWS::S3::Bucket. Add it to infra/local/template/resource-types.ts.',
    );
  });

  it('names the resource that uses an unknown intrinsic function', () => {
    expect(() =>
      resolve({
        Resources: {
          Role1: {
            Type: 'AWS::IAM::Role',
            Properties: { Path: { 'Fn::ToJsonString': { a: 1 } } },
          },
        },
      }),
    ).toThrow('Role1 (AWS::IAM::Role): the local host does not know Fn::ToJsonString.');
  });

  it('rejects a resource that exists under a condition', () => {
    const Role1 = { Type: 'AWS::IAM::Role', Condition: 'IsTest' };
    expect(() => resolve({ Resources: { Role1 } })).toThrow(
      'Role1 (AWS::IAM::Role): the local host does not know conditions',
    );
  });
});
