import { PdfError, startPdfReader } from '#frontend/lib/pdf/open-pdf.ts';
import { isCredible, paragraphsOfPage } from './page-lines.ts';
import { readDrawnPage } from './picture-page.ts';
import { SourceError, tidyParagraphs, type SourceFile, type SourceProblem } from './source-file.ts';

/** Pages that are looked at for the first one with text; a scan has none. */
const LOOKED_AT = 12;

const problemOf = (error: unknown): SourceProblem =>
  error instanceof PdfError && (error.problem === 'locked' || error.problem === 'tooLarge')
    ? error.problem
    : 'damaged';

/** Opens the text of a PDF. Pages without text can be read from their pictures. */
export async function openPdfText(file: File): Promise<SourceFile> {
  const reader = startPdfReader();
  try {
    const pdf = await reader.open(file);
    const read = async (part: number): Promise<string[]> => {
      const paragraphs = tidyParagraphs(paragraphsOfPage(await pdf.textOf(part + 1)));
      if (!isCredible(paragraphs.join('\n'))) throw new SourceError('unreadable');
      return paragraphs;
    };
    const hasText = (part: number): Promise<boolean> =>
      read(part).then(
        (paragraphs) => paragraphs.some((text) => /\p{L}/u.test(text)),
        () => true,
      );
    let first = 0;
    const last = Math.min(pdf.pages, LOOKED_AT);
    while (first < last && !(await hasText(first))) first += 1;
    if (first === last) first = 0;
    return {
      ...{ parts: pdf.pages, isPaged: true, first, hasMacros: false, read },
      readPicture: (part, options) => readDrawnPage(() => pdf.pictureOf(part + 1), options),
      close: () => reader.close(),
    };
  } catch (error) {
    reader.close();
    throw error instanceof SourceError
      ? error
      : new SourceError(problemOf(error), { cause: error });
  }
}
