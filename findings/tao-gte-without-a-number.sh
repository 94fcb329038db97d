#!/usr/bin/env bash
# Concerns everyone who exports questions with a numeric answer as QTI 2.1 or 3, and the makers of the two players.
# For a response that is no number, the expression gte holds in TAO's player, whatever the limit is: values that are no
# numbers are left out, and the limit alone remains as the result, which counts as true within "and". The tolerance of the
# expression equal is computed in binary fractions, so 0.4 is not within 0.1 of 0.3.
# The specification says that gte and equal are NULL without a value, and that limits are included by default.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @oat-sa/tao-item-runner-qti@2.11.0 lodash@4.17.21 esbuild@0.25.12 >/dev/null
node node_modules/esbuild/install.js
cat >build.mjs <<'JS'
import { build } from 'esbuild';
import path from 'node:path';
const source = path.resolve('node_modules/@oat-sa/tao-item-runner-qti/src');
await build({
  stdin: { contents: "export { default } from 'taoQtiItem/scoring/provider/qti';", resolveDir: '.' },
  bundle: true, format: 'esm', platform: 'node', outfile: 'tao.mjs', logLevel: 'error',
  plugins: [{ name: 'alias', setup(b) {
    b.onResolve({ filter: /^taoQtiItem\// }, (a) => ({ path: path.join(source, `${a.path.slice(11)}.js`) }));
  } }],
});
JS
node build.mjs
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
const { default: provider } = await import('./tao.mjs');
const { version } = JSON.parse(readFileSync('node_modules/@oat-sa/tao-item-runner-qti/package.json', 'utf8'));
const of = (qtiClass, more = {}) => ({ qtiClass, attributes: {}, expressions: [], ...more });
const response = of('variable', { attributes: { identifier: 'RESPONSE' } });
const number = (value) => of('baseValue', { attributes: { baseType: 'float' }, value });
const score = (given, expression) => {
  let result;
  provider.process.call({ trigger() {} }, { RESPONSE: { base: { float: given } } }, {
    identifier: 'item',
    responses: [{ attributes: { identifier: 'RESPONSE', cardinality: 'single', baseType: 'float' }, correctResponses: ['0.3'], mapping: {} }],
    outcomes: [{ attributes: { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }, defaultValue: '0' }],
    responseProcessing: { responseRules: [{ qtiClass: 'responseCondition', responseElseIfs: [],
      responseIf: { qtiClass: 'responseIf', expression, responseRules: [
        { qtiClass: 'setOutcomeValue', attributes: { identifier: 'SCORE' }, expression: number('1') }] } }] },
  }, (_, state) => { result = state.SCORE.value; });
  return Number(result);
};
const between = of('and', { expressions: [
  of('gte', { expressions: [response, number('3.13')] }), of('lte', { expressions: [response, number('3.15')] })] });
const near = of('equal', { attributes: { toleranceMode: 'absolute', tolerance: '0.1 0.1' }, expressions: [
  response, of('correct', { attributes: { identifier: 'RESPONSE' } })] });
const found = {
  'between 3.13 and 3.15, answered 3.14': score('3.14', between),
  'between 3.13 and 3.15, answered 5': score('5', between),
  'between 3.13 and 3.15, left blank (the field gives an empty text)': score('', between),
  'within 0.1 of 0.3, answered 0.4': score('0.4', near),
  'within 0.1 of 0.3, answered 0.2': score('0.2', near),
};
console.log(`@oat-sa/tao-item-runner-qti ${version}`);
for (const [said, points] of Object.entries(found)) console.log(`${said}: ${points} of 1 point`);
const expected = [1, 0, 1, 0, 1];
if (JSON.stringify(Object.values(found)) !== JSON.stringify(expected)) {
  console.error(`This has changed; it was ${expected.join(', ')}.`);
  process.exit(1);
}
JS
node run.mjs
