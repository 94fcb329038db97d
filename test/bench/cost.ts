/**
 * `npm run cost`: the monthly cost for 1,000 teachers, or `-- --teachers 20000`, from templates, measured durations and
 * published prices.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildStamp } from '#infra/build/stamp.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';

const report = path.resolve(import.meta.dirname, '../../dist/costs.txt');
const { teachers: given } = readOptions({ teachers: { type: 'string' } });
const teachers = given === undefined ? undefined : wholeNumber('teachers', given);
const stamp = readBuildStamp();
if (teachers !== undefined) {
  const { costReport } = await import('./cost/cost-report.ts');
  writeFileSync(report, costReport(teachers));
  stamp.forget(['costs']);
} else if (!stamp.isCurrent('costs')) {
  stamp.forget(['costs']);
  // Loads the CDK and synthesizes, which takes seconds.
  const { costReport } = await import('./cost/cost-report.ts');
  writeFileSync(report, costReport());
  stamp.note('costs');
}
process.stdout.write(readFileSync(report, 'utf8'));
