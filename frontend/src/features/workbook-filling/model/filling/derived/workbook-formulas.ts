import { decodeRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import {
  findWorkbookParts,
  relationships,
  type WorkbookParts,
} from '#shared/spreadsheet/workbook/workbook-parts.ts';
import { readWrittenSheet, type WrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';
import {
  attributesOf,
  decodeXml,
  elementAttributes,
  xmlTokens,
} from '#shared/spreadsheet/workbook/xml.ts';
import { openZip, type ZipReader } from '#shared/spreadsheet/workbook/zip-reader.ts';
import { exactText } from '../exact-text.ts';
import type { DerivedArea } from './derived-cells.ts';
import { areasOf, type NamedAreas, type Place, type TableArea } from './formula-areas.ts';

/** A pivot table, with the part of its cache. */
export interface Pivot extends DerivedArea {
  readonly cache: string;
}

/** What a workbook derives from its cells. */
export interface WorkbookFormulas {
  readonly zip: ZipReader;
  readonly parts: WorkbookParts;
  readonly known: NamedAreas;
  /** The sheets with formulas or pivot tables, by their index among all. */
  readonly sheets: ReadonlyMap<number, WrittenSheet>;
  readonly derived: readonly (DerivedArea | Pivot)[];
}

/** Text of each element of this name, with its attributes. */
function elementsIn(
  xml: string,
  name: string,
): { attributes: Map<string, string>; text: string }[] {
  const found: { attributes: Map<string, string>; text: string }[] = [];
  let open = false;
  for (const token of xmlTokens(xml)) {
    const last = found.at(-1);
    if (token.kind === 'text') {
      if (open && last) last.text += token.text;
    } else if (token.name === name) {
      open = token.kind === 'open';
      if (open && token.kind === 'open')
        found.push({ attributes: attributesOf(token.attributes), text: '' });
    }
  }
  return found;
}

const HAS_FORMULA = /<(?:[^\s:/>]*:)?f[\s/>]/;

const NOTHING = new Uint8Array();
const textOfPart = (zip: ZipReader, part: string): string => decodeXml(zip.read(part) ?? NOTHING);

function tablesOf(zip: ZipReader, { allSheets }: WorkbookParts): Map<string, TableArea> {
  const tables = new Map<string, TableArea>();
  for (const [sheet, { part }] of allSheets.entries()) {
    for (const related of relationships(zip, part)) {
      if (related.kind !== 'table') continue;
      const xml = textOfPart(zip, related.part);
      const [said] = elementAttributes(xml, 'table');
      const columns = elementAttributes(xml, 'tableColumn').map(
        (column) => column.get('name') ?? '',
      );
      const table = { sheet, range: decodeRange(said?.get('ref') ?? ''), columns };
      for (const name of ['name', 'displayName'])
        tables.set((said?.get(name) ?? '').toLowerCase(), table);
    }
  }
  return tables;
}

function namesOf(xml: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { attributes, text } of elementsIn(xml, 'definedName')) {
    const key = (attributes.get('name') ?? '').toLowerCase();
    const others = names.get(key);
    names.set(key, others === undefined ? text : `${others},${text}`);
  }
  return names;
}

/**
 * The formulas of a sheet. A later cell of a shared formula reads what its first cell reads, from its own place.
 * @param isTrue whether the stored results are true; otherwise none is worth keeping
 */
function formulasOf(
  written: WrittenSheet,
  sheet: number,
  { known, isTrue }: { readonly known: NamedAreas; readonly isTrue: boolean },
): DerivedArea[] {
  const shared = new Map<string, { text: string; row: number; column: number }>();
  return [...written.rows.values()].flatMap(({ number, cells }) =>
    cells.flatMap((cell): DerivedArea[] => {
      if (!cell.formula) return [];
      const { text, area, isTable, shared: id } = cell.formula;
      const { column } = cell;
      const row = number - 1;
      const own = { sheet, row };
      if (id !== undefined && text !== '') shared.set(id, { text, row, column });
      const first = text === '' && id !== undefined ? shared.get(id) : { text, row, column };
      const place: Place = first
        ? { ...own, shift: { rows: row - first.row, columns: column - first.column } }
        : own;
      const isClear = isTrue && first && first.text !== '' && !isTable;
      const at = { r: row, c: column };
      return [
        {
          ...{ sheet, range: area ?? { s: at, e: at } },
          from: isClear ? areasOf(first.text, known, place) : 'anything',
        },
      ];
    }),
  );
}

/** The pivot tables of a sheet, and what they summarize. */
function pivotsOf(zip: ZipReader, sheet: number, part: string, known: NamedAreas): Pivot[] {
  return relationships(zip, part).flatMap((related): Pivot[] => {
    if (related.kind !== 'pivotTable') return [];
    const [location] = elementAttributes(textOfPart(zip, related.part), 'location');
    const cache = relationships(zip, related.part).find(
      ({ kind }) => kind === 'pivotCacheDefinition',
    );
    const [source] = cache ? elementAttributes(textOfPart(zip, cache.part), 'worksheetSource') : [];
    const [ref, name, of] = ['ref', 'name', 'sheet'].map((key) => source?.get(key) ?? '');
    const at = known.sheets.get(of?.toLowerCase() ?? '');
    const from =
      ref && at !== undefined
        ? [{ sheet: at, range: decodeRange(ref) }]
        : name
          ? areasOf(name, known, { sheet, row: 0 })
          : 'anything';
    const range = decodeRange(location?.get('ref') ?? '');
    return cache ? [{ sheet, range, from, cache: cache.part }] : [];
  });
}

/**
 * Finds what a workbook derives from its cells, in hidden sheets too.
 * @throws {FillingError} `unusual`
 * @throws {WorkbookError} `damaged`
 */
export function readFormulas(bytes: Uint8Array): WorkbookFormulas {
  const zip = openZip(bytes, inflate);
  const parts = findWorkbookParts(zip);
  const known: NamedAreas = {
    sheets: new Map(parts.allSheets.map(({ name }, index) => [name.toLowerCase(), index])),
    names: namesOf(textOfPart(zip, parts.workbook)),
    tables: tablesOf(zip, parts),
    met: new Map(),
  };
  const isTrue = parts.results !== 'none';
  const sheets = new Map<number, WrittenSheet>();
  const derived: (DerivedArea | Pivot)[] = [];
  for (const [index, { part, cells }] of parts.allSheets.entries()) {
    if (!cells) continue;
    const xml = exactText(zip.read(part) ?? NOTHING);
    const pivots = pivotsOf(zip, index, part, known);
    if (pivots.length === 0 && !HAS_FORMULA.test(xml)) continue;
    const written = readWrittenSheet(xml);
    sheets.set(index, written);
    derived.push(...formulasOf(written, index, { known, isTrue }), ...pivots);
  }
  return { zip, parts, known, sheets, derived };
}
