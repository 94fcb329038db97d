import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { relationships } from '#shared/spreadsheet/workbook/workbook-parts.ts';
import { decodeXml } from '#shared/spreadsheet/workbook/xml.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { SourceError, wholeFile, type SourceFile, type SourceProblem } from '../source-file.ts';
import { attribute, elementsWithin, type WordNode } from './word-node.ts';
import { listNumbers } from './word-numbers.ts';
import { LINE_BREAK, paragraphsIn } from './word-paragraphs.ts';
import { readStyles } from './word-styles.ts';

const problems: Readonly<Record<WorkbookError['problem'], SourceProblem>> = {
  'not-xlsx': 'otherType',
  encrypted: 'locked',
  damaged: 'damaged',
  'too-large': 'tooLarge',
  'too-many-rows': 'tooLarge',
  encoding: 'damaged',
  separators: 'damaged',
};

interface WordBody {
  /** The paragraphs and tables of the document, in their order. */
  readonly nodes: Iterable<WordNode>;
  readonly context: Parameters<typeof paragraphsIn>[1];
  readonly hasMacros: boolean;
}

/** Opens the text of a Word document, and has `read` take from it. Throws `SourceError`. */
export function readWordBody<Result>(bytes: Uint8Array, read: (body: WordBody) => Result): Result {
  try {
    const zip = openZip(bytes, inflate);
    const part = relationships(zip, '').find(({ kind }) => kind === 'officeDocument')?.part;
    const content = part === undefined ? undefined : zip.read(part);
    const xml = content && decodeXml(content);
    if (part === undefined || !xml || !/<(?:\w+:)?document[\s>]/.test(xml))
      throw new SourceError('otherType');
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
  } catch (error) {
    if (error instanceof WorkbookError)
      throw new SourceError(problems[error.problem], { cause: error });
    throw error;
  }
}

/**
 * Opens a Word document (.docx, .docm). Macros, comments and headers are not read.
 * @throws SourceError
 */
export const openWordFile = (bytes: Uint8Array): SourceFile =>
  readWordBody(bytes, ({ nodes, context, hasMacros }) => {
    const paragraphs: (string | null)[] = [];
    for (const node of nodes) {
      const found = paragraphsIn(node, context);
      paragraphs.push(...found.map((text) => text?.replaceAll(LINE_BREAK, ' ') ?? null));
    }
    return wholeFile(paragraphs, { hasMacros });
  });
