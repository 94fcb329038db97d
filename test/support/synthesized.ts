import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { App, type Stack } from 'aws-cdk-lib';
import { createApp } from '../../infra/app.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The context `cdk` would read from `cdk.json`. */
export function cdkContext(): Record<string, unknown> {
  const file = JSON.parse(readFileSync(path.join(root, 'cdk.json'), 'utf8')) as {
    context: Record<string, unknown>;
  };
  return file.context;
}

/** The app as it is deployed; `given` is context besides. Needs what `npm run build` makes, which it does not copy. */
export const appWith = (given: Record<string, unknown> = {}): App =>
  createApp(
    new App({
      context: { ...cdkContext(), 'aws:cdk:disable-asset-staging': true, ...given },
      // Takes three times as long as everything else together; `assembly.test.ts` has it done.
      builtinCloudFormationValidation: false,
    }),
  );

/** The templates of `appWith`, by stack id. */
export function synthesized(
  given: Record<string, unknown> = {},
): Record<'data' | 'covers' | 'workflows' | 'api' | 'web' | 'operations', Template> {
  const app = appWith(given);
  const template = (name: string) => Template.fromStack(app.node.findChild(name) as Stack);
  return {
    data: template('daftar-data'),
    covers: template('daftar-covers'),
    workflows: template('daftar-workflows'),
    api: template('daftar-api'),
    web: template('daftar-web'),
    operations: template('daftar-operations'),
  };
}
