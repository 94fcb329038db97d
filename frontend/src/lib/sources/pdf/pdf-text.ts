import { PdfError, startPdfReader } from '#frontend/lib/pdf/open-pdf.ts';
import { readDrawnPage } from '../picture-page.ts';
import {
  SourceError,
  tidyParagraphs,
  type SourceFile,
  type SourceProblem,
} from '../source-file.ts';
import { hasDoubtfulLetters, isCredible, withArticles } from './credible-letters.ts';
import { readPage } from './page-lines.ts';

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
    const doubtful = new Set<number>();
    const read = async (part: number): Promise<string[]> => {
      const page = await pdf.textOf(part + 1);
      const { paragraphs, isUnclear } = readPage(page);
      const stored = tidyParagraphs(paragraphs);
      const text = stored.join('\n');
      if (!isCredible(text)) throw new SourceError('unreadable');
      // A character without a letter is stored as zero.
      const hasUnknown = page.pieces.some((piece) => piece.text.includes('\0'));
      if (hasUnknown || isUnclear || page.isUncertain || hasDoubtfulLetters(text))
        doubtful.add(part);
      return stored.map(withArticles);
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
      isDoubtful: (part) => doubtful.has(part),
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
