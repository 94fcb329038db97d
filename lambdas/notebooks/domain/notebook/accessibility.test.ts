import { readFile } from 'node:fs/promises';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
} from 'pdf-lib';
import type { PDFRawStream } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSubsetter } from '#lambdas/print/typography/harfbuzz-subset.ts';
import { createTypeface } from '#lambdas/print/typography/harfbuzz-typeface.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { typefaceAssets } from '#lambdas/print/typography/typeface-assets.ts';
import { all, readElement, roleOf, widths, type Element } from '#test/support/pdf-structure.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook } from './sample-notebook.ts';

const key = (name: string) => PDFName.of(name);
const dict = (owner: PDFDict, name: string) => owner.lookup(key(name), PDFDict);
const list = (owner: PDFDict, name: string) => owner.lookup(key(name), PDFArray).asArray();
const number = (owner: PDFDict, name: string) =>
  owner.lookupMaybe(key(name), PDFNumber)?.asNumber();
const stream = (owner: PDFDict, name: string) => owner.lookup(key(name)) as PDFRawStream;
const streamOf = (owner: PDFDict, name: string) => decodePDFRawStream(stream(owner, name)).decode();

describe.each(['en', 'ar'] as const)('a notebook in %s for blind readers', (language) => {
  let document: PDFDocument;
  let root: Element;
  beforeAll(async () => {
    const typefaces = await loadTypefaces(findInPackages);
    const { pdf } = await renderNotebook(sampleNotebook(language, 2, 6), { typefaces });
    document = await PDFDocument.load(pdf);
    const tree = dict(document.catalog, 'StructTreeRoot');
    root = readElement(dict(tree, 'K'));
  });

  it('states its language and title, and that it follows PDF/UA-1', () => {
    const { catalog } = document;
    expect(catalog.get(key('Lang'))?.toString()).toContain(language);
    expect(dict(catalog, 'ViewerPreferences').get(key('DisplayDocTitle'))?.toString()).toBe('true');
    expect(dict(catalog, 'MarkInfo').get(key('Marked'))?.toString()).toBe('true');
    const xmp = Buffer.from(stream(catalog, 'Metadata').getContents()).toString('utf8');
    expect(xmp).toMatch(/xmlns:pdfuaid="http:\/\/www.aiim.org\/pdfua\/ns\/id\/"/);
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('has complete rows in every table, and headings that name their scope', () => {
    const tables = all(root, 'Table');
    expect(tables.length).toBeGreaterThan(30);
    for (const table of tables) {
      expect(new Set(widths(table)).size, widths(table).join()).toBe(1);
      const headings = all(table, 'TH');
      expect(headings.length).toBeGreaterThan(1);
      for (const { source } of headings) {
        const scope = dict(source, 'A').get(key('Scope'))?.toString();
        expect(['/Column', '/Row']).toContain(scope);
      }
    }
  });

  it('has every link in its place in the reading order, with words', () => {
    const pages = document.getPages();
    const annotations = pages.flatMap(({ node }) =>
      node.has(key('Annots')) ? list(node, 'Annots') : [],
    );
    expect(annotations.length).toBeGreaterThan(20);
    const links = all(root, 'Link');
    expect(links).toHaveLength(annotations.length);
    const tree = dict(dict(document.catalog, 'StructTreeRoot'), 'ParentTree');
    const numbers = list(tree, 'Nums');
    annotations.forEach((ref, index) => {
      const annotation = document.context.lookup(ref, PDFDict);
      expect(annotation.lookup(key('Contents'), PDFHexString).decodeText()).not.toBe('');
      const at = number(annotation, 'StructParent');
      const owner = numbers.findIndex(
        (entry, index) => index % 2 === 0 && (entry as PDFNumber).asNumber() === at,
      );
      const link = document.context.lookup(numbers[owner + 1], PDFDict);
      expect(roleOf(link)).toBe('Link');
      expect(link).toBe(links[index]!.source);
      const kids = list(link, 'K');
      const reference = kids.find((kid) => kid instanceof PDFDict && kid.has(key('Obj')));
      expect((reference as PDFDict).get(key('Obj'))).toBe(ref);
    });
    for (const { node } of pages) expect(node.get(key('Tabs'))?.toString()).toBe('/S');
  });

  it('has the font’s width and a text for each glyph', async () => {
    const subsetter = createSubsetter(await readFile(findInPackages(typefaceAssets.subsetter)));
    const fonts = dict(dict(document.getPage(1).node, 'Resources'), 'Font');
    for (const name of fonts.keys()) {
      const font = dict(fonts, name.decodeText());
      const descendant = document.context.lookup(list(font, 'DescendantFonts')[0], PDFDict);
      const file = streamOf(dict(descendant, 'FontDescriptor'), 'FontFile2');
      const typeface = createTypeface({ name: 'Read', face: 'text', bytes: file }, subsetter);
      const map = Buffer.from(streamOf(descendant, 'CIDToGIDMap'));
      const declared = (list(descendant, 'W')[1] as PDFArray).asArray();
      expect(declared.length).toBeGreaterThan(50);
      declared.forEach((width, code) => {
        const own = typeface.advance(map.readUInt16BE(code * 2));
        expect(Math.abs((width as PDFNumber).asNumber() - own), `code ${code}`).toBeLessThan(1);
      });
      const texts = Buffer.from(streamOf(font, 'ToUnicode')).toString('latin1');
      // One line for the range of the codes, then one for each code.
      expect(texts.match(/^<[0-9a-f]{4}> <[0-9a-f]+>$/gm)).toHaveLength(1 + declared.length);
    }
  });
});
