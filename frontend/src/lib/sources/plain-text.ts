import { decodeText } from '#shared/text/decode-text.ts';
import { SourceError, wholeFile, type SourceFile } from './source-file.ts';

/** Controls that no text has; tabs, line and page breaks are not among them. */
const BINARY = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/**
 * Opens a plain text. It is doubtful if it may be of another encoding.
 * @throws SourceError if it is no text
 */
export function openPlainText(bytes: Uint8Array): SourceFile {
  const { text, isDoubtful } = decodeText(bytes);
  return { ...wholeFile(paragraphsOf(text)), isDoubtful: () => isDoubtful };
}

function paragraphsOf(text: string): string[] {
  const binary = text.match(BINARY)?.length ?? 0;
  if (binary > text.length / 1_000) throw new SourceError('otherType');
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const blank = lines.filter((line) => line.trim() === '').length;
  // Lines that were broken by hand belong together where empty lines divide paragraphs.
  const isWrapped =
    blank > 0 &&
    lines.some((line) => line.length > 30) &&
    lines.every((line) => line.length <= 100);
  return isWrapped
    ? text.split(/(?:\r\n|[\n\r\u2028\u2029])\s*(?:\r\n|[\n\r\u2028\u2029])/)
    : lines;
}
