/**
 * `npm run bench:texts`: the programs that are installed write sentences with formulas, powers and indices into Word
 * files and PDFs, in French, English and Arabic, and Daftar reads them as it reads a teacher's source text. Prints how many
 * sentences are kept, and the others as they were read. It needs Python 3 and its package registry (packages are in
 * `.local/text-writers`); it names the programs that are missing of `pandoc`, `libreoffice`, `pdflatex` and Chromium.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPage } from '#frontend/lib/sources/pdf/page-lines.ts';
import { tidyParagraphs } from '#frontend/lib/sources/source-file.ts';
import { openWordFile } from '#frontend/lib/sources/word-file.ts';
import { textOf } from '#frontend/lib/pdf/page-text.ts';
import { readOptions } from '#test/support/command-line.ts';
import { sentencesOf, type Sentence } from './texts/sentences.ts';
import { writers } from './texts/writers.ts';

const { keep, only } = readOptions({ keep: { type: 'boolean' }, only: { type: 'string' } });
const languages = ['fr', 'en', 'ar'] as const;

async function readWord(file: string): Promise<string[]> {
  const source = openWordFile(readFileSync(file));
  const parts = Array.from({ length: source.parts }, (_, part) => source.read(part));
  return (await Promise.all(parts)).flat();
}
async function readPdf(file: string): Promise<string[]> {
  const data = new Uint8Array(readFileSync(file));
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  const document = await task.promise;
  const paragraphs: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1)
    paragraphs.push(...tidyParagraphs(readPage(await textOf(document, page)).paragraphs));
  await task.destroy();
  return paragraphs;
}

/** What is compared: without spaces and long Arabic letters, with one sign for each minus, raised dot and apostrophe. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    // `1 1/2` is not `11/2`.
    .replaceAll(/(?<=\d)\s(?=\d)/g, '_')
    .replaceAll(/[\s\u200b-\u200f\u2060-\u2069\u0640]/g, '')
    .replaceAll(/[−‑‐–]/g, '-')
    .replaceAll(/[⋅∙]/g, '·')
    .replaceAll(/['′]/g, '’')
    .replaceAll(/[“”]/g, '"');

/** The paragraph that has most of a sentence's words. */
function nearest(sentence: Sentence, read: readonly string[]): string {
  const words = sentence[0].split(/[\s$]+/).filter((word) => /^\p{L}{3,}$/u.test(word));
  const signs = [...plain(sentence[1] ?? '')];
  const shares = (text: string): number =>
    words.filter((word) => text.includes(word)).length * 10 +
    signs.filter((sign) => text.includes(sign)).length / (1 + Math.abs(text.length - signs.length));
  return read.reduce((best, text) => (shares(text) > shares(best) ? text : best), '');
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-texts-'));
const wrong: string[] = [];
console.log(
  `${'writer'.padEnd(22)}${'format'.padEnd(8)}${'French'.padEnd(12)}${'English'.padEnd(12)}Arabic`,
);
for (const writer of writers.filter(
  ({ name, format }) => !only || `${name}.${format}`.includes(only),
)) {
  const counts: string[] = [];
  for (const language of languages) {
    const sentences = sentencesOf[language].filter((each) => writer.can?.(each, language) ?? true);
    if (sentences.length === 0) {
      counts.push('–');
      continue;
    }
    const own = path.join(
      folder,
      `${writer.name}-${writer.format}-${language}`.replaceAll(/\W+/g, '-'),
    );
    mkdirSync(own);
    try {
      const file = await writer.write(own, sentences, language);
      const read = writer.format === 'pdf' ? await readPdf(file) : await readWord(file);
      const all = read.map(plain);
      const lost = sentences.filter(([, ...accepted]) =>
        accepted.every((one) => !all.some((text) => text.includes(plain(one)))),
      );
      counts.push(`${sentences.length - lost.length} of ${sentences.length}`);
      for (const each of lost)
        wrong.push(
          `${writer.name}, ${writer.format}: ${each[1]}\n    read: ${nearest(each, read)}`,
        );
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      counts.push('missing');
    }
  }
  console.log(
    writer.name.padEnd(22) + writer.format.padEnd(8) + counts.map((one) => one.padEnd(12)).join(''),
  );
}
for (const one of wrong) console.log(one);
if (keep) console.log(folder);
else rmSync(folder, { recursive: true });
