import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';

/** The rows of the table of times: what the last column names, and how long it is kept. */
const rows = readFileSync('docs/PRIVACY.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, kept = '', name] = /^\|[^|]+\|([^|]+)\| `(\w+)` +\|$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, kept.trim()] as const];
  });

it('the page for data-protection officers says how long each stored thing is kept', () => {
  const { ownItem, ...others } = lifetimes;
  const each = Object.keys(ownItems).map((name) => [name, ownItem] as const);
  const expected = [...Object.entries(others), ...each].map(([name, kept]) => [
    name,
    'days' in kept ? `${kept.days} day${kept.days === 1 ? '' : 's'}` : `with its ${kept.with}`,
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
  expect(rows).toHaveLength(expected.length);
});
