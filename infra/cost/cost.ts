/** `npm run cost`: the monthly cost for 1,000 teachers, from templates, measured durations and published prices. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuildStamp } from '../build/stamp.ts';

const report = path.resolve(import.meta.dirname, '../../dist/costs.txt');
const stamp = readBuildStamp();
if (!stamp.isCurrent('costs')) {
  stamp.forget(['costs']);
  // Loads the CDK and synthesizes, which takes seconds.
  const { costReport } = await import('./cost-report.ts');
  writeFileSync(report, costReport());
  stamp.note('costs');
}
process.stdout.write(readFileSync(report, 'utf8'));
