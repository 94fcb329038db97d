import { attributesOf, decodeXml, xmlTokens } from '#shared/spreadsheet/workbook/xml.ts';

/** The text format: the number and code of the built-in one. */
const TEXT_FORMAT = '49';
const TEXT_CODE = '@';

/** Indexes of styles whose cells keep typed values as text. */
export function readTextStyles(bytes: Uint8Array): ReadonlySet<number> {
  const formats = new Set([TEXT_FORMAT]);
  const styles = new Set<number>();
  let inCells = false;
  let index = 0;
  for (const token of xmlTokens(decodeXml(bytes))) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') inCells = token.kind === 'open';
    if (token.kind === 'close') continue;
    const said = attributesOf(token.attributes);
    if (token.name === 'numFmt' && said.get('formatCode') === TEXT_CODE) {
      formats.add(said.get('numFmtId') ?? '');
    }
    if (token.name === 'xf' && inCells) {
      if (formats.has(said.get('numFmtId') ?? '')) styles.add(index);
      index += 1;
    }
  }
  return styles;
}
