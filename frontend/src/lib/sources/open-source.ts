import { limits } from '#shared/model/limits.ts';
import { openPhoto, pictureTypeOf } from './picture-page.ts';
import { openPlainText } from './plain-text.ts';
import { SourceError, type SourceFile } from './source-file.ts';

/** Loaded when a Word document is chosen. */
const openWord = async (bytes: Uint8Array): Promise<SourceFile> =>
  (await import('./word-file.ts')).openWordFile(bytes);

const COMPOUND_FILE = '\u00d0\u00cf\u0011\u00e0';

/**
 * Opens a text, Word document, PDF or photo by what it contains, whatever its name says. Nothing leaves this device
 * until a picture is to be read.
 * @throws SourceError
 */
export async function openSource(file: File): Promise<SourceFile> {
  if (file.size === 0) throw new SourceError('empty');
  if (file.size > limits.sourceBytes) throw new SourceError('tooLarge');
  const bytes = await file
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch((cause: unknown) => {
      throw new SourceError('damaged', { cause });
    });
  const start = String.fromCodePoint(...bytes.subarray(0, 1_024));
  if (start.includes('%PDF-')) {
    const { openPdfText } = await import('./pdf/pdf-text.ts');
    return openPdfText(file);
  }
  const picture = pictureTypeOf(bytes);
  if (picture) return openPhoto(file, picture);
  if (start.startsWith('{\\rtf')) throw new SourceError('oldWord');
  if (start.startsWith('PK')) return openWord(bytes);
  if (start.startsWith(COMPOUND_FILE)) {
    // Also the container of a Word document with a password.
    try {
      return await openWord(bytes);
    } catch (error) {
      throw error instanceof SourceError && error.problem === 'locked'
        ? error
        : new SourceError('oldWord', { cause: error });
    }
  }
  return openPlainText(bytes);
}
