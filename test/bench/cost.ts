/**
 * `npm run cost`: the monthly cost for 1,000 teachers, or `-- --teachers 20000`, from templates, measured durations and
 * published prices.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildStamp } from '#infra/build/stamp.ts';

const report = path.resolve(import.meta.dirname, '../../dist/costs.txt');
const { values } = parseArgs({ options: { teachers: { type: 'string' } } });
const stamp = readBuildStamp();
if (values.teachers !== undefined) {
  const { costReport } = await import('./cost/cost-report.ts');
  writeFileSync(report, costReport(Number(values.teachers)));
  stamp.forget(['costs']);
} else if (!stamp.isCurrent('costs')) {
  stamp.forget(['costs']);
  // Loads the CDK and synthesizes, which takes seconds.
  const { costReport } = await import('./cost/cost-report.ts');
  writeFileSync(report, costReport());
  stamp.note('costs');
}
process.stdout.write(readFileSync(report, 'utf8'));
