import {
  getDocument,
  PasswordException,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The decoders of black-and-white scans and JPEG 2000, which the worker loads if a page needs them.
import decoder from 'pdfjs-dist/wasm/jbig2_nowasm_fallback.js?url';
import 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { MOST_PIXELS } from '#frontend/lib/uploads/photo-size.ts';
import { isEmptyPage, sizeOfPage } from './page-picture.ts';
import type { PdfLine } from './page-rules.ts';
import { tableLinesOf, textOf, type PageText } from './page-text.ts';

/** `impossible` if this browser cannot read PDFs, `page` if one page cannot be read. */
export type PdfProblem = 'impossible' | 'page' | 'locked' | 'damaged' | 'tooLarge';

/** Why a PDF, or a page of it, cannot be read. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly problem: PdfProblem;
  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export interface OpenPdf {
  readonly pages: number;
  /**
   * The picture of a page as a JPEG, upright as its PDF says; undefined if the page is empty.
   * @param number from 1
   * @throws PdfError
   */
  readonly pictureOf: (number: number) => Promise<Blob | undefined>;
  /**
   * The text of a page and its lines.
   * @param number from 1
   * @throws PdfError
   */
  readonly textOf: (number: number) => Promise<PageText>;
  /**
   * The lines of a page's tables.
   * @param number from 1
   * @throws PdfError
   */
  readonly linesOf: (number: number) => Promise<PdfLine[]>;
  readonly close: () => Promise<void>;
}

export interface PdfReader {
  /** @throws PdfError */
  readonly open: (file: File) => Promise<OpenPdf>;
  readonly close: () => void;
}

/** Of the JPEG of a page, which is made smaller like a photo before it is sent. */
const PAGE_QUALITY = 0.95;
/** A PDF is in memory as a whole; scans of 60 pages in colour have less. */
export const MOST_MEGABYTES = 300;

/** Some browsers answer with noise when a canvas is read, against tracking; a picture of noise must not be sent. */
function checkCanvas(pen: CanvasRenderingContext2D | null): CanvasRenderingContext2D {
  if (pen) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 16, 16);
    if (pen.getImageData(0, 0, 16, 16).data.every((value) => value > 240)) return pen;
  }
  throw new PdfError('impossible');
}

async function pictureOf(
  document: PDFDocumentProxy,
  number: number,
  onTask: (task: RenderTask) => void,
): Promise<Blob | undefined> {
  const canvas = window.document.createElement('canvas');
  try {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const size = sizeOfPage(natural);
    if (!size) throw new PdfError('page');
    Object.assign(canvas, size);
    const pen = checkCanvas(canvas.getContext('2d', { willReadFrequently: true }));
    const viewport = page.getViewport({ scale: size.width / natural.width });
    // As for a printer, or pages would wait while the tab is in the background.
    const task = page.render({ canvas, viewport, intent: 'print', background: '#fff' });
    onTask(task);
    await task.promise;
    page.cleanup();
    if (isEmptyPage(pen.getImageData(0, 0, size.width, size.height).data)) return undefined;
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', PAGE_QUALITY);
    });
    if (blob) return blob;
    throw new PdfError('page');
  } finally {
    // Frees its memory at once.
    canvas.width = 0;
  }
}

/** Opens PDFs on this device, in a worker; the pages of each are drawn one at a time. */
export function startPdfReader(): PdfReader {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // Nothing may be waiting for it.
  failed.catch(() => undefined);
  const fail = () => reject(new PdfError('impossible'));
  port.onerror = fail;
  let drawing: RenderTask | undefined;
  const orFail = <T>(work: Promise<T>, problem: PdfProblem): Promise<T> =>
    Promise.race([work, failed]).catch((error: unknown) => {
      if (error instanceof PdfError) throw error;
      if (error instanceof PasswordException) throw new PdfError('locked', { cause: error });
      throw new PdfError(problem, { cause: error });
    });
  return {
    open: async (file) => {
      if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new PdfError('tooLarge');
      const task = getDocument({
        data: await file.arrayBuffer().catch((cause: unknown) => {
          throw new PdfError('damaged', { cause });
        }),
        worker,
        verbosity: VerbosityLevel.ERRORS,
        // A page without its picture would look empty.
        stopAtErrors: true,
        maxImageSize: MOST_PIXELS,
        // The site's policy allows scripts, and no WebAssembly.
        useWasm: false,
        wasmUrl: new URL('.', new URL(decoder, window.location.href)).href,
        disableFontFace: true,
        useSystemFonts: false,
        // The numbers of signs, which tell digits better than what the file says of them.
        fontExtraProperties: true,
      });
      const document = await orFail(task.promise, 'damaged');
      return {
        pages: document.numPages,
        pictureOf: (number) =>
          orFail(
            pictureOf(document, number, (next) => (drawing = next)),
            'page',
          ),
        textOf: (number) => orFail(textOf(document, number), 'page'),
        linesOf: (number) => orFail(tableLinesOf(document, number), 'page'),
        close: () => Promise.race([task.destroy(), failed]).catch(() => undefined),
      };
    },
    close: () => {
      fail();
      drawing?.cancel();
      worker.destroy();
      port.terminate();
    },
  };
}
