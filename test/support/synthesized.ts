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

/** The templates of the app as it is deployed, by stack id; `given` is context besides. Needs what `npm run build` makes. */
export function synthesized(
  given: Record<string, unknown> = {},
): Record<'data' | 'covers' | 'workflows' | 'api' | 'web', Template> {
  const app = createApp(new App({ context: { ...cdkContext(), ...given } }));
  const template = (name: string) => Template.fromStack(app.node.findChild(name) as Stack);
  return {
    data: template('daftar-data'),
    covers: template('daftar-covers'),
    workflows: template('daftar-workflows'),
    api: template('daftar-api'),
    web: template('daftar-web'),
  };
}
