import type { Text } from '#frontend/i18n/message-id.ts';
import {
  MOST_MEGABYTES,
  PdfError,
  startPdfReader,
  type OpenPdf,
  type PdfReader,
} from '#frontend/lib/pdf/open-pdf.ts';
import { nameOfPage } from './page-names.ts';

export interface PdfProgress {
  readonly name: string;
  /** From 1; missing while the pages are counted. */
  readonly page?: number;
  readonly pages?: number;
}

/** What there is to say of a PDF. */
export interface PdfRemark {
  readonly name: string;
  readonly remark: Text;
  /** Whether something is not there that should be. */
  readonly isProblem: boolean;
}

export interface PdfReading {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PdfProgress) => void;
  readonly onRemark: (remark: PdfRemark) => void;
}

const problemOf = (error: unknown): Text => {
  if (error instanceof PdfError) {
    const { problem } = error;
    return {
      id: `photos.pdf.${problem}`,
      ...(problem === 'tooLarge' && { values: { maximum: MOST_MEGABYTES } }),
    };
  }
  if (error instanceof Error)
    void import('#frontend/lib/report-error.ts').then(({ reportError }) => reportError(error));
  return { id: 'photos.pdf.impossible' };
};

/** Does something with an open PDF; says what is wrong with the PDF if it cannot be opened. */
async function withPdf<T>(
  reader: PdfReader,
  file: File,
  { onRemark }: Pick<PdfReading, 'onRemark'>,
  work: (pdf: OpenPdf) => Promise<T>,
): Promise<T | undefined> {
  let pdf: OpenPdf | undefined;
  try {
    pdf = await reader.open(file);
    return await work(pdf);
  } catch (error) {
    onRemark({ name: file.name, remark: problemOf(error), isProblem: true });
    return undefined;
  } finally {
    await pdf?.close();
  }
}

/**
 * Reads PDFs one after the other. First all pages are counted, so that too many are refused before any is sent.
 * @param isWanted whether to read this number of pages
 * @param onPage is given the picture of each page that is not empty; false ends the reading
 */
export async function readPdfs(
  files: readonly File[],
  reading: PdfReading,
  isWanted: (pages: number) => boolean,
  onPage: (picture: File) => boolean,
): Promise<void> {
  const { signal, onProgress, onRemark } = reading;
  const reader = startPdfReader();
  const stop = () => reader.close();
  signal.addEventListener('abort', stop, { once: true });
  const silenced = (remark: PdfRemark) => !signal.aborted && onRemark(remark);
  const quiet = { onRemark: silenced };
  try {
    const counted: { file: File; pages: number }[] = [];
    for (const file of files) {
      if (signal.aborted) return;
      onProgress({ name: file.name });
      const pages = await withPdf(reader, file, quiet, (pdf) => Promise.resolve(pdf.pages));
      if (pages === 0)
        silenced({ name: file.name, remark: { id: 'photos.pdf.empty' }, isProblem: true });
      else if (pages !== undefined) counted.push({ file, pages });
    }
    const all = counted.reduce((sum, { pages }) => sum + pages, 0);
    if (signal.aborted || !isWanted(all)) return;
    for (const { file } of counted) {
      const isDone = await withPdf(reader, file, quiet, (pdf) =>
        readPages(file, pdf, { ...reading, onRemark: silenced }, onPage),
      );
      if (signal.aborted || isDone === false) return;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader.close();
  }
}

/** Reads the pages of a PDF one at a time, because a page takes tens of megabytes; false if no more are wanted. */
async function readPages(
  { name, lastModified }: File,
  pdf: OpenPdf,
  { signal, onProgress, onRemark }: PdfReading,
  onPage: (picture: File) => boolean,
): Promise<boolean> {
  let [empty, isWanted] = [0, true];
  for (let page = 1; page <= pdf.pages && isWanted; page += 1) {
    if (signal.aborted) return false;
    onProgress({ name, page, pages: pdf.pages });
    try {
      const picture = await pdf.pictureOf(page);
      if (signal.aborted) return false;
      if (picture) {
        const options = { type: 'image/jpeg', lastModified };
        isWanted = onPage(new File([picture], nameOfPage(name, page), options));
      } else empty += 1;
    } catch (error) {
      const { id } = problemOf(error);
      onRemark({ name, remark: { id, values: { page } }, isProblem: true });
      if (id !== 'photos.pdf.page') return false;
    }
  }
  if (empty > 0)
    onRemark({
      ...{ name, isProblem: false },
      remark: { id: 'photos.pdf.emptyPages', values: { count: empty } },
    });
  return isWanted;
}
