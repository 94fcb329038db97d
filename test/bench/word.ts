/**
 * `npm run bench:word`: writes Word files with school formulas of each kind, in English and Arabic, and counts in five
 * readers how many arrive whole. It needs Python 3 and its package registry, `pandoc` and `libreoffice`; the packages
 * are in `.local/word-readers`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toDocx } from '#lambdas/ai-content/domain/exports/docx/docx.ts';
import { formulaText } from '#lambdas/print/maths/formula-text.ts';
import { installPython } from '#test/support/python-packages.ts';
import { sampleExercises } from '#test/support/sample-drafts.ts';
import { readOptions } from '#test/support/command-line.ts';
import { formulasOf } from '#test/support/school-formulas.ts';

const requirements = path.join(import.meta.dirname, 'word/readers.txt');
const home = path.resolve(import.meta.dirname, '../../.local/word-readers');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-word-'));
const python = path.join(home, 'bin/python');

const around = { en: ['Before', 'after'], ar: ['قبل', 'بعد'] } as const;
type Language = keyof typeof around;
const languages = ['en', 'ar'] as const;

/** Writes a file whose exercises are the formulas, each between two words. */
async function write(name: string, language: Language, formulas: readonly string[]) {
  const [sample] = sampleExercises[language].exercises;
  if (!sample) throw new Error('no sample exercise');
  const [before, after] = around[language];
  const exercises = formulas.map((formula, index) => ({
    id: `e${index + 1}`,
    difficulty: 1 as const,
    statement: `${before} $${formula}$ ${after}.`,
    steps: [],
    answer: '1',
  }));
  const draft = { ...sampleExercises[language], exercises };
  const file = path.join(folder, `${name}.docx`);
  writeFileSync(file, await toDocx(draft, {}, () => Promise.reject(new Error('no figures'))));
  return file;
}

const run = (program: string, options: readonly string[]): string =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const pandoc = (file: string): string => run('pandoc', ['--wrap=none', '-t', 'markdown', file]);
const byPython = (reader: string) => (file: string) =>
  run(python, [path.join(import.meta.dirname, 'word/read.py'), reader, file]);
function libreOffice(file: string): string {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  run('libreoffice', [profile, '--headless', '--convert-to', 'odt', '--outdir', folder, file]);
  return pandoc(file.replace(/docx$/, 'odt'));
}
const readers: Readonly<Record<string, (file: string) => string>> = {
  pandoc,
  LibreOffice: libreOffice,
  markitdown: byPython('markitdown'),
  docx2python: byPython('docx2python'),
  mammoth: byPython('mammoth'),
};

/** What is compared: without spaces, isolates, and other spellings of one sign. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\s\u200b\u2066\u2069{}\\]/g, '')
    .replaceAll('−', '-')
    .replaceAll('∥', '||')
    .replaceAll(/[⟂⊥]/g, '⊥');
/** Letters, digits and signs in their order, for readers that give no structure. */
const signs = (text: string): string => plain(text).replaceAll(/[_^/,;√\p{M}]/gu, '');

/** The formulas that are not between their two words as they were written, with what is there. */
function lost(text: string, language: Language, formulas: readonly string[]) {
  const [before, after] = around[language];
  const between = [...text.matchAll(new RegExp(`${before}(.*?)${after}`, 'gsu'))];
  return formulas.flatMap((formula, index) => {
    const read = (between[index]?.[1] ?? '').replaceAll(/<\/?latex>/g, '').trim();
    const wanted = formulaText(formula);
    const latex = /\$+(.*?)\$+/su.exec(read)?.[1]?.replaceAll('\\_', '_');
    const isKept =
      latex === undefined
        ? signs(read) !== '' && signs(read) === signs(wanted)
        : plain(formulaText(latex)) === plain(wanted);
    return isKept ? [] : [`${formula} → ${latex ?? read}`];
  });
}

const { verbose } = readOptions({ verbose: { type: 'boolean' } });
installPython(home, requirements);
const all = Object.values(formulasOf).flat();
const kinds = { ...formulasOf, 'all in one file': all };
const names = Object.keys(readers);
const line = (title: string, figures: readonly (string | number)[]): string =>
  title.padEnd(22) + figures.map((figure) => String(figure).padStart(13)).join('');
console.log(line('kind', ['formulas', ...names]));
for (const [kind, formulas] of Object.entries(kinds)) {
  const files = await Promise.all(
    languages.map((language) =>
      write(`${kind.replaceAll(' ', '-')}-${language}`, language, formulas),
    ),
  );
  const missing = Object.values(readers).map((read) =>
    files.flatMap((file, index) => lost(read(file), languages[index] ?? 'en', formulas)),
  );
  const count = formulas.length * languages.length;
  console.log(line(kind, [count, ...missing.map(({ length }) => count - length)]));
  if (!verbose || kind === 'all in one file') continue;
  missing.forEach((ones, index) => ones.forEach((one) => console.log(`  ${names[index]}: ${one}`)));
}
rmSync(folder, { recursive: true });
