import { readNumberFormat, type NumberFormat } from './number-format.ts';
import { attributesOf, decodeXml, xmlTokens } from './xml.ts';

/** The formats that a workbook need not define, and that show another thing than a number to two decimals. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ...['1', '3', '37', '38'].map((id) => [id, '0'] as const),
  ['9', '0%'],
  ['10', '0.00%'],
  ['12', '# ?/?'],
  ['13', '# ??/??'],
  ...['14', '15', '16', '17', '22'].map((id) => [id, 'd/m/yyyy'] as const),
  ...['18', '19', '20', '21', '45', '46', '47'].map((id) => [id, 'h:mm'] as const),
  ['49', '@'],
  ['67', '0%'],
  ['68', '0.00%'],
  ['69', '# ?/?'],
  ['70', '# ??/??'],
]);
/** Dates and times of the languages that have their own. */
const isForeignDate = (id: number): boolean =>
  (id >= 27 && id <= 36) || (id >= 50 && id <= 58) || (id >= 71 && id <= 81);

const codeOf = (id: string): string | undefined =>
  BUILT_IN.get(id) ?? (isForeignDate(Number(id)) ? 'd/m/yyyy' : undefined);

/** What the styles of a workbook say about its cells, by the index of a style. */
export interface CellStyles {
  readonly formats: ReadonlyMap<number, NumberFormat>;
  /** Styles that keep everything that is typed as text. */
  readonly texts: ReadonlySet<number>;
  /** Styles whose cells can be edited in a protected sheet. */
  readonly unlocked: ReadonlySet<number>;
  /** Styles that centre a text across the empty cells beside it. */
  readonly across: ReadonlySet<number>;
}

export const NO_STYLES: CellStyles = {
  formats: new Map(),
  ...{ texts: new Set(), unlocked: new Set(), across: new Set() },
};

/** Reads the part with the styles. */
export function readCellStyles(bytes: Uint8Array): CellStyles {
  const codes = new Map<string, string>();
  const formats = new Map<number, NumberFormat>();
  const texts = new Set<number>();
  const unlocked = new Set<number>();
  const across = new Set<number>();
  let inCells = false;
  let index = -1;
  for (const token of xmlTokens(decodeXml(bytes))) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') inCells = token.kind === 'open';
    if (token.kind === 'close') continue;
    const said = attributesOf(token.attributes);
    if (token.name === 'numFmt')
      codes.set(said.get('numFmtId') ?? '', said.get('formatCode') ?? '');
    if (!inCells) continue;
    if (token.name === 'xf') {
      index += 1;
      const id = said.get('numFmtId') ?? '';
      const code = codes.get(id) ?? codeOf(id);
      if (code === '@') texts.add(index);
      else if (code !== undefined) formats.set(index, readNumberFormat(code));
    }
    if (token.name === 'alignment' && said.get('horizontal') === 'centerContinuous') {
      across.add(index);
    }
    if (token.name === 'protection' && ['0', 'false'].includes(said.get('locked') ?? '')) {
      unlocked.add(index);
    }
  }
  return { formats, texts, unlocked, across };
}
