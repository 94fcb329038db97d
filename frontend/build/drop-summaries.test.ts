import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dropSummaries } from './drop-summaries.ts';

it('drops what a contract says in words, and keeps every place', () => {
  const code = "{\n  id: 'a',\n  summary:\n    'It’s \\'read\\', once',\n  errors: ['b'],\n}";
  const dropped = dropSummaries(code);
  expect(dropped.length).toBe(code.length);
  expect(dropped.replace(/\s+/g, ' ')).toBe("{ id: 'a', errors: ['b'], }");
});

it.each(globSync('shared/contracts/*.ts').filter((file) => !file.endsWith('.test.ts')))(
  'finds each summary of %s',
  (file) => {
    // The type of an endpoint, and documents that pass a summary on, have none in quotes.
    expect(dropSummaries(readFileSync(file, 'utf8'))).not.toMatch(/\bsummary: *\n? *['"`]/);
  },
);
