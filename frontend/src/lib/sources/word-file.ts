import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { readWordBody as readBody, type WordBody } from '#shared/word/word-body.ts';
import { LINE_BREAK, paragraphsIn } from '#shared/word/word-paragraphs.ts';
import { SourceError, wholeFile, type SourceFile, type SourceProblem } from './source-file.ts';

const problems: Readonly<Record<WorkbookError['problem'], SourceProblem>> = {
  'not-xlsx': 'otherType',
  encrypted: 'locked',
  damaged: 'damaged',
  'too-large': 'tooLarge',
  'too-many-rows': 'tooLarge',
  encoding: 'damaged',
  separators: 'damaged',
};

/** Opens the text of a Word document, and has `read` take from it. Throws `SourceError`. */
export function readWordBody<Result>(bytes: Uint8Array, read: (body: WordBody) => Result): Result {
  try {
    return readBody(bytes, inflate, read);
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
