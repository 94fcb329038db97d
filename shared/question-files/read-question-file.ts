import { decodeText } from '../text/decode-text.ts';
import { WorkbookError } from '../spreadsheet/workbook/workbook-error.ts';
import { elementAttributes, markedEncoding } from '../spreadsheet/workbook/xml.ts';
import { isZip, readZipDirectory } from '../spreadsheet/workbook/zip-directory.ts';
import { openZip, type Inflate } from '../spreadsheet/workbook/zip-reader.ts';
import { questionFileLimits, type FoundQuestion } from './found-question.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { readQti12 } from './qti12.ts';
import { readQtiItem } from './qti2.ts';
import { proseOfHtml } from './markup.ts';
import { proseOfText } from './plain-prose.ts';
import { readPlain } from './plain-questions.ts';
import { readQuestionText } from './read-question-text.ts';
import { wordLines } from './word-lines.ts';
import { childrenOf, readElements, withoutDoctype } from './xml-element.ts';

/** The questions of a file in its order. */
export interface QuestionFile {
  readonly questions: readonly FoundQuestion[];
  /** Whether the file has more questions than are read. */
  readonly isCut: boolean;
}

/** A document's bytes as XML, in the encoding that it declares. */
function xmlOf(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const [, declared = ''] = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})["']/.exec(start) ?? [];
  const text = /^(?:iso-8859|windows-)/i.test(declared)
    ? new TextDecoder(knownEncoding(declared)).decode(bytes)
    : new TextDecoder(markedEncoding(bytes)).decode(bytes);
  const xml = withoutDoctype(text);
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw new WorkbookError('damaged');
  return xml;
}

const knownEncoding = (name: string): string => {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'windows-1252';
  }
};

/** A mark of the encoding, spaces, and the beginning of an XML document; GIFT may begin with a tag of a page. */
const XML =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!|quiz[\s>]|questestinterop|(?:qti-)?assessment|html)/i;
const isXml = (bytes: Uint8Array): boolean =>
  XML.test(new TextDecoder(markedEncoding(bytes)).decode(bytes.subarray(0, 400)));

/** Controls that no text has; other programs' files and locked Word documents are full of them. */
// eslint-disable-next-line no-control-regex -- these are looked for
const BINARY = /[\0-\x08\x0e-\x1a]|^%PDF-|^\{\\rtf/;

/** The questions of a text or a Word document. */
function readWritten(bytes: Uint8Array, inflate: Inflate): FoundQuestion[] {
  if (isZip(bytes)) return readPlain(wordLines(bytes, inflate), 0);
  const { text } = decodeText(bytes);
  if (BINARY.test(text.slice(0, 4_096))) throw new WorkbookError('damaged');
  return readQuestionText(text, { html: proseOfHtml, typed: proseOfText });
}

/** A part that each Word document has, and no package of questions. */
const CONTENT_TYPES = '[Content_Types].xml';
const isWord = (bytes: Uint8Array): boolean =>
  isZip(bytes) && readZipDirectory(bytes).entries.some(({ name }) => name === CONTENT_TYPES);

/** Reads one XML document; the numbers begin after those that were read before. */
function readDocument(bytes: Uint8Array, before: number): FoundQuestion[] {
  const root = readElements(xmlOf(bytes));
  const found = [
    ...childrenOf(root, 'quiz').flatMap(readMoodleXml),
    ...childrenOf(root, 'questestinterop').flatMap(readQti12),
    ...childrenOf(root, 'assessmentItem').map((item) => readQtiItem(item, 1)),
  ];
  return found.map((each, index) => renumbered(each, before + index + 1));
}

const renumbered = (found: FoundQuestion, number: number): FoundQuestion =>
  found.question
    ? { ...found, number, question: { ...found.question, id: `q${number}` } }
    : { ...found, number };

/** The documents of a package, in the order of its manifest. */
function* documentsOf(bytes: Uint8Array, inflate: Inflate): Generator<Uint8Array> {
  const zip = openZip(bytes, inflate);
  const names = readZipDirectory(bytes)
    .entries.map(({ name }) => name)
    .filter((name) => /\.(?:xml|qti)$/i.test(name) && !name.includes('__MACOSX/'));
  const manifest = names.find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name));
  const listed = manifest === undefined ? undefined : zip.read(manifest);
  const order = listed
    ? elementAttributes(xmlOf(listed), 'file').map((file) => file.get('href') ?? '')
    : [];
  const placeOf = (name: string): number => {
    const place = order.indexOf(name);
    return place < 0 ? order.length : place;
  };
  for (const name of names.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const document = name === manifest ? undefined : zip.read(name);
    if (document) yield document;
  }
}

/**
 * Reads the questions of a file in Moodle XML, QTI (1.2 to 3.0, one document or a zip of them), GIFT, Aiken, plain text
 * or Word: each is read, perhaps with doubts, or refused with the reason. Nothing of the file is run or fetched.
 * @param inflate see `openZip`
 * @throws WorkbookError `too-large` or `damaged`; a file without questions gives none
 */
export function readQuestionFile(bytes: Uint8Array, inflate: Inflate): QuestionFile {
  if (bytes.byteLength > questionFileLimits.bytes) throw new WorkbookError('too-large');
  const most = questionFileLimits.questions;
  if (isWord(bytes) || (!isZip(bytes) && !isXml(bytes))) {
    const found = readWritten(bytes, inflate);
    // What has no question at all is another kind of text.
    if (found.every(({ refused }) => refused === 'only-text'))
      return { questions: [], isCut: false };
    return { questions: found.slice(0, most), isCut: found.length > most };
  }
  const questions: FoundQuestion[] = [];
  for (const document of isZip(bytes) ? documentsOf(bytes, inflate) : [bytes]) {
    questions.push(...readDocument(document, questions.length));
    if (questions.length > most) return { questions: questions.slice(0, most), isCut: true };
  }
  return { questions, isCut: false };
}
