import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '#shared/spreadsheet/workbook/workbook-error.ts';
import { relationships } from '#shared/spreadsheet/workbook/workbook-parts.ts';
import { attributesOf, decodeXml, xmlTokens } from '#shared/spreadsheet/workbook/xml.ts';
import { openZip } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { SourceError, wholeFile, type SourceFile, type SourceProblem } from './source-file.ts';

const HEADING = /^(?:heading|titre|title|1$|عنوان)/i;
/** What is written twice for older programs, is an instruction for Word, or was deleted. */
const UNREAD = new Set(['Fallback', 'instrText', 'delText', 'moveFrom', 'txbxContent']);

/** What is written around the parts of a formula, which Word stacks: a numerator, a denominator, an exponent. */
const FORMULA: Readonly<Record<string, readonly [before: string, after: string]>> = {
  num: ['(', ')'],
  den: ['/(', ')'],
  sup: ['^(', ')'],
  sub: ['_(', ')'],
  deg: ['[', ']'],
  rad: ['√(', ')'],
};

/** A formula on one line, without brackets around a single number or letter: `3/4`, `x^2`, `√5`. */
const tidyFormula = (text: string): string =>
  text.replaceAll('[]', '').replace(/(^|[^\p{L}\p{N}])\((\p{L}|\p{N}+)\)/gu, '$1$2');

/** The paragraphs of a document; `null` before each heading. */
function paragraphsOf(xml: string): (string | null)[] {
  const paragraphs: (string | null)[] = [];
  let [text, unread, isText, formula] = ['', 0, false, 0];
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && unread === 0) text += token.text;
      continue;
    }
    const isOpen = token.kind === 'open';
    if (UNREAD.has(token.name)) unread += isOpen ? 1 : -1;
    else if (token.name === 't') isText = isOpen;
    else if (token.name === 'oMath') {
      if (isOpen) formula = text.length;
      else text = text.slice(0, formula) + tidyFormula(text.slice(formula));
    } else if (FORMULA[token.name] && unread === 0)
      text += FORMULA[token.name]?.[isOpen ? 0 : 1] ?? '';
    else if (isOpen && ['tab', 'br', 'cr'].includes(token.name)) text += ' ';
    else if (isOpen && token.name === 'pStyle') {
      if (HEADING.test(attributesOf(token.attributes).get('val') ?? '')) paragraphs.push(null);
    } else if (!isOpen && token.name === 'p' && unread === 0) {
      paragraphs.push(text);
      text = '';
    }
  }
  return paragraphs;
}

const problems: Readonly<Record<WorkbookError['problem'], SourceProblem>> = {
  'not-xlsx': 'otherType',
  encrypted: 'locked',
  damaged: 'damaged',
  'too-large': 'tooLarge',
  'too-many-rows': 'tooLarge',
};

/**
 * Opens a Word document (.docx, .docm). Macros, comments, headers and footnotes are not read.
 * @throws SourceError
 */
export function openWordFile(bytes: Uint8Array): SourceFile {
  try {
    const zip = openZip(bytes, inflate);
    const part = relationships(zip, '').find(({ kind }) => kind === 'officeDocument')?.part;
    const content = part === undefined ? undefined : zip.read(part);
    const xml = content && decodeXml(content);
    if (part === undefined || !xml || !/<(?:\w+:)?document[\s>]/.test(xml))
      throw new SourceError('otherType');
    const hasMacros = relationships(zip, part).some(({ kind }) => kind === 'vbaProject');
    return wholeFile(paragraphsOf(xml), { hasMacros });
  } catch (error) {
    if (error instanceof WorkbookError)
      throw new SourceError(problems[error.problem], { cause: error });
    throw error;
  }
}
