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

/** As readers do that reverse Arabic by themselves. */
const turned = (shown: string): string =>
  /\p{Script=Arabic}/u.test(shown) && !/[\p{Nd}\p{Script=Latin}]/u.test(shown)
    ? [...shown].reverse().join('')
    : shown;

/**
 * The texts of each page in the order of its content stream: what a reader gets that neither sorts by position nor
 * knows tags.
 */
export async function shownTexts(bytes: Uint8Array): Promise<string[][]> {
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
      const codes = [...(array?.matchAll(/<([0-9a-f]+)>/g) ?? [])]
        .map(([, run = '']) => run)
        .join('');
      const text = codes.match(/.{4}/g)?.map((code) => font?.get(code) ?? '');
      if (text) shown.push(turned(text.join('')));
    }
    return shown;
  });
}
