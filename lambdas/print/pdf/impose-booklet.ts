import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import type { PDFContext, PDFObject } from 'pdf-lib';
import type { Direction } from '#shared/model/locale.ts';
import { bookletSides } from './booklet-order.ts';
import type { BookletSide } from './booklet-order.ts';
import { A4 } from './box.ts';
import { removeConformance } from './metadata.ts';
import { num } from './operands.ts';

const SCALE = Math.SQRT1_2;
const SHEET = { width: A4.height, height: A4.width } as const;

const key = (name: string): PDFName => PDFName.of(name);

/** Catalogue entries that pages drawn as forms lose: reading order and bookmarks. */
const LOST = ['StructTreeRoot', 'MarkInfo', 'Outlines', 'PageMode'];

/** Turns a page's content into a form that other pages can draw. */
function makeForm(document: PDFDocument, page: PDFDict): PDFRef {
  const content = page.get(key('Contents'));
  const stream = content instanceof PDFRef ? document.context.lookup(content) : undefined;
  if (!(content instanceof PDFRef) || !(stream instanceof PDFRawStream)) {
    throw new Error('a page of a booklet has one stream of content');
  }
  stream.dict.set(key('Type'), key('XObject'));
  stream.dict.set(key('Subtype'), key('Form'));
  stream.dict.set(key('BBox'), document.context.obj([0, 0, A4.width, A4.height]));
  const resources = page.get(key('Resources'));
  if (resources) stream.dict.set(key('Resources'), resources);
  return content;
}

function addSide(document: PDFDocument, side: BookletSide, forms: readonly PDFRef[]): void {
  const halves = side.flatMap((index, half) => {
    const form = index === undefined ? undefined : forms[index];
    return form ? [{ form, name: `P${half}`, x: (half * SHEET.width) / 2 }] : [];
  });
  const { node } = document.addPage([SHEET.width, SHEET.height]);
  const drawing = halves.map(
    ({ name, x }) => `q ${num(SCALE, 5)} 0 0 ${num(SCALE, 5)} ${num(x)} 0 cm /${name} Do Q`,
  );
  const { context } = document;
  const named = Object.fromEntries(halves.map(({ name, form }) => [name, form]));
  node.set(key('Contents'), context.register(context.stream(drawing.join('\n'))));
  node.set(key('Resources'), context.obj({ XObject: named }));
}

/** Removes objects without references. */
function sweep(context: PDFContext): void {
  const reached = new Set<string>();
  const { Root, Info } = context.trailerInfo;
  const left: (PDFObject | undefined)[] = [Root, Info];
  while (left.length > 0) {
    const object = left.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object.tag)) continue;
      reached.add(object.tag);
      left.push(context.lookup(object));
    } else if (object instanceof PDFArray) left.push(...object.asArray());
    else if (object instanceof PDFDict) left.push(...object.values());
    else if (object instanceof PDFStream) left.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref.tag)) context.delete(ref);
  }
}

/**
 * Puts the A4 pages of a document in pairs on A4 sheets, scaled to A5, in the order for printing on both sides,
 * turned at the short edge and folded. The drawing and its text stay as they are; reading order, bookmarks and links
 * are lost.
 * @throws if a page does not have exactly one content stream, as the documents made here do
 */
export async function imposeBooklet(pdf: Uint8Array, direction: Direction): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const forms = document.getPages().map(({ node }) => makeForm(document, node));
  for (let page = forms.length - 1; page >= 0; page -= 1) document.removePage(page);
  for (const side of bookletSides(forms.length, direction)) addSide(document, side, forms);
  for (const name of LOST) catalog.delete(key(name));
  const metadata = context.lookup(catalog.get(key('Metadata')));
  if (metadata instanceof PDFRawStream) {
    const packet = removeConformance(Buffer.from(metadata.getContents()).toString('utf8'));
    const written = context.stream(packet, { Type: 'Metadata', Subtype: 'XML' });
    catalog.set(key('Metadata'), context.register(written));
  }
  const preferences = context.obj({ DisplayDocTitle: true, Duplex: 'DuplexFlipShortEdge' });
  catalog.set(key('ViewerPreferences'), preferences);
  sweep(context);
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}
