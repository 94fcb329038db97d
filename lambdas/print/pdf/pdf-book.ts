import { PDFDocument, PDFHexString, PDFName } from 'pdf-lib';
import type { PDFImage, PDFRef } from 'pdf-lib';
import { directionOf } from '#shared/model/locale.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Typeface } from '../typography/typeface.ts';
import type { PageSize } from './box.ts';
import { Canvas } from './canvas.ts';
import type { Link } from './canvas.ts';
import { PRODUCER, xmpPacket } from './metadata.ts';
import type { DocumentMetadata } from './metadata.ts';
import { writeOutline } from './outline.ts';
import type { Bookmark } from './outline.ts';
import { DocumentFonts } from './document-font.ts';
import { PdfTypeface } from './pdf-typeface.ts';
import { StructureElement, structureObjects } from './structure.ts';
import { writePdf } from './write-pdf.ts';

export interface CoverImage {
  bytes: Uint8Array;
  contentType: 'image/jpeg' | 'image/png';
}

/** Builds a PDF: pages to draw on in any order, two weights, one image, reading order and bookmarks. */
export class PdfBook {
  readonly regular: PdfTypeface;
  readonly bold: PdfTypeface;
  readonly pages: Canvas[] = [];
  readonly bookmarks: Bookmark[] = [];
  readonly structure = new StructureElement('Document');
  readonly #document: PDFDocument;
  readonly #language: DraftLanguage;
  readonly #fonts: DocumentFonts;
  readonly #images = new Map<string, PDFRef>();

  private constructor(
    document: PDFDocument,
    language: DraftLanguage,
    typefaces: { regular: Typeface; bold: Typeface },
  ) {
    this.#document = document;
    this.#language = language;
    this.#fonts = new DocumentFonts(document.context);
    this.regular = new PdfTypeface(this.#fonts, typefaces.regular, 'R');
    this.bold = new PdfTypeface(this.#fonts, typefaces.bold, 'B');
  }

  static async create(
    language: DraftLanguage,
    typefaces: { regular: Typeface; bold: Typeface },
  ): Promise<PdfBook> {
    return new PdfBook(await PDFDocument.create({ updateMetadata: false }), language, typefaces);
  }

  /**
   * Adds a typeface in addition to the two weights.
   * @param prefix unique in the document, and neither `R` nor `B`
   */
  addTypeface(typeface: Typeface, prefix: string): PdfTypeface {
    return new PdfTypeface(this.#fonts, typeface, prefix);
  }

  addPage(size?: PageSize): Canvas {
    const canvas = new Canvas(this.pages.length, directionOf(this.#language), size);
    this.pages.push(canvas);
    return canvas;
  }

  /**
   * Embeds an image under a name for `Canvas.image`.
   * @throws when the bytes are not of the declared type
   */
  async addImage(name: string, { bytes, contentType }: CoverImage): Promise<PDFImage> {
    const image =
      contentType === 'image/png'
        ? await this.#document.embedPng(bytes)
        : // A copy: pdf-lib reads a JPEG from the start of the memory that it is in.
          await this.#document.embedJpg(new Uint8Array(bytes));
    this.#images.set(name, image.ref);
    return image;
  }

  /** Writes the file and returns its bytes; the book cannot be drawn on afterwards. */
  async save(metadata: DocumentMetadata): Promise<Uint8Array> {
    const resources = this.#resources();
    const pages = this.pages.map(({ size }) => this.#document.addPage([size.width, size.height]));
    const refs = pages.map((page) => page.ref);
    const { context } = this.#document;
    // Keys of the parent tree, which leads from content to the reading order; pages come first.
    let key = this.pages.length;
    const contents = this.pages.map((canvas) => ({ ref: context.nextRef(), canvas }));
    contents.forEach(({ canvas, ref }, index) => {
      const node = pages[index]?.node;
      node?.set(PDFName.of('Contents'), ref);
      node?.set(PDFName.of('Resources'), resources);
      node?.set(PDFName.of('StructParents'), context.obj(index));
      node?.set(PDFName.of('Tabs'), PDFName.of('S'));
      if (canvas.links.length > 0) {
        const links = canvas.links.map((link) => {
          const ref = this.#link(link, refs, key);
          link.tag.addAnnotation({ ref, page: index, key });
          key += 1;
          return ref;
        });
        node?.set(PDFName.of('Annots'), context.obj(links));
      }
    });
    this.#writeCatalogue(metadata, refs);
    const structure = structureObjects(context, this.structure, refs);
    this.#document.catalog.set(PDFName.of('StructTreeRoot'), structure.root);
    await this.#document.flush();
    return writePdf(context, {
      streams: contents.map(({ ref, canvas }) => [ref.objectNumber, () => canvas.content]),
      objects: structure.objects,
    });
  }

  #resources(): PDFRef {
    const { context } = this.#document;
    const { all } = this.#fonts;
    const forms = all.flatMap((font) => font.markForms);
    const fonts = all.map((font) => [font.typeface.name, font.embed()] as const);
    const named = [...forms.map(({ name, ref }) => [name, ref] as const), ...this.#images];
    return context.register(
      context.obj({ Font: Object.fromEntries(fonts), XObject: Object.fromEntries(named) }),
    );
  }

  #link({ box, page, title }: Link, pages: readonly PDFRef[], key: number): PDFRef {
    const { context } = this.#document;
    return context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [box.x, box.y, box.x + box.width, box.y + box.height],
        Border: [0, 0, 0],
        // The print flag: archive documents require it, although the link is invisible.
        F: 4,
        Contents: PDFHexString.fromText(title),
        StructParent: key,
        Dest: [pages[page] ?? null, 'Fit'],
      }),
    );
  }

  #writeCatalogue(metadata: DocumentMetadata, pages: readonly PDFRef[]): void {
    const document = this.#document;
    const { context, catalog } = document;
    document.setTitle(metadata.title, { showInWindowTitleBar: true });
    document.setAuthor(metadata.author);
    document.setSubject(metadata.subject);
    document.setCreator(PRODUCER);
    document.setProducer(PRODUCER);
    document.setCreationDate(new Date(metadata.createdOn));
    document.setModificationDate(new Date(metadata.createdOn));
    document.setLanguage(metadata.language);
    // No reading direction in the viewer's preferences, because Chromium's reader would then reverse the words of
    // Latin names.
    catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
    catalog.set(PDFName.of('Outlines'), writeOutline(context, this.bookmarks, pages));
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    const packet = context.stream(new TextEncoder().encode(xmpPacket(metadata)), {
      Type: 'Metadata',
      Subtype: 'XML',
    });
    catalog.set(PDFName.of('Metadata'), context.register(packet));
  }
}
