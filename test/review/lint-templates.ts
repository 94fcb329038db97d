/**
 * `npm run lint:templates`: checks the templates with cfn-lint, which knows the schema of every resource type. It needs
 * Python, so `npm test` does not run it; its virtual environment is in `.local/` and is rebuilt when its releases
 * change.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { installPython } from '#test/support/python-packages.ts';
import { switches, variants } from './variants.ts';

const requirements = path.join(import.meta.dirname, 'cfn-lint.txt');
const home = path.resolve(import.meta.dirname, '../../.local/cfn-lint');

/** W3005: the CDK repeats references in `DependsOn`, which does no harm. */
const ignored = ['W3005'];

/** Synthesizes a variant and returns its template files. */
function synthesize(name: string, given: Readonly<Record<string, unknown>>): readonly string[] {
  const outdir = path.join(home, 'templates', name);
  rmSync(outdir, { recursive: true, force: true });
  const app = new App({
    outdir,
    context: { ...cdkContext(), ...given, demo: true, 'aws:cdk:disable-asset-staging': true },
    builtinCloudFormationValidation: false,
  });
  const { stacks } = createApp(app).synth();
  return stacks.map(({ templateFullPath }) => templateFullPath);
}

installPython(home, requirements, { options: ['--no-deps'] });
const reviewed = [
  ['default', {}] as const,
  ...Object.entries(variants),
  ...switches.map((given) => [JSON.stringify(given), given] as const),
];
/** Most switches change one template or two; what is as in another variant is not checked again. */
const checked = new Map<string, string>();
for (const [index, [name, given]] of reviewed.entries()) {
  const files = synthesize(String(index), given).filter((file) => {
    const template = readFileSync(file, 'utf8');
    const isNew = !checked.has(template);
    checked.set(template, file);
    return isNew;
  });
  if (files.length === 0) {
    console.log(`${name}: no other template.`);
    continue;
  }
  const options = ['--format', 'parseable', '--ignore-checks', ...ignored, '--'];
  const { status } = spawnSync(path.join(home, 'bin/cfn-lint'), [...options, ...files], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  console.log(`${name}: cfn-lint finds nothing in ${files.length} templates.`);
}
