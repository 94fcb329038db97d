import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { demoFirebase } from '#infra/demo-firebase.ts';
import { templateDocument } from '#infra/local/template/document.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { connect } from '../support/connect.ts';

import { routeParts } from '../support/synthesized.ts';
import { takeGrant } from '../support/take-grant.ts';
import { callAws } from './harness/account.ts';
import { amendAssembly } from './harness/amend-assembly.ts';
import { cdk } from './harness/cdk.ts';
import { inventoryOf } from './harness/inventory.ts';
import { askDistribution } from './harness/distribution.ts';
import { workshop } from './harness/places.ts';
import { synthesize } from './harness/synthesize.ts';

/** The life of a deployment, in this order; afterwards it is gone. */
const deployment = inject('deployment');
const { account, assembly, parameters } = deployment;
const { accounts, call, send } = connect(inject('platform'));

const deploy = (from: string, ...stacks: readonly string[]): Promise<string> =>
  cdk(account, from, 'deploy', ...stacks, '--require-approval=never', ...parameters);

const stacks = ['data', 'covers', 'workflows', ...routeParts, 'web', 'operations'].map(
  (name) => `daftar-${name}`,
);

describe('deploying again', () => {
  it('without a change leaves everything as it is', async () => {
    const said = await deploy(assembly, '--all');
    for (const stack of stacks) expect(said).toContain(`${stack} (no changes)`);
  });

  it('with another setting brings it to the browser', async () => {
    const authDomain = 'sign-in.school.example';
    const changed = synthesize('changed', { firebase: { ...demoFirebase, authDomain } });
    await deploy(changed, 'daftar-web', '--exclusively');

    const ask = askDistribution(deployment);
    expect(JSON.parse((await ask('/config.json')).text)).toMatchObject({
      firebase: { authDomain },
    });
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain(`frame-src https://${authDomain};`);
  });
});

describe('removing one permission', () => {
  const removeQuery = (text: string): string => {
    const template: unknown = JSON.parse(text);
    const document = z.parse(z.looseObject({ Resources: z.looseObject({}) }), template);
    const { Resources } = z.parse(templateDocument, template);
    const grant = { policy: 'listnotebookjobs', action: 'dynamodb:Query' };
    takeGrant(grant)(new Map([['daftar-prints', { Resources }]]));
    const policies = Object.entries(Resources).filter(
      ([, { Type }]) => Type === 'AWS::IAM::Policy',
    );
    for (const [id, { Properties }] of policies)
      Object.assign(document.Resources[id]!, { Properties });
    return JSON.stringify(document);
  };
  const list = (token: string) => send(listNotebookJobs, { token });

  it('blocks what needs it, until it is granted again', async () => {
    const { token } = await accounts.newTeacher();
    expect((await list(token)).status).toBe(200);
    const amended = path.join(workshop, 'without-grant');
    await amendAssembly(assembly, amended, { stack: 'daftar-prints', change: removeQuery });
    await deploy(amended, 'daftar-prints', '--exclusively');
    expect(await list(token)).toMatchObject({ status: 500, body: { code: 'internal' } });
    await call(getProfile, { token });

    await deploy(assembly, 'daftar-prints', '--exclusively');
    expect((await list(token)).status).toBe(200);
  });
});

describe('a deployment that fails in one of the stacks', () => {
  it('leaves the site at work, and is over once it is given again without the mistake', async () => {
    const { token } = await accounts.newTeacher();
    const amended = path.join(workshop, 'with-mistake');
    const addMistake = (text: string): string => {
      const { Resources, ...rest } = z.parse(
        z.looseObject({ Resources: z.looseObject({}) }),
        JSON.parse(text),
      );
      const Mistake = {
        Type: 'AWS::IAM::Policy',
        Properties: {
          PolicyName: 'Mistake',
          Roles: ['no-such-role'],
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [{ Effect: 'Deny', Action: 's3:PutObject', Resource: '*' }],
          },
        },
      };
      return JSON.stringify({ ...rest, Resources: { ...Resources, Mistake } });
    };
    await amendAssembly(assembly, amended, { stack: 'daftar-record', change: addMistake });

    await expect(deploy(amended, 'daftar-record', '--exclusively')).rejects.toThrow('no-such-role');
    await call(listClasses, { token });
    await call(getProfile, { token });

    const said = await deploy(assembly, 'daftar-record', '--exclusively');
    expect(said).toContain('daftar-record (no changes)');
    await call(listClasses, { token });
  });
});

describe('destroying the deployment', () => {
  /** The remaining resources, as `operation: beginning of the name`. */
  const left = async () =>
    Object.entries(await inventoryOf(account)).flatMap(([operation, names]) =>
      names.map((name) => `${operation}: ${name.replace(/-[0-9a-f]{8,}$/i, '')}`),
    );

  it('keeps the data stack, which is protected', async () => {
    const destroyed = cdk(account, assembly, 'destroy', '--all', '--force');
    await expect(destroyed).rejects.toThrow('TerminationProtection');
    expect((await left()).filter((name) => !name.includes('daftar-data'))).toEqual([]);
  });

  it('keeps table and files even when the data stack is destroyed as well', async () => {
    const unprotected = { StackName: 'daftar-data', EnableTerminationProtection: false };
    const call = ['cloudformation', 'update_termination_protection', unprotected] as const;
    await callAws(account, [call], z.unknown());
    await cdk(account, assembly, 'destroy', 'daftar-data', '--force');
    expect(await left()).toEqual([
      expect.stringMatching(/^s3 list_buckets: daftar-data-results/),
      expect.stringMatching(/^s3 list_buckets: daftar-data-uploads/),
      expect.stringMatching(/^dynamodb list_tables: daftar-data-Table/),
    ]);
  });
});
