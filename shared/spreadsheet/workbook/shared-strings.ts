import { workbookLimits } from './workbook-limits.ts';
import { decodeXml, xmlTokens } from './xml.ts';

const ESCAPED = /_x([\da-f]{4})_/gi;

/** A text as a cell holds it: without the format's own escapes (`_x000D_`), as much of it as is read. */
export const cellText = (text: string): string =>
  text
    .slice(0, workbookLimits.cellLength)
    .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells refer to by their number: the runs of each joined, without their pronunciation. */
export function readSharedStrings(bytes: Uint8Array): string[] {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let phonetic = false;
  for (const token of xmlTokens(decodeXml(bytes))) {
    if (token.kind === 'text') {
      if (inText && !phonetic) text += token.text;
      continue;
    }
    const opens = token.kind === 'open';
    if (token.name === 't') inText = opens;
    else if (token.name === 'rPh') phonetic = opens;
    else if (token.name === 'si') {
      if (!opens) strings.push(cellText(text));
      text = '';
    }
  }
  return strings;
}
