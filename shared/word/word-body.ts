import { WorkbookError } from '../spreadsheet/workbook/workbook-error.ts';
import { relationships } from '../spreadsheet/workbook/workbook-parts.ts';
import { decodeXml } from '../spreadsheet/workbook/xml.ts';
import { openZip, type Inflate } from '../spreadsheet/workbook/zip-reader.ts';
import { attribute, elementsWithin, type WordNode } from './word-node.ts';
import { listNumbers } from './word-numbers.ts';
import type { WordContext } from './word-paragraphs.ts';
import { readStyles } from './word-styles.ts';

export interface WordBody {
  /** The paragraphs and tables of the document, in their order. */
  readonly nodes: Iterable<WordNode>;
  readonly context: WordContext;
  readonly hasMacros: boolean;
}

/**
 * Opens the text of a Word document, and has `read` take from it.
 * @throws WorkbookError `not-xlsx` for a file of another kind
 */
export function readWordBody<Result>(
  bytes: Uint8Array,
  inflate: Inflate,
  read: (body: WordBody) => Result,
): Result {
  const zip = openZip(bytes, inflate);
  const part = relationships(zip, '').find(({ kind }) => kind === 'officeDocument')?.part;
  const content = part === undefined ? undefined : zip.read(part);
  const xml = content && decodeXml(content);
  if (part === undefined || !xml || !/<(?:\w+:)?document[\s>]/.test(xml))
    throw new WorkbookError('not-xlsx');
  const related = relationships(zip, part);
  const xmlOf = (wanted: string): string => {
    const found = related.find(({ kind }) => kind === wanted);
    const other = found && zip.read(found.part);
    return other ? decodeXml(other) : '';
  };
  const styles = readStyles(xmlOf('styles'));
  const notesOf = (kind: 'footnote' | 'endnote') =>
    new Map(
      [...elementsWithin(xmlOf(`${kind}s`), `${kind}s`)].map((note) => [
        attribute(note, 'id') ?? '',
        note,
      ]),
    );
  const context = {
    ...{ styles, numberOf: listNumbers(xmlOf('numbering'), styles), seen: [] },
    notes: { footnote: notesOf('footnote'), endnote: notesOf('endnote') },
  };
  const container = /<(?:\w+:)?body[\s>]/.test(xml) ? 'body' : 'document';
  const hasMacros = related.some(({ kind }) => kind === 'vbaProject');
  return read({ nodes: elementsWithin(xml, container), context, hasMacros });
}
