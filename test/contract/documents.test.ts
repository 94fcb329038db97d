import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostedDirectory } from '#infra/build/entries.ts';

const RECORDS = 'docs/decisions';
const records = readdirSync(RECORDS).filter((name) => name !== 'README.md');

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const documents = [
  ...guides,
  'CHANGELOG.md',
  ...readdirSync(RECORDS).map((name) => `${RECORDS}/${name}`),
];

const read = (file: string): string => readFileSync(file, 'utf8');

const linkedFiles = (file: string): string[] =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((target) => !/^(?:https?:|mailto:|#)/.test(target))
    .map((target) => normalize(join(dirname(file), target.replace(/#.*$/, ''))));

/** Paths in backticks. `lambdas/<feature>/jobs.ts` or a pattern counts up to its first placeholder. */
const namedPaths = (file: string): string[] =>
  [...read(file).matchAll(/`((?:frontend|lambdas|shared|infra|test|docs|\.\w+)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('.local/'))
    .map((path) => path.replace(/[^/]*[<*{…].*$/, ''));

describe('the project’s documents', () => {
  it.each(documents)('link only to files that exist: %s', (file) => {
    expect(linkedFiles(file).filter((target) => !existsSync(target))).toEqual([]);
  });

  it.each(guides)('name only paths that exist: %s', (file) => {
    expect(namedPaths(file).filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('the debugger looks for source maps where the functions are built', () => {
  const bundles = `\${workspaceFolder}/${relative('.', hostedDirectory)}/**/*.mjs`;
  expect(read('.vscode/launch.json')).toContain(`"outFiles": ["${bundles}"]`);
});

describe('the decision records', () => {
  it.each(records)('have a number, a date, a status and one place in the index: %s', (name) => {
    const [, title, , status] =
      /^# (\d+\. .+)\n\n(\d{4}-\d\d-\d\d), (.+)\n/.exec(read(`${RECORDS}/${name}`)) ?? [];
    expect(title, 'a title, a date and a status').toBeDefined();
    const [number = '', words = ''] = title?.split(/\. (.*)/) ?? [];
    expect(number.padStart(4, '0')).toBe(name.slice(0, 4));
    const rows = read(`${RECORDS}/README.md`).split('\n');
    const said = status === 'accepted' ? words : `${words} (${status})`;
    expect(rows.filter((row) => row.includes(`(${name}) `) && row.startsWith('- ['))).toEqual([
      `- [${number}](${name}) ${said}`,
    ]);
  });

  it.each(records)('are a page each, 60 lines of 160 characters: %s', (name) => {
    // The padding of a table is no text.
    const lines = read(`${RECORDS}/${name}`)
      .trimEnd()
      .replace(/ {2,}/g, ' ')
      .replace(/-{4,}/g, '---')
      .split('\n');
    const length = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 160)), 0);
    expect(length).toBeLessThanOrEqual(60);
  });

  it('agree about their status: a superseded record names its successor, and the successor names it', () => {
    const pairs = (verb: string): string[][] =>
      records.flatMap((name) =>
        [
          ...read(`${RECORDS}/${name}`).matchAll(
            new RegExp(`${verb} \\[\\d+\\]\\(([^)]+)\\)`, 'g'),
          ),
        ].map(([, other = '']) => [name, other]),
      );
    expect(pairs('superseded by')).toEqual(
      pairs('; supersedes').map(([later, earlier]) => [earlier, later]),
    );
    for (const name of records) {
      const [, status = ''] = /^\d{4}-\d\d-\d\d, (.+)$/m.exec(read(`${RECORDS}/${name}`)) ?? [];
      expect(status).toMatch(/^(?:accepted(?:; supersedes \[.+)?|superseded by \[.+)$/);
    }
  });
});
