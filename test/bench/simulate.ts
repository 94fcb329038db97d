/**
 * `npm run simulate`: plays a busy school day of 1,000 to 1,000,000 teachers against the state machines and the sweep, in
 * virtual time, and prints waits, refusals and cost. `-- --teachers 100000` plays one number; `--functions`, `--models`,
 * `--calls` and `--costly` replace the quotas.
 */
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { monthlyDollars } from './cost/cost-report.ts';
import { simulateDay, type Quotas } from './simulate/simulate-day.ts';

const values = readOptions({
  teachers: { type: 'string', multiple: true, default: ['1000', '10000', '100000', '1000000'] },
  functions: { type: 'string', default: '1000' },
  models: { type: 'string', default: '200' },
  calls: { type: 'string', default: '200' },
  costly: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
});
const quotas: Quotas = {
  functions: wholeNumber('functions', values.functions),
  models: wholeNumber('models', values.models),
  calls: wholeNumber('calls', values.calls),
  costly: wholeNumber('costly', values.costly),
};
const allTeachers = values.teachers.map((given) => wholeNumber('teachers', given));
const seed = wholeNumber('seed', values.seed);
const figure = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${(100 * share).toFixed(share < 0.01 ? 2 : 1)} %`;
const time = (seconds: number): string =>
  seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

const columns = [
  'teachers',
  'jobs a day',
  'waits (p50)',
  'p99',
  'longest',
  'told to wait',
  'failed',
  'calls 429',
  'errors',
  'given up',
  'functions',
  'calls/s',
  'model/min',
  '$ a month',
];
const print = (cells: readonly string[]): void =>
  console.log(
    cells.map((cell, index) => cell.padStart(Math.max(columns[index]!.length, 7) + 2)).join(''),
  );

console.log(
  `Room for ${figure(quotas.functions)} functions at once, ${figure(quotas.models)} calls of each model a minute, ` +
    `${figure(quotas.calls)} calls of the API a second, ${figure(quotas.costly)} of each that costs money.\n`,
);
print(columns);
for (const teachers of allTeachers) {
  const { jobs, waits, waiting, failed, refused, errors, givenUp, peak } = await simulateDay(
    teachers,
    quotas,
    seed,
  );
  print([
    figure(teachers),
    figure(jobs),
    time(waits.median),
    time(waits.p99),
    time(waits.longest),
    ...[waiting, failed, refused, errors, givenUp].map(percent),
    ...[peak.functions, peak.calls, peak.models, monthlyDollars(teachers)].map(figure),
  ]);
}
