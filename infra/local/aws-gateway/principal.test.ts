import { describe, expect, it } from 'vitest';
import { parseBucketPolicy, parsePolicyDocument } from './principal.ts';

const Everything = { Effect: 'Allow', Action: 's3:*', Resource: '*' };

describe('parsePolicyDocument', () => {
  it('turns single values into lists and condition values into text', () => {
    const Statement = {
      Effect: 'Deny',
      Action: 's3:*',
      Resource: ['a', 'b'],
      Condition: { Bool: { 'aws:SecureTransport': false } },
    };
    expect(parsePolicyDocument({ Version: '2012-10-17', Statement })).toEqual([
      {
        Effect: 'Deny',
        Action: ['s3:*'],
        Resource: ['a', 'b'],
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    ]);
  });

  it.each([
    ['no statement', {}],
    [
      'an unresolved intrinsic',
      { Statement: { ...Everything, Resource: { 'Fn::GetAtt': ['T', 'Arn'] } } },
    ],
    ['a statement without actions', { Statement: { Effect: 'Allow', Resource: '*' } }],
    ['NotAction', { Statement: { Effect: 'Allow', NotAction: 's3:*', Resource: '*' } }],
    ['NotResource', { Statement: { ...Everything, NotResource: 'x' } }],
    [
      'a policy variable',
      { Statement: { ...Everything, Resource: 'arn:aws:s3:::b/${aws:username}/*' } },
    ],
    ['an unknown effect', { Statement: { ...Everything, Effect: 'Maybe' } }],
  ])('rejects %s', (_, document) => {
    expect(() => parsePolicyDocument(document)).toThrow();
  });
});

describe('parseBucketPolicy', () => {
  it('keeps statements about everyone, and leaves out services and single roles', () => {
    const Statement = [
      { ...Everything, Effect: 'Deny', Principal: { AWS: '*' } },
      { ...Everything, Effect: 'Deny', Principal: '*' },
      { ...Everything, Principal: { Service: 'cloudfront.amazonaws.com' } },
      { ...Everything, Principal: { AWS: 'arn:aws:iam::1:role/clean-up' } },
    ];
    expect(parseBucketPolicy({ Statement }).map(({ Effect }) => Effect)).toEqual(['Deny', 'Deny']);
  });
});
