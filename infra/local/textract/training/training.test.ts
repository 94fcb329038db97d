import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sha256 } from './record.ts';

const told = readFileSync(new URL('training.md', import.meta.url), 'utf8');

it.each(['western', 'arabic-indic'])(
  'documents how the weights for %s digits were made',
  (script) => {
    const weights = readFileSync(
      new URL(`../../../../lambdas/grades/reader/digits/digits-${script}.bin`, import.meta.url),
    );
    const section = told.split(`## ${script}\n`)[1]?.split('\n## ')[0];
    expect(section).toContain(`${weights.length} bytes, SHA-256 ${sha256(weights)}`);
    expect(section).toMatch(/judged: \d+\.\d\d % of \d+ cells exact/);
    expect(weights.length).toBeLessThan(200_000);
  },
);
