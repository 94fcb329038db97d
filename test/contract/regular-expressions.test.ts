import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESLint, Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { describe, expect, it, vi } from 'vitest';
import { latinSpelling } from '#frontend/features/ai-content/model/latin-spelling.ts';

const RULE = 'regexp/no-super-linear-backtracking';
const ROOT = resolve(import.meta.dirname, '../..');

/** The linter's findings on expressions whose backtracking grows faster than the text. */
const problems = (code: string): string[] =>
  new Linter()
    .verify(code, { plugins: { regexp }, rules: { [RULE]: ['error', { report: 'potential' }] } })
    .map(({ message }) => message);

describe('the linter for regular expressions', () => {
  it.each(['shared/a.ts', 'lambdas/a.ts', 'frontend/src/a.tsx', 'infra/a.ts'])(
    'accepts those of %s as linear',
    async (file) => {
      const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(
        file,
      )) as Linter.Config;
      expect(config.rules?.[RULE]).toEqual([2, { report: 'potential' }]);
    },
  );

  it.each([
    String.raw`/^(?:\d+\s*)+$/.test(text)`,
    String.raw`/^\s*(?:,\s*)?\s*$/.test(text)`,
    String.raw`const N = String.raw${'`\\d+(?:,?\\d+)*`'}; new RegExp('^' + N + '$').test(text)`,
  ])('rejects %s', (code) => expect(problems(code)).not.toEqual([]));
});

/** Built from the program's own names when they are called. */
const BUILT_LATER = new Set([
  'frontend/src/boot.ts',
  'frontend/src/test-support/fake-api.ts',
  // The generators read the repository's own files alone.
  'infra/new/changes.ts',
  'infra/new/step.ts',
  'frontend/src/features/workbook-filling/model/filling/edit-xml.ts',
  // Built from letters; see below.
  'frontend/src/features/ai-content/model/latin-spelling.ts',
]);
const files = execFileSync(
  'git',
  [
    'grep',
    '-l',
    'new RegExp(',
    '--',
    ...['shared', 'lambdas', 'frontend', 'infra'].map((room) => `${room}/*.ts`),
  ],
  { cwd: ROOT, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('.test.ts') && !BUILT_LATER.has(file));

describe('an expression built at run time', () => {
  it('is linear for the spelling of a name, whatever its letters', () => {
    const consonants = 'بتثجحخدذرزسشصضطظغفقكلمنه';
    const vowels = ['', 'ا', 'أ', 'إ', 'آ', 'و', 'ؤ', 'ي', 'ئ', 'ى', 'ع', 'ء', 'اء', 'او', 'ايع'];
    // Each consonant after each vowel, and each vowel at the start and at the end.
    const words = vowels.flatMap((vowel, index) => [
      [...consonants].map((consonant) => vowel + consonant).join(''),
      `ب${vowel}${index % 2 ? 'ة' : ''}`,
      `${vowel}ب${vowel}`,
    ]);
    for (const word of [...words, 'عبدالرحمن', 'نورالدين'])
      expect(problems(`${latinSpelling(word)}.test('')`), word).toEqual([]);
  });

  it.each(files)('is linear in %s', async (file) => {
    const module = pathToFileURL(resolve(ROOT, file)).href;
    // Packages stay loaded, so the second time builds the project's own expressions alone.
    await import(module);
    const built: RegExp[] = [];
    const recording = new Proxy(RegExp, {
      construct(target, args, newTarget) {
        const expression = Reflect.construct(target, args, newTarget) as RegExp;
        built.push(expression);
        return expression;
      },
    });
    vi.resetModules();
    vi.stubGlobal('RegExp', recording);
    await import(module).finally(() => vi.unstubAllGlobals());
    expect(built).not.toEqual([]);
    for (const expression of built) expect(problems(`${expression}.test('')`)).toEqual([]);
  });
});
