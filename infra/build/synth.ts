/** `npm run synth`: writes the templates for AWS to `dist/cdk.out`, if they have changed or an option is given. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readBuildStamp } from './stamp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const output = 'dist/cdk.out';
const options = process.argv.slice(2);
const stamp = readBuildStamp();

if (options.length > 0 || !stamp.isCurrent('synthesis')) {
  stamp.forget(['synthesis']);
  const given = ['synth', '--quiet', '--output', output, '-c', 'demo=true', ...options];
  const cdk = path.join(root, 'node_modules/aws-cdk/bin/cdk');
  const { status } = spawnSync(process.execPath, [cdk, ...given], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  if (options.length === 0) stamp.note('synthesis');
}
console.log(`The templates are in ${output}`);
