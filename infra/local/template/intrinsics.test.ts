import { describe, expect, it } from 'vitest';
import { resolveIntrinsics, type Lookup } from './intrinsics.ts';

const lookup: Lookup = {
  ref: (name) => (name === 'AWS::NoValue' ? undefined : `ref-${name}`),
  attribute: (id, attribute) => `${id}.${attribute}`,
  importValue: (name) => `import-${name}`,
  mapping: (map, first, second) => `${map}/${first}/${second}`,
  condition: (name) => name === 'Yes',
};
const resolve = (value: unknown) => resolveIntrinsics(value, lookup);

describe('resolveIntrinsics', () => {
  it.each<[string, unknown, unknown]>([
    ['Ref', { Ref: 'Table' }, 'ref-Table'],
    ['GetAtt, list', { 'Fn::GetAtt': ['F', 'Arn'] }, 'F.Arn'],
    ['GetAtt, dotted', { 'Fn::GetAtt': 'F.Outputs.Arn' }, 'F.Outputs.Arn'],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }, 3]] }, 'a-ref-B-3'],
    ['Sub', { 'Fn::Sub': 'x-${A}-${F.Arn}-${!B}' }, 'x-ref-A-F.Arn-${B}'],
    ['Sub with variables', { 'Fn::Sub': ['${A}${B}', { A: { Ref: 'C' } }] }, 'ref-Cref-B'],
    ['Split and Select', { 'Fn::Select': ['1', { 'Fn::Split': [':', 'a:b'] }] }, 'b'],
    ['ImportValue', { 'Fn::ImportValue': 'E' }, 'import-E'],
    ['FindInMap', { 'Fn::FindInMap': ['M', { Ref: 'R' }, 'k'] }, 'M/ref-R/k'],
    ['If', { 'Fn::If': ['Yes', { Ref: 'A' }, 'no'] }, 'ref-A'],
    ['If not', { 'Fn::If': ['No', 'yes', 'no'] }, 'no'],
    ['Equals', { 'Fn::Equals': [{ Ref: 'A' }, 'ref-A'] }, true],
    [
      'Not, And, Or',
      { 'Fn::Not': [{ 'Fn::And': [{ Condition: 'Yes' }, { 'Fn::Or': [{ Condition: 'No' }] }] }] },
      true,
    ],
    ['an object of one ordinary key', { Statement: [{ Ref: 'A' }] }, { Statement: ['ref-A'] }],
  ])('%s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });

  it('drops what refers to AWS::NoValue', () => {
    const none = { Ref: 'AWS::NoValue' };
    expect(resolve({ a: none, b: [none, 1], c: null })).toEqual({ b: [1], c: null });
  });

  it('rejects an unknown function anywhere', () => {
    expect(() => resolve({ a: [{ 'Fn::Cidr': ['10.0.0.0/16', 2, 8] }] })).toThrow(
      'the local host does not know Fn::Cidr. Add it to infra/local/template/intrinsics.ts.',
    );
  });
});
