import { randomInt } from 'node:crypto';
import { startVitest } from 'vitest/node';
import { readOptions, wholeNumber } from '../support/command-line.ts';

/**
 * `npm run test:faults`: makes everything fail that can.
 * `--seed` and `--sequences`: the random faults, and the number of sequences; `--only`: part of a file's name.
 */
const values = readOptions({
  seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
  sequences: { type: 'string', default: '300' },
  only: { type: 'string' },
});
process.env['FAULTS_SEED'] = String(wholeNumber('seed', values.seed));
process.env['FAULTS_SEQUENCES'] = String(wholeNumber('sequences', values.sequences));
const filters = values.only === undefined ? [] : [values.only];
const vitest = await startVitest('test', filters, {
  config: 'test/faults/vitest.config.ts',
  watch: false,
});
await vitest.close();
console.log(`\nThe random faults were those of --seed ${values.seed}.`);
