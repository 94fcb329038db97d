import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from 'pdf-lib';

/** A glyph that a page shows, with the font that it is of. */
export interface DrawnGlyph {
  readonly font: string;
  readonly glyph: number;
}

const bytesOf = (stream: PDFObject | undefined): Buffer =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode())
    : Buffer.alloc(0);

/** The glyph of a code of a composite font. */
function glyphsOf(font: PDFDict): (code: number) => number {
  const [descendant] = font.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray();
  const own = font.context.lookup(descendant, PDFDict);
  const map = bytesOf(own.lookup(PDFName.of('CIDToGIDMap')));
  return (code) => map.readUInt16BE(2 * code);
}

/** What a content stream shows, in the forms that it uses as well. */
function drawnIn(content: string, resources: PDFDict, seen: Set<PDFObject>): DrawnGlyph[] {
  const fonts = resources.lookupMaybe(PDFName.of('Font'), PDFDict);
  const forms = resources.lookupMaybe(PDFName.of('XObject'), PDFDict);
  const drawn: DrawnGlyph[] = [];
  let font = '';
  let glyphOf = (code: number): number => code;
  for (const [, name, codes, form] of content.matchAll(
    /\/([\w-]+) [\d.]+ Tf|<([\da-f]+)>|\/([\w-]+) Do/g,
  )) {
    if (name) {
      font = name;
      glyphOf = glyphsOf(fonts!.lookup(PDFName.of(name), PDFDict));
    } else if (codes) {
      for (const code of codes.match(/.{4}/g) ?? [])
        drawn.push({ font, glyph: glyphOf(Number.parseInt(code, 16)) });
    } else if (form) {
      const stream = forms?.lookup(PDFName.of(form));
      if (!(stream instanceof PDFRawStream) || seen.has(stream)) continue;
      seen.add(stream);
      const own = stream.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
      // Marks without text are forms that are named by their glyph.
      const mark = /^[A-Z](\d+)$/.exec(form)?.[1];
      if (mark && !own?.has(PDFName.of('Font'))) drawn.push({ font: form, glyph: Number(mark) });
      else if (own?.has(PDFName.of('Font')))
        drawn.push(...drawnIn(bytesOf(stream).toString('latin1'), own, seen));
    }
  }
  return drawn;
}

/** Every glyph that the pages of a file show, read from their content streams. */
export async function drawnGlyphs(pdf: Uint8Array): Promise<DrawnGlyph[]> {
  const document = await PDFDocument.load(pdf);
  const seen = new Set<PDFObject>();
  return document.getPages().flatMap(({ node }) => {
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((ref) => document.context.lookup(ref))
        : [contents];
    const content = streams.map((stream) => bytesOf(stream).toString('latin1')).join('\n');
    return drawnIn(content, node.Resources()!, seen);
  });
}
