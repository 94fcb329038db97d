import { describe, expect, it } from 'vitest';
import { resolveIntrinsics, type Lookup } from './intrinsics.ts';

const lookup: Lookup = {
  ref: (name) => `ref-${name}`,
  attribute: (id, attribute) => `${id}.${attribute}`,
  importValue: (name) => `import-${name}`,
};
const resolve = (value: unknown) => resolveIntrinsics(value, lookup);

describe('resolveIntrinsics', () => {
  it.each<[string, unknown, unknown]>([
    ['Ref', { Ref: 'Table' }, 'ref-Table'],
    ['GetAtt', { 'Fn::GetAtt': ['F', 'Arn'] }, 'F.Arn'],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'B' }, 3]] }, 'a-ref-B-3'],
    ['Sub', { 'Fn::Sub': 'x-${A}-${AWS::Region}' }, 'x-ref-A-ref-AWS::Region'],
    ['ImportValue', { 'Fn::ImportValue': 'E' }, 'import-E'],
    ['an object of one ordinary key', { Statement: [{ Ref: 'A' }] }, { Statement: ['ref-A'] }],
  ])('%s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });

  it('rejects an unknown function anywhere', () => {
    expect(() => resolve({ a: [{ 'Fn::Cidr': ['10.0.0.0/16', 2, 8] }] })).toThrow(
      'the local host does not know Fn::Cidr. Add it to infra/local/template/intrinsics.ts.',
    );
  });
});
