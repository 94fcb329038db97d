import type { CellRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import type { WrittenCell, WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';
import { attributesOf, xmlTokens } from '#shared/spreadsheet/workbook/xml.ts';
import { attributeIn, type Edit } from '../edit-xml.ts';
import type { HasChanged } from './derived-cells.ts';
import { areasOf, type NamedAreas } from './formula-areas.ts';

/** Removes a cell's value, and what describes it; its formula and style stay. */
function forgetCell({ prefix }: WrittenSheet, { start, attributes, value }: WrittenCell): Edit[] {
  if (!value) return [];
  const from = start + 1 + prefix.length + 1;
  const described = ['t', 'vm'].flatMap((name) => attributeIn(attributes, name) ?? []);
  return [
    ...described.map((span) => ({ start: from + span.start, end: from + span.end, text: '' })),
    { ...value, text: '' },
  ];
}

const contains = ({ s, e }: CellRange, row: number, column: number): boolean =>
  s.r <= row && row <= e.r && s.c <= column && column <= e.c;

/**
 * The edits that remove the results in these ranges.
 * @param isNumbers whether only numbers are removed, as from a pivot table, whose texts are its headings
 */
export function forgetRange(sheet: WrittenSheet, range: CellRange, isNumbers: boolean): Edit[] {
  const rows = range.s.r === range.e.r ? [sheet.rows.get(range.s.r + 1)] : [...sheet.rows.values()];
  return rows.flatMap((row) =>
    (row?.cells ?? [])
      .filter(({ column, type, formula }) => {
        const isForgotten = !isNumbers || (type === 'n' && !formula);
        return row && isForgotten && contains(range, row.number - 1, column);
      })
      .flatMap((cell) => forgetCell(sheet, cell)),
  );
}

/** The copies of cells that a chart keeps, each behind the reference that it copies. */
const COPIES = new Set(['numCache', 'strCache', 'multiLvlStrCache', 'dlblRangeCache', 'lvl']);

/** The edits that remove from a chart its copies of changed cells; a program that shows it reads the cells. */
export function forgetCopies(xml: string, known: NamedAreas, hasChanged: HasChanged): Edit[] {
  const edits: Edit[] = [];
  let formula = '';
  let inFormula = false;
  let depth = 0;
  let start = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inFormula) formula += token.text;
      continue;
    }
    const opens = token.kind === 'open';
    if (token.name === 'f') {
      inFormula = opens;
      if (opens) formula = '';
    } else if (COPIES.has(token.name)) {
      if (opens && depth === 0) start = token.start;
      depth += opens ? 1 : -1;
      const isOld =
        !opens && depth === 0 && hasChanged(areasOf(formula, known, { sheet: 0, row: 0 }));
      if (isOld) edits.push({ start, end: token.end, text: '' });
    }
  }
  return edits;
}

/** The edits that empty shapes whose text is the content of a changed cell. */
export function forgetTexts(xml: string, known: NamedAreas, hasChanged: HasChanged): Edit[] {
  const edits: Edit[] = [];
  let isOld = false;
  let inText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isOld && inText) edits.push({ start: token.start, end: token.end, text: '' });
    } else if (token.name === 'sp') {
      const link =
        token.kind === 'open' ? (attributesOf(token.attributes).get('textlink') ?? '') : '';
      isOld = link !== '' && hasChanged(areasOf(link, known, { sheet: 0, row: 0 }));
    } else if (token.name === 't') inText = token.kind === 'open';
  }
  return edits;
}
