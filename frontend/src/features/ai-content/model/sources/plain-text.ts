import { SourceError } from './source-file.ts';

/** A word with letters of both scripts, which a wrong encoding makes of French: `ةcole`. */
const MIXED = /\p{Script=Arabic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Arabic}/u;
/** Controls that no text has; tabs, line and page breaks are not among them. */
const BINARY = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

function guess(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le') ?? '';
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be') ?? '';
  const modern = decoded(bytes, 'utf-8');
  if (modern !== undefined) return modern;
  // windows-1256 has the small letters of French where windows-1252 has them.
  const arabic = decoded(bytes, 'windows-1256');
  if (arabic !== undefined && !MIXED.test(arabic)) return arabic;
  return decoded(bytes, 'windows-1252') ?? arabic ?? '';
}

/**
 * The paragraphs of a plain text in UTF-8, UTF-16, windows-1256 (Arabic) or windows-1252 (French).
 * @throws SourceError if it is no text
 */
export function plainText(bytes: Uint8Array): string[] {
  const text = guess(bytes);
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
