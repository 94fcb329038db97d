import { App } from 'aws-cdk-lib';
import { SynthesisMessageLevel } from 'aws-cdk-lib/cx-api';
import { describe, expect, it } from 'vitest';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { readApplication } from '#infra/local/template/application.ts';
import { readAssembly } from '#infra/local/template/assembly.ts';
import { coverKey, covers, thumbnailKey } from '#lambdas/notebooks/domain/covers.ts';
import { variants } from '../review/variants.ts';
import { appWith } from '../support/synthesized.ts';

const cloudAssembly = createApp(
  new App({ context: { ...cdkContext(), demo: true }, builtinCloudFormationValidation: false }),
).synth();
const { templates, assets } = readAssembly(cloudAssembly.directory);
const surroundings = {
  environment: { accountId: '000000000000', region: 'eu-west-3' },
  parameters: {},
};

/** The resources when only these stacks are deployed; throws if one of them refers to another. */
const applicationOf = (...names: string[]) =>
  readApplication(
    { assets, templates: new Map([...templates].filter(([name]) => names.includes(name))) },
    surroundings,
  );

/** Every stack that is deployed before the named one, directly or indirectly. */
const before = (name: string): string[] =>
  cloudAssembly
    .getStackByName(name)
    .dependencies.filter(({ id }) => templates.has(id))
    .flatMap(({ id }) => [id, ...before(id)]);

describe('the order of a deployment', () => {
  it('has every cover in place before anything offers or prints it', () => {
    const { deployments } = applicationOf('daftar-data', 'daftar-covers');
    const deployed = [...deployments.values()].flatMap((objects) => [...objects.keys()]);
    expect(deployed).toEqual(
      expect.arrayContaining(covers.flatMap(({ id }) => [coverKey(id), thumbnailKey(id)])),
    );
    expect(before('daftar-workflows')).toContain('daftar-covers');
    expect(before('daftar-api')).toContain('daftar-covers');
  });

  it('has no stack that waits for the site', () => {
    const others = [...templates.keys()].filter((name) => name !== 'daftar-web');
    expect(others.flatMap(before)).not.toContain('daftar-web');
    expect(applicationOf(...others).httpApis).toHaveLength(1);
  });
});

describe('synthesizing the templates', () => {
  it('breaks no known rule of CloudFormation', () => {
    const asErrors = { '@aws-cdk/core:validateAgainstDefaultRules': true };
    const app = new App({
      context: { ...cdkContext(), demo: true, ...asErrors, ...variants.everything },
    });
    expect(() => createApp(app).synth()).not.toThrow();
  });

  const warningsOf = ({ stacks }: typeof cloudAssembly) =>
    stacks.flatMap(({ messages }) =>
      // The CDK mentions in good time that a stack will be full.
      messages
        .filter(({ level }) => level !== SynthesisMessageLevel.INFO)
        .map(({ entry }) => entry.data),
    );

  it('causes no warning', () => expect(warningsOf(cloudAssembly)).toEqual([]));

  it.each([
    { stage: 'staging' },
    { firewall: true },
    { customerKey: true },
    { stage: 'staging', firewall: true, customerKey: true },
  ])('causes no warning with %j', (switches) => {
    expect(warningsOf(appWith({ demo: true, ...switches }).synth())).toEqual([]);
  });
});
