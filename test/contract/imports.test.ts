import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { ESLint, Linter } from 'eslint';
import { afterEach, describe, expect, it } from 'vitest';

const { forbidden, options } = await extractDepcruiseConfig(resolve('.dependency-cruiser.js'));
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The rules broken by these files, each given by its path and its imports. */
const brokenRules = async (
  files: Readonly<Record<string, readonly string[]>>,
): Promise<(string | undefined)[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'daftar-imports-'));
  folders.push(folder);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, imports] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), [...imports, 'export const value = 1;'].join('\n'));
  }
  const { tsConfig: _, ...rest } = options ?? {};
  const { output } = await cruise(
    Object.keys(files),
    { ...rest, baseDir: folder, ruleSet: { forbidden }, validate: true },
    {},
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a text');
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
};

/** The first file imports the second. */
const pair = (from: string, to: string) => {
  const climb = '../'.repeat(from.split('/').length - 1);
  return { [from]: [`import '${climb}${to}';`], [to]: [] };
};

/** For each rule, files that break it and no other. */
const violations: readonly [rule: string, files: Readonly<Record<string, readonly string[]>>][] = [
  ['shared-imports-nothing-of-the-others', pair('shared/a.ts', 'lambdas/core/b.ts')],
  ['lambdas-import-shared-only', pair('lambdas/core/a.ts', 'infra/b.ts')],
  ['infra-imports-shared-and-lambdas-only', pair('infra/a.ts', 'test/b.ts')],
  ['frontend-imports-shared-only', pair('frontend/src/a.ts', 'lambdas/core/b.ts')],
  [
    'lib-is-below-components-features-and-app',
    pair('frontend/src/lib/a.ts', 'frontend/src/components/b.ts'),
  ],
  [
    'components-know-no-feature',
    pair('frontend/src/components/a.ts', 'frontend/src/features/games/b.ts'),
  ],
  [
    'the-record-of-the-site-is-below-its-features',
    pair('frontend/src/record/a.ts', 'frontend/src/features/games/b.ts'),
  ],
  [
    'the-rolls-of-the-site-are-below-its-features',
    pair('frontend/src/rolls/a.ts', 'frontend/src/days/b.ts'),
  ],
  [
    'the-days-of-the-site-are-below-its-features',
    pair('frontend/src/days/a.ts', 'frontend/src/features/games/b.ts'),
  ],
  ['features-are-below-app', pair('frontend/src/features/games/a.ts', 'frontend/src/app/b.ts')],
  [
    'features-of-the-site-do-not-import-one-another',
    pair('frontend/src/features/a-new-one/a.ts', 'frontend/src/features/games/b.ts'),
  ],
  [
    'models-of-the-site-are-below-what-renders',
    pair('frontend/src/features/games/model/a.ts', 'frontend/src/features/games/hooks/b.ts'),
  ],
  [
    'features-of-the-backend-do-not-import-one-another',
    pair('lambdas/a-new-one/a.ts', 'lambdas/games/b.ts'),
  ],
  ['core-knows-no-feature', pair('lambdas/core/a.ts', 'lambdas/record/stores/b.ts')],
  ['common-rooms-know-core-only', pair('lambdas/print/a.ts', 'lambdas/record/stores/b.ts')],
  ['stores-know-core-and-one-another', pair('lambdas/record/stores/a.ts', 'lambdas/record/b.ts')],
  ['shared-text-imports-nothing', pair('shared/text/a.ts', 'shared/model/b.ts')],
  ['shared-model-is-below-the-rules', pair('shared/model/a.ts', 'shared/draft/b.ts')],
  ['shared-rules-are-below-the-contracts', pair('shared/draft/a.ts', 'shared/contracts/b.ts')],
  [
    'shared-workbooks-and-the-record-are-below-the-class-lists',
    pair('shared/spreadsheet/a.ts', 'shared/class-lists/b.ts'),
  ],
  ['the-record-knows-no-page', pair('shared/record/a.ts', 'shared/page/b.ts')],
  ['no-cycles', { 'shared/a.ts': ["import './b.ts';"], 'shared/b.ts': ["import './a.ts';"] }],
  ['domain-is-pure', pair('lambdas/ai-content/rules/a.ts', 'lambdas/ai-content/adapters/b.ts')],
  ['domain-is-pure', pair('lambdas/pages/engines/a.ts', 'lambdas/core/environment.ts')],
];

describe('the import rules reject', () => {
  it('what each of them forbids, of which there is an example here', () => {
    const names = forbidden?.map(({ name }) => name) ?? [];
    expect([...new Set(violations.map(([rule]) => rule))].sort()).toEqual(names.sort());
  });

  it.each(violations)('%s', async (rule, files) => {
    expect(await brokenRules(files)).toEqual([rule]);
  });

  it('cycles that consist only of types', async () => {
    const files = {
      'shared/a.ts': ["import type { value as B } from './b.ts'; export type A = typeof B;"],
      'shared/b.ts': ["import type { value as A } from './a.ts'; export type B = typeof A;"],
    };
    expect(await brokenRules(files)).toEqual(['no-cycles']);
  });

  it('domain code that reaches an AWS client through other files', async () => {
    const files = {
      'lambdas/games/domain/a.ts': [
        "import type { value as B } from '../b.ts'; export type A = typeof B;",
      ],
      'lambdas/games/b.ts': ["import '../core/files/c.ts';"],
      'lambdas/core/files/c.ts': ["import '@aws-sdk/client-s3';"],
    };
    expect(await brokenRules(files)).toEqual(['domain-is-pure']);
  });
});

it('allow a dialog that is loaded later to use the types of its opener', async () => {
  const files = {
    'frontend/src/lib/a.ts': ["export const open = () => import('./b.ts');"],
    'frontend/src/lib/b.ts': [
      "import type { open } from './a.ts'; export type Open = typeof open;",
    ],
  };
  expect(await brokenRules(files)).toEqual([]);
});

it('let features show the part of a feature that is for all, and nothing else of it', async () => {
  const folder = 'frontend/src/features/workbook-filling/components/filling';
  const from = 'frontend/src/features/games/a.ts';
  expect(await brokenRules(pair(from, `${folder}/fill-workbook.tsx`))).toEqual([]);
  expect(await brokenRules(pair(from, `${folder}/filling-dialog.tsx`))).toEqual([
    'features-of-the-site-do-not-import-one-another',
  ]);
});

/** The linter's findings with the two kinds of rules that restrict what a file may use. */
const restrictions = async (file: string, code: string): Promise<(string | null)[]> => {
  const config = (await new ESLint().calculateConfigForFile(file)) as Linter.Config;
  const restricted = Object.entries(config.rules ?? {}).filter(([name]) =>
    name.startsWith('no-restricted-'),
  );
  return new Linter()
    .verify(code, { rules: Object.fromEntries(restricted) })
    .map(({ ruleId }) => ruleId);
};

it.each([
  ['import "../../../shared/a.ts"', 'no-restricted-imports'],
  ['export const stage = process.env.STAGE;', 'no-restricted-globals'],
  ['export const started = performance.now();', 'no-restricted-globals'],
  ['export const now = new Date();', 'no-restricted-syntax'],
  ['export const now = Date.now();', 'no-restricted-syntax'],
  ['export const chance = Math.random();', 'no-restricted-syntax'],
])('the linter rejects in rules: %s', async (code, rule) => {
  const files = ['shared/a.ts', 'lambdas/games/domain/a.ts', 'lambdas/ai-content/rules/a.ts'];
  for (const file of files) expect(await restrictions(file, code), file).toEqual([rule]);
});

it('the linter accepts a clock and the environment where AWS is called', async () => {
  const code = 'export const now = [new Date(), process.env.STAGE];';
  expect(await restrictions('lambdas/games/handlers/a.ts', code)).toEqual([]);
});
