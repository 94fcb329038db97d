import { workbookLimits } from './workbook-limits.ts';
import { decodeXml, xmlTokens } from './xml.ts';

/** The shared strings of a workbook: the runs of each joined, without pronunciation. */
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
      if (!opens) strings.push(text.slice(0, workbookLimits.cellLength));
      text = '';
    }
  }
  return strings;
}
