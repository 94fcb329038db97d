import { PDFArray, PDFDict, PDFDocument, PDFName, decodePDFRawStream } from 'pdf-lib';
import type { PDFPage, PDFRawStream } from 'pdf-lib';

const key = (name: string): PDFName => PDFName.of(name);
const source = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** The text of each code of a page's fonts, by the font's name in the page. */
function textsOf(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookup(key('Font'), PDFDict);
  return new Map(
    fonts?.keys().map((name) => {
      const map = source(fonts.lookup(name, PDFDict).lookup(key('ToUnicode')) as PDFRawStream);
      const entries = map.matchAll(/^<([0-9a-f]{4})> <([0-9a-f]+)>$/gm);
      const texts = [...entries].map(([, code = '', text = '']): [string, string] => [
        code,
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      ]);
      return [name.decodeText(), new Map(texts)];
    }),
  );
}

/** As a reader does that turns what it finds of right-to-left letters round, word by word, up to a figure or a letter. */
const turned = (shown: string): string =>
  shown.replace(/\p{Script=Arabic}(?:(?![\p{Nd}\p{Script=Latin}])\S)*/gu, (word) =>
    [...word].reverse().join(''),
  );

/**
 * The text of each page as its content stream shows it, operator after operator, with a space between: what a reader
 * gets that neither sorts by place nor knows tags (`pdftotext -raw`).
 */
export async function shownWords(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const texts = textsOf(page);
    const contents = page.node.Contents();
    if (contents instanceof PDFArray || !contents) throw new Error('a page has one stream');
    const shown: string[] = [];
    let font: Map<string, string> | undefined;
    for (const [, name, array] of source(contents as PDFRawStream).matchAll(
      /\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (name) font = texts.get(name);
      const codes = array?.matchAll(/<([0-9a-f]+)>/g) ?? [];
      const all = [...codes].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
      shown.push(turned(all.map((code) => font?.get(code) ?? '').join('')));
    }
    return shown.join(' ').replaceAll(/\s+/g, ' ').trim();
  });
}
