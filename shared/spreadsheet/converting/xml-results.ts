import { attributesOf, xmlTokens } from '../workbook/xml.ts';

/** The result that is written for a formula without one, in a workbook of Excel 2003 as XML. */
export const NO_RESULT = '\uf8ff?';
const DATA = `<Data Type="String">${NO_RESULT}</Data></Cell>`;

/** Writes a result where a formula has none: the `xlsx` package would leave out its cell. */
export function markMissingResults(xml: string): string {
  if (!/<(?:\w+:)?Workbook[\s>]/.test(xml.slice(0, 5_000))) return xml;
  const parts: string[] = [];
  let end = 0;
  let lacksResult = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    const { name, start } = token;
    if (token.kind === 'open' && name === 'Cell')
      lacksResult = attributesOf(token.attributes).has('Formula');
    else if (name === 'Data') lacksResult = false;
    else if (name === 'Cell' && lacksResult) {
      const tag = xml.slice(start, token.end);
      parts.push(
        xml.slice(end, start),
        tag.startsWith('</') ? DATA : `${tag.slice(0, -2)}>${DATA}`,
      );
      end = token.end;
      lacksResult = false;
    }
  }
  return end === 0 ? xml : [...parts, xml.slice(end)].join('');
}
