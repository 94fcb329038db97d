import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { gradebookReaders } from '#lambdas/pages/environment.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { createApp } from '#infra/app.ts';
import { cdkContext } from '#infra/cdk-context.ts';
import { servicePrices } from './prices.ts';
import { readSettings } from '#infra/settings.ts';
import { costOfJob, estimate, type EstimateInput, type Line } from './estimate.ts';
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
const plainInput = inputWith({});
const linesFor = (input: EstimateInput, teachers: number) =>
  estimate({ ...input, usage: { ...usage, teachers } });
const money = (dollars: number): string => dollars.toFixed(2).padStart(12);
const row = (service: string, what: string, ...dollars: readonly number[]): string =>
  service.padEnd(16) + what.padEnd(38) + dollars.map(money).join('');
const sum = (lines: readonly Line[]): number =>
  lines.reduce((all, { dollars }) => all + dollars, 0);

const everySwitch = {
  firewall: true,
  customerKey: true,
  mail: { from: 'daftar@school.example' },
};
/** The costs of a month by service: as deployed, and with everything switched on. */
const monthly = (teachers: number): string[] => {
  const plain = linesFor(plainInput, teachers);
  const everything = linesFor(inputWith(everySwitch), teachers);
  return [
    `US dollars a month for ${teachers} teachers: as deployed first, and with ${Object.keys(everySwitch).join(', ')}\n`,
    ...plain.map(({ service, what, dollars }, index) =>
      row(service, what, dollars, everything[index]?.dollars ?? NaN),
    ),
    row('Together', '', sum(plain), sum(everything)),
    row('A teacher', '', sum(plain) / teachers, sum(everything) / teachers),
  ];
};

const pagesOfMarks = (): string[] => [
  '\nUS dollars for 1,000 pages of marks, by gradebookReader: together, functions, states, Textract\n',
  ...gradebookReaders.map((gradebookReader) => {
    const each = costOfJob(inputWith({ gradebookReader }), 'grade');
    const parts = [each.functions, each.states, each.textract].map((one) => one * 1_000);
    return row(
      gradebookReader,
      '',
      parts.reduce((all, one) => all + one, 0),
      ...parts,
    );
  }),
];

const assumptions = (teachers: number): string[] => [
  `\nPrices of ${servicePrices.date} (test/bench/cost/prices.ts), without what is free at first.`,
  `Durations of functions measured on ${measured} (test/bench/cost/measured.json), anew by: ${by}`,
  'Assumed of a month (test/bench/cost/usage.ts, and `cost` in the descriptors of jobs):\n',
  ...Object.entries({ ...usage, teachers }).map(([name, value]) => `  ${name.padEnd(18)} ${value}`),
  ...Object.values(jobDescriptors).map(
    ({ kind, cost }) => `  ${kind.padEnd(18)} ${JSON.stringify(cost)}`,
  ),
];

/** What a month costs as deployed, in US dollars. */
export const monthlyDollars = (teachers: number): number => sum(linesFor(plainInput, teachers));

/** The report that `npm run cost` prints. */
export const costReport = (teachers = usage.teachers): string =>
  [...monthly(teachers), ...pagesOfMarks(), ...assumptions(teachers), ''].join('\n');
