/**
 * `npm run preflight -- -c firebase='…'`: asks the AWS account and the Firebase project whether they are ready for a
 * deployment with this context. It changes nothing, and exits with 1 if something must be done first.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { cdkContext } from '#infra/cdk-context.ts';
import { readSettings, SettingsError } from '#infra/settings.ts';
import { readOptions } from '../support/command-line.ts';
import { awsAccount } from './account.ts';
import { preflight, type Finding } from './checks.ts';
import { firebaseProject } from './firebase.ts';

const { context } = readOptions({
  context: { type: 'string', short: 'c', multiple: true, default: [] },
});
const file = path.resolve(import.meta.dirname, '../../cdk.context.json');
const written = existsSync(file)
  ? z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
  : {};
const given = Object.fromEntries(
  context.map((pair) => {
    const [, name = pair, value = ''] = /^([^=]+)=([\s\S]*)$/.exec(pair) ?? [];
    return [name, value];
  }),
);

const marks = { good: '✓', look: '?', stop: '✗' } as const satisfies Record<
  Finding['verdict'],
  string
>;

try {
  const account = await awsAccount();
  const app = new App({ context: { ...cdkContext(), ...written, ...given } });
  const settings = readSettings(app, account.region);
  const findings = await preflight({
    settings,
    account,
    firebase: firebaseProject(settings.firebase),
  });
  for (const { verdict, what, todo } of findings)
    console.log(`${marks[verdict]} ${what}${todo === undefined ? '' : `\n    ${todo}`}`);
  if (findings.some(({ verdict }) => verdict === 'stop')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingsError) && !isMissingRegion(error)) throw error;
  console.error(error instanceof SettingsError ? error.message : 'No Region is set: AWS_REGION.');
  process.exitCode = 1;
}

function isMissingRegion(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Region is missing');
}
