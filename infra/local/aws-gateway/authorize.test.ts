import { describe, expect, it } from 'vitest';
import { evaluate } from './authorize.ts';
import type { RequestContext } from './conditions.ts';
import { parsePolicyDocument } from './principal.ts';

const table = 'arn:aws:dynamodb:eu-west-1:123456789012:table/Daftar';
const role = (...statements: object[]) => ({
  name: 'role',
  accessKeyId: 'AKIA',
  secretAccessKey: 'secret',
  statements: parsePolicyDocument({ Version: '2012-10-17', Statement: statements }),
});
const allow = (Action: string | string[], Resource: string | string[], more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const deny = (Action: string | string[], Resource: string | string[], more: object = {}) => ({
  ...allow(Action, Resource, more),
  Effect: 'Deny',
});
const when = (operator: string, key: string, value: unknown) =>
  role(allow('s3:GetObject', '*', { Condition: { [operator]: { [key]: value } } }));

const isAllowed = (
  principal: ReturnType<typeof role>,
  action: string,
  resource: string,
  context?: RequestContext,
): boolean => evaluate(principal.statements, action, resource, context).allowed;

type Row = [
  what: string,
  principal: ReturnType<typeof role>,
  action: string,
  resource: string,
  expected: boolean,
];

describe('deciding a permission', () => {
  it.each<Row>([
    ['nothing granted', role(), 'dynamodb:GetItem', table, false],
    ['exact', role(allow('dynamodb:GetItem', table)), 'dynamodb:GetItem', table, true],
    ['another action', role(allow('dynamodb:GetItem', table)), 'dynamodb:PutItem', table, false],
    [
      'another table',
      role(allow('dynamodb:GetItem', table)),
      'dynamodb:GetItem',
      `${table}2`,
      false,
    ],
    [
      'actions ignore case',
      role(allow('DynamoDB:getitem', table)),
      'dynamodb:GetItem',
      table,
      true,
    ],
    [
      'resources mind case',
      role(allow('dynamodb:GetItem', table)),
      'dynamodb:GetItem',
      table.replace('Daftar', 'daftar'),
      false,
    ],
    ['* in action', role(allow('dynamodb:*Item', table)), 'dynamodb:GetItem', table, true],
    [
      '* does not reach another service',
      role(allow('dynamodb:*', '*')),
      's3:GetObject',
      table,
      false,
    ],
    ['? is one character', role(allow('dynamodb:Get?tem', table)), 'dynamodb:GetItem', table, true],
    ['? is not none', role(allow('dynamodb:GetItem?', table)), 'dynamodb:GetItem', table, false],
    [
      'index by wildcard',
      role(allow('dynamodb:Query', `${table}/index/*`)),
      'dynamodb:Query',
      `${table}/index/OpenJobs`,
      true,
    ],
    [
      'the table does not cover its index',
      role(allow('dynamodb:Query', table)),
      'dynamodb:Query',
      `${table}/index/OpenJobs`,
      false,
    ],
    [
      'a dot is a dot',
      role(allow('s3:GetObject', 'arn:aws:s3:::a.b/*')),
      's3:GetObject',
      'arn:aws:s3:::aXb/k',
      false,
    ],
    [
      'list of resources',
      role(allow(['s3:GetObject', 's3:PutObject'], ['arn:aws:s3:::a/*', 'arn:aws:s3:::b/*'])),
      's3:PutObject',
      'arn:aws:s3:::b/k',
      true,
    ],
    [
      'deny wins over allow',
      role(allow('s3:*', '*'), deny('s3:PutObject', '*')),
      's3:PutObject',
      'arn:aws:s3:::b/k',
      false,
    ],
    [
      'deny elsewhere is no matter',
      role(allow('s3:*', '*'), deny('s3:PutObject', '*')),
      's3:GetObject',
      'arn:aws:s3:::b/k',
      true,
    ],
  ])('%s', (_, principal, action, resource, expected) => {
    expect(isAllowed(principal, action, resource)).toBe(expected);
  });
});

describe('conditions of a permission', () => {
  type Case = [
    operator: string,
    key: string,
    value: unknown,
    context: RequestContext,
    expected: boolean,
  ];
  it.each<Case>([
    ['StringEquals', 's3:prefix', 'a/', { 's3:prefix': 'a/' }, true],
    ['StringEquals', 's3:prefix', 'a/', { 's3:prefix': 'b/' }, false],
    ['StringEquals', 's3:prefix', ['a/', 'b/'], { 's3:prefix': 'b/' }, true],
    ['StringEquals', 'S3:Prefix', 'a/', { 's3:prefix': 'a/' }, true],
    ['StringEquals', 's3:prefix', 'a/', {}, false],
    ['StringLike', 's3:prefix', 'uploads/*', { 's3:prefix': 'uploads/me/' }, true],
    ['StringLike', 's3:prefix', 'uploads/*', { 's3:prefix': 'results/' }, false],
    ['Bool', 'aws:SecureTransport', 'true', { 'aws:SecureTransport': 'true' }, true],
    ['Bool', 'aws:SecureTransport', false, { 'aws:SecureTransport': 'true' }, false],
    ['NumericLessThan', 'n', 5, { n: '4' }, true],
    ['NumericLessThan', 'n', 5, { n: '5' }, false],
    ['NumericLessThan', 'n', 5, {}, false],
    [
      'ArnLike',
      'aws:SourceArn',
      'arn:aws:states:*:1:stateMachine:*',
      { 'aws:SourceArn': 'arn:aws:states:eu:1:stateMachine:x' },
      true,
    ],
    [
      'ArnLike',
      'aws:SourceArn',
      'arn:aws:*:x',
      { 'aws:SourceArn': 'arn:aws:states:eu:1:stateMachine:x' },
      false,
    ],
    [
      'ForAnyValue:StringLike',
      'dynamodb:LeadingKeys',
      ['USER#*'],
      { 'dynamodb:LeadingKeys': ['X', 'USER#2'] },
      true,
    ],
    ['ForAnyValue:StringLike', 'dynamodb:LeadingKeys', ['USER#*'], {}, false],
  ])('%s %s %j with %j → %s', (operator, key, value, context, expected) => {
    expect(isAllowed(when(operator, key, value), 's3:GetObject', 'x', context)).toBe(expected);
  });

  it('refuse an unknown operator, and name it', () => {
    const { statements } = when('DateLessThan', 'aws:CurrentTime', '2030-01-01');
    expect(evaluate(statements, 's3:GetObject', 'x')).toEqual({
      allowed: false,
      reason: 'condition operator DateLessThan is not supported locally',
    });
    expect(evaluate(statements, 's3:PutObject', 'x').reason).toBe('no statement allows it');
  });

  it('must match in every key and every operator', () => {
    const Condition = { StringEquals: { a: '1', b: '2' }, StringLike: { c: '3*' } };
    const principal = role(allow('s3:*', '*', { Condition }));
    expect(isAllowed(principal, 's3:GetObject', 'x', { a: '1', b: '2', c: '3' })).toBe(true);
    expect(isAllowed(principal, 's3:GetObject', 'x', { a: '1', c: '3' })).toBe(false);
    expect(isAllowed(principal, 's3:GetObject', 'x', { a: '1', b: '2' })).toBe(false);
  });
});
