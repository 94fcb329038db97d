import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toDocx } from '#lambdas/ai-content/domain/exports/docx/docx.ts';
import { toPdf } from '#lambdas/ai-content/domain/exports/pdf/pdf.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { ensureBrowser } from '#test/support/browser.ts';
import { installPython } from '#test/support/python-packages.ts';
import { sampleExercises } from '#test/support/sample-drafts.ts';
import type { sentencesOf, Sentence } from './sentences.ts';

export type Language = keyof typeof sentencesOf;

/** Writes sentences of a language into a folder, and answers the file. */
interface Writer {
  readonly name: string;
  readonly format: 'docx' | 'pdf';
  /** Which sentences it can write. */
  readonly can?: (sentence: Sentence, language: Language) => boolean;
  readonly write: (
    folder: string,
    sentences: readonly Sentence[],
    language: Language,
  ) => Promise<string> | string;
}

const home = path.resolve(import.meta.dirname, '../../../.local/text-writers');
const run = (program: string, options: readonly string[], input?: string): string =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'], input });
const python = (options: readonly string[], input?: string): string => {
  installPython(home, path.join(import.meta.dirname, 'writers.txt'));
  return run(path.join(home, 'bin/python'), options, input);
};

const markdown = (sentences: readonly Sentence[]): string =>
  sentences.map(([written]) => written).join('\n\n');

/** By pandoc, into a format that the file's ending names. */
function byPandoc(file: string, options: readonly string[], sentences: readonly Sentence[]) {
  run('pandoc', ['-f', 'markdown-smart', '-o', file, ...options], markdown(sentences));
  return file;
}
const direction = (language: Language): string[] =>
  language === 'ar' ? ['-M', 'dir=rtl', '-M', 'lang=ar'] : ['-M', `lang=${language}`];

const pandocWord: Writer['write'] = (folder, sentences, language) =>
  byPandoc(path.join(folder, 'pandoc.docx'), direction(language), sentences);

/** What LibreOffice makes of pandoc's Word file. */
const byLibreOffice =
  (format: 'docx' | 'pdf'): Writer['write'] =>
  async (folder, sentences, language) => {
    const source = await pandocWord(folder, sentences, language);
    const written = path.join(folder, 'libreoffice');
    const profile = `-env:UserInstallation=file://${path.join(folder, '../profile')}`;
    run('libreoffice', [
      profile,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      written,
      source,
    ]);
    return path.join(written, `pandoc.${format}`);
  };

const byLatex =
  (program: string, preamble: string): Writer['write'] =>
  (folder, sentences) => {
    const body = run('pandoc', ['-f', 'markdown-smart', '-t', 'latex'], markdown(sentences));
    const source = path.join(folder, `${program}.tex`);
    const packages = String.raw`\usepackage{amsmath,amssymb}\DeclareUnicodeCharacter{2212}{\ensuremath{-}}`;
    writeFileSync(
      source,
      String.raw`\documentclass{article}${preamble}${packages}\begin{document}${body}\end{document}`,
    );
    run(program, ['-interaction=batchmode', '-output-directory', folder, source]);
    return source.replace('.tex', '.pdf');
  };

function htmlPage(folder: string, sentences: readonly Sentence[], language: Language): string {
  const options = ['--standalone', '--mathml', '-M', 'title=T', ...direction(language)];
  const file = byPandoc(path.join(folder, 'page.html'), options, sentences);
  // The title is no sentence.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<header[\s\S]*?<\/header>/, ''));
  return file;
}

const hasFormula = ([written]: Sentence): boolean => written.includes('$');
/** The runs of a sentence without formulas, and where they are. */
const runsOf = ([written]: Sentence): string[][] =>
  written.split(/([~^])(.+?)\1/).flatMap((part, at, parts) => {
    if (at % 3 === 0) return [[part, '']];
    return at % 3 === 2 ? [[part, parts[at - 1] ?? '']] : [];
  });

/** A draft whose exercises are the sentences, with powers and indices as a teacher types them. */
async function draftOf(sentences: readonly Sentence[], language: Language) {
  const exercises = sentences.map(([written, read = ''], index) => ({
    id: `e${index + 1}`,
    difficulty: 1 as const,
    statement: hasFormula([written]) ? written.replaceAll('$$', '$') : read,
    steps: [],
    answer: '1',
  }));
  return { ...sampleExercises[language], exercises };
}

export const writers: readonly Writer[] = [
  { name: 'pandoc', format: 'docx', write: pandocWord },
  { name: 'LibreOffice', format: 'docx', write: byLibreOffice('docx') },
  {
    name: 'python-docx',
    format: 'docx',
    can: (sentence) => !hasFormula(sentence),
    write: (folder, sentences, language) => {
      const file = path.join(folder, 'python.docx');
      const runs = JSON.stringify([language === 'ar', sentences.map(runsOf)]);
      python([path.join(import.meta.dirname, 'write.py'), file], runs);
      return file;
    },
  },
  {
    name: 'Daftar (docx)',
    format: 'docx',
    write: async (folder, sentences, language) => {
      const file = path.join(folder, 'daftar.docx');
      const draft = await draftOf(sentences, language);
      writeFileSync(file, await toDocx(draft, {}, () => Promise.reject(new Error('no figures'))));
      return file;
    },
  },
  { name: 'LibreOffice', format: 'pdf', write: byLibreOffice('pdf') },
  {
    name: 'pdfTeX',
    format: 'pdf',
    // Its own letters have no « ».
    can: ([written], language) => language !== 'ar' && !written.includes('«'),
    write: byLatex('pdflatex', ''),
  },
  {
    name: 'pdfTeX, T1 letters',
    format: 'pdf',
    can: (_, language) => language !== 'ar',
    write: byLatex('pdflatex', String.raw`\usepackage[T1]{fontenc}`),
  },
  {
    name: 'Chromium',
    format: 'pdf',
    write: (folder, sentences, language) => {
      const page = htmlPage(folder, sentences, language);
      const file = path.join(folder, 'chromium.pdf');
      const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer'];
      run(ensureBrowser(), [...options, `--print-to-pdf=${file}`, `file://${page}`]);
      return file;
    },
  },
  {
    name: 'WeasyPrint',
    format: 'pdf',
    can: (sentence) => !hasFormula(sentence),
    write: (folder, sentences, language) => {
      const file = path.join(folder, 'weasyprint.pdf');
      python(['-m', 'weasyprint', htmlPage(folder, sentences, language), file]);
      return file;
    },
  },
  {
    name: 'Daftar',
    format: 'pdf',
    write: async (folder, sentences, language) => {
      const file = path.join(folder, 'daftar.pdf');
      const draft = await draftOf(sentences, language);
      const typefaces = await loadFormulaTypefaces(findInPackages);
      writeFileSync(file, await toPdf(draft, {}, typefaces, '2026-11-20'));
      return file;
    },
  },
];
