import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Teaching = Readonly<Record<string, Readonly<Record<string, object>>>>;
const read = (language: string): Teaching =>
  JSON.parse(
    readFileSync(new URL(`teaching/${language}.json`, import.meta.url), 'utf8'),
  ) as Teaching;

/** How many terms, mistakes and so on each topic has. */
const counted = (language: string) =>
  Object.entries(read(language)).map(([family, teaching]) => [
    family,
    Object.entries(teaching).map(([part, list]) => [part, Object.keys(list).length]),
  ]);

it.each(['ar', 'fr'])(
  'teaches the same topics as in English, with as many terms: %s',
  (language) => {
    expect(counted('en').length).toBeGreaterThan(10);
    expect(counted(language)).toEqual(counted('en'));
  },
);
