import { readFileSync } from 'node:fs';
import { CfnOutput, CfnResource, Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { contextNames } from '#infra/settings.ts';
import { appWith } from '../support/synthesized.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const guides = ['README.md', 'CONTRIBUTING.md', 'docs/RUNBOOK.md', 'docs/PRIVACY.md'];
const text = guides.map(read).join('\n');
const named = (pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const all = appWith({
  firewall: true,
  mail: { from: 'daftar@school.example' },
  backupCopy: { account: '444455556666', region: 'eu-central-1' },
}).node.findAll();
const stacks = all.filter((each) => Stack.isStack(each));
const resources = all.filter((each) => CfnResource.isCfnResource(each));
const idIn = (each: CfnResource): string => each.stack.resolve(each.logicalId) as string;
const outputs = all.filter((each) => each instanceof CfnOutput);

describe('what README, contribution guide and runbook name exists', () => {
  it('as a script of npm', () => {
    const known = named(/npm (?:run )?((?<=run )[a-z0-9:]+|start|test)/g);
    expect(known).toContain('preflight');
    expect(known.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('as a name of the context', () => {
    const given = named(/-c '?"?(\w+)=/g);
    expect(given).toContain('firebase');
    expect(given.filter((name) => !contextNames.includes(name))).toEqual([]);
    const rows = named(/^\| `([a-z]+[A-Z]?\w*)` +\| .*\|$/gm);
    expect(contextNames.filter((name) => !rows.includes(name) && name !== 'demo')).toEqual([]);
  });

  it('as a stack', () => {
    const names = stacks.map(({ stackName }) => stackName);
    const others = ['daftar-demo', 'daftar-staging-data', 'daftar-deploy-'];
    const known = named(/\b(daftar-[a-z-]+)/g).filter((name) => !others.includes(name));
    expect(known.toSorted()).toEqual(names.toSorted());
  });

  it('as an output of a stack', () => {
    const known = [...named(/output `(\w+)`/g), ...named(/`daftar-web\.(\w+)`/g)];
    expect(known).toContain('DistributionDomain');
    const ids = outputs.map(({ node }) => node.id);
    expect(known.filter((name) => !ids.includes(name))).toEqual([]);
  });

  it('as a resource that a command looks up', () => {
    const lookups = [...text.matchAll(/physical (AWS::\w+::\w+) (\w+)/g)];
    expect(lookups.length).toBeGreaterThan(3);
    for (const [lookup, type, begins = ''] of lookups) {
      const found = resources.filter(
        (each) => each.cfnResourceType === type && idIn(each).startsWith(begins),
      );
      expect(found.map(idIn), lookup).toHaveLength(1);
    }
  });
});

it('README lists every script that is not a part of another', () => {
  const [, list = ''] = read('README.md').split('\n## Scripts\n');
  const listed = [...list.matchAll(/`([\w:]+)`/g)].map(([, name = '']) => name);
  const whole = Object.keys(scripts).filter((name) => !name.startsWith('check:'));
  expect(listed.toSorted()).toEqual(whole.toSorted());
});
