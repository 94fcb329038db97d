/** `npm run cost`: the monthly cost for 1,000 teachers, from templates, measured durations and published prices. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { gradebookReaders } from '#lambdas/grades/environment.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { createApp } from '../app.ts';
import { cdkContext } from '../cdk-context.ts';
import { servicePrices } from '../prices.ts';
import { readSettings } from '../settings.ts';
import { costOfJob, estimate, type EstimateInput } from './estimate.ts';
import { deployed } from './templates.ts';
import { usage } from './usage.ts';

const figures = z.object({
  by: z.string(),
  measured: z.string(),
  functions: z.record(z.string(), z.object({ cold: z.number(), warm: z.number() })),
});
const file = path.join(import.meta.dirname, 'measured.json');
const { by, measured, functions } = figures.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The figures of a deployment with this context. */
const inputWith = (given: Readonly<Record<string, unknown>>): EstimateInput => {
  const app = new App({
    context: { ...cdkContext(), ...given, demo: true, 'aws:cdk:disable-asset-staging': true },
    builtinCloudFormationValidation: false,
  });
  const settings = readSettings(app);
  return {
    deployed: deployed(createApp(app)),
    usage,
    measured: functions,
    models: settings,
    gradebookReader: settings.gradebookReader,
  };
};
const linesWith = (given: Readonly<Record<string, unknown>>) => estimate(inputWith(given));
const money = (dollars: number): string => dollars.toFixed(2).padStart(9);
const row = (service: string, what: string, ...dollars: readonly number[]): void =>
  console.log(service.padEnd(16) + what.padEnd(38) + dollars.map(money).join(''));

const plain = linesWith({});
const everything = linesWith({ firewall: true, customerKey: true });
const sum = (lines: typeof plain): number => lines.reduce((all, { dollars }) => all + dollars, 0);

console.log(
  `US dollars a month for ${usage.teachers} teachers: as deployed first, and with firewall and customerKey\n`,
);
for (const [index, { service, what, dollars }] of plain.entries())
  row(service, what, dollars, everything[index]?.dollars ?? NaN);
row('Together', '', sum(plain), sum(everything));
row('A teacher', '', sum(plain) / usage.teachers, sum(everything) / usage.teachers);
console.log(
  '\nUS dollars for 1,000 pages of marks, by gradebookReader: together, functions, states, Textract\n',
);
for (const gradebookReader of gradebookReaders) {
  const each = costOfJob(inputWith({ gradebookReader }), 'grade');
  const parts = [each.functions, each.states, each.textract].map((one) => one * 1_000);
  row(
    gradebookReader,
    '',
    parts.reduce((all, one) => all + one, 0),
    ...parts,
  );
}
console.log(`\nPrices of ${servicePrices.date} (infra/prices.ts), without what is free at first.`);
console.log(
  `Durations of functions measured on ${measured} (infra/cost/measured.json), anew by: ${by}`,
);
console.log('Assumed of a month (infra/cost/usage.ts, and `cost` in the descriptors of jobs):\n');
for (const [name, value] of Object.entries(usage)) console.log(`  ${name.padEnd(18)} ${value}`);
for (const { kind, cost } of Object.values(jobDescriptors))
  console.log(`  ${kind.padEnd(18)} ${JSON.stringify(cost)}`);
