import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { describeFigure, drawFigure } from '#shared/draft/figures/figures.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { all, readElement, structureFaults } from '#test/support/pdf-structure.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleFigures, testWithFigures } from '#test/support/sample-drafts/figures.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { findInPackages, loadFormulaTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { toDocx } from './docx/docx.ts';
import { toMarkdown } from './markdown/markdown.ts';
import { toPdf } from './pdf/pdf.ts';
import { toGift } from './quiz/gift.ts';
import { toMoodleXml } from './quiz/moodle-xml.ts';
import { qti12 } from './quiz/qti12.ts';
import { qti21 } from './quiz/qti21.ts';
import { toQuiz } from './quiz/quiz.ts';

const typefaces = loadFormulaTypefaces(findInPackages);

const drawn = (language: DraftLanguage) =>
  Object.values(sampleFigures[language]).filter((each) => each.kind !== 'table');
const descriptions = (language: DraftLanguage): string[] =>
  drawn(language).map((each) => describeFigure(each, language));

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  q: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  p: 'http://www.imsglobal.org/xsd/imscp_v1p1',
};
const find = (xml: string, xpath: string): string[] =>
  XmlDocument.fromString(xml)
    .find(xpath, namespaces)
    .map(({ content }) => content);

describe.each(draftLanguages)('the figures of a test on paper (%s)', (language) => {
  const draft = testWithFigures(language);

  it('are in the PDF in their place of the reading order, with their descriptions', async () => {
    const pdf = await toPdf(draft, {}, await typefaces, '2026-11-20');
    const { catalog } = await PDFDocument.load(pdf);
    const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const root = readElement(tree.lookup(PDFName.of('K'), PDFDict));
    const figures = all(root, 'Figure');
    const texts = figures.map(({ source }) =>
      source.lookup(PDFName.of('Alt'), PDFHexString).decodeText(),
    );
    expect(texts).toEqual(descriptions(language));
    for (const { source } of figures) {
      expect(source.has(PDFName.of('K'))).toBe(true);
      expect(source.lookup(PDFName.of('A'), PDFDict).has(PDFName.of('BBox'))).toBe(true);
    }
    expect(await structureFaults(pdf)).toEqual([]);
    // A figure follows the heading with the text of its question.
    const roles = root.children.flatMap((child) => child.role);
    const first = roles.indexOf('Figure');
    expect(roles.slice(first - 2, first)).toEqual(['P', 'H2']);
    const pages = (await readPdf(pdf)).flat().join('\n');
    for (const text of ['3 cm', '160', { ar: 'الأحد', en: 'Sunday', fr: 'dimanche' }[language]])
      expect(pages).toContain(text);
  });

  it('are shapes of Word with their descriptions, and a table', async () => {
    const parts = unzipSync(await toDocx(draft, {}, () => typefaces));
    const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(find(xml, '//wp:docPr/@descr')).toEqual(descriptions(language));
    const ids = find(xml, '//wp:docPr/@id | //wps:cNvPr/@id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(find(xml, '//a:path[not(@w > 0) or not(a:moveTo)]')).toEqual([]);
    // LibreOffice drops the text of shapes in a line.
    expect(find(xml, '//wps:txbx')).toEqual([]);
    const written = drawn(language).flatMap((each) =>
      drawFigure(each, language).shapes.filter(({ kind }) => kind === 'words'),
    );
    const letters = '//wps:spPr[a:solidFill/a:srgbClr/@val != "A3CDC9" and a:ln/a:noFill]';
    expect(find(xml, letters).length).toBeGreaterThanOrEqual(written.length);
    const cells = find(xml, "//w:tbl[.//w:t='160']//w:tc");
    expect(cells).toEqual(sampleFigures[language].table.rows.flat());
  });

  it('are pictures of Markdown with their descriptions, and a table', () => {
    const text = toMarkdown(draft, {});
    const pictures = [...text.matchAll(/^\[figure-\d+\]: data:image\/svg\+xml;base64,(.+)$/gm)];
    expect(pictures).toHaveLength(drawn(language).length);
    for (const [, base64 = ''] of pictures) {
      expect(
        find(Buffer.from(base64, 'base64').toString(), '//*[local-name()="path"]').length,
      ).toBeGreaterThan(1);
    }
    for (const [index] of pictures.entries()) expect(text).toContain(`][figure-${index + 1}]\n`);
    const [heading = ''] = sampleFigures[language].table.rows[1] ?? [];
    expect(text).toContain(`| **${heading}** | 160 | 240 | ? |`);
  });
});

describe.each(draftLanguages)('the figures of a test for learning systems (%s)', (language) => {
  const quiz = toQuiz(testWithFigures(language), {});
  const pictured = drawn(language).map(({ kind }) => `item-${kind.toLowerCase().slice(0, 8)}.svg`);

  it('are files in Moodle’s XML, named by its texts', () => {
    const xml = toMoodleXml(quiz);
    expect(find(xml, '//questiontext/file/@name')).toEqual(pictured);
    const texts = find(xml, '//questiontext/text');
    for (const name of pictured)
      expect(texts.some((text) => text.includes(`src="@@PLUGINFILE@@/${name}" alt="`))).toBe(true);
    expect(texts.some((text) => text.includes('>240</td>'))).toBe(true);
  });

  it('are files of both QTI packages, which their manifests list', () => {
    const packages = [
      [qti21(quiz), 'items', (name: string) => name],
      [qti12(quiz), 'figures', (name: string) => `%24IMS-CC-FILEBASE%24/figures/${name}`],
    ] as const;
    for (const [files, folder, address] of packages) {
      const listed = find(files['imsmanifest.xml'] ?? '', '//p:file/@href');
      expect(listed.toSorted()).toEqual(
        Object.keys(files)
          .filter((name) => name !== 'imsmanifest.xml')
          .toSorted(),
      );
      const all = Object.values(files).join('');
      for (const name of pictured) {
        expect(files[`${folder}/${name}`]).toContain('<svg');
        expect(all).toContain(address(name));
      }
    }
    const items = Object.entries(qti21(quiz)).filter(([name]) => /^items\/.*\.xml$/.test(name));
    const alternatives = items.flatMap(([, xml]) => find(xml, '//q:itemBody//q:img/@alt'));
    expect(alternatives).toEqual(descriptions(language));
  });

  it('are in words in GIFT', () => {
    const clock = describeFigure(sampleFigures[language].clock, language);
    expect(toGift(quiz)).toContain(clock.replace(':', '\\:'));
  });
});

it('an exercise has its figure below its statement', async () => {
  const [, , set] = sampleDrafts.en;
  const exercises = set.exercises.map((each) => ({ ...each, figure: sampleFigures.en.clock }));
  const pdf = await toPdf({ ...set, exercises }, {}, await typefaces, '2026-11-20');
  const { catalog } = await PDFDocument.load(pdf);
  const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const root = readElement(tree.lookup(PDFName.of('K'), PDFDict));
  expect(all(root, 'Figure')).toHaveLength(exercises.length);
});
