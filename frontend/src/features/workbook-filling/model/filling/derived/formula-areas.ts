import { decodeColumn, type CellRange } from '#shared/spreadsheet/workbook/cell-address.ts';

/** Cells of one sheet; `sheet` is its index among all sheets. */
export interface Area {
  readonly sheet: number;
  readonly range: CellRange;
}

/** The cells that a formula reads; `anything` if its text does not say which. */
export type Areas = readonly Area[] | 'anything';

/** A table of a sheet (Insert → Table), which formulas name. */
export interface TableArea extends Area {
  /** The names of its columns. */
  readonly columns: readonly string[];
}

/** What the names in formulas mean. Keys are in lower case. */
export interface NamedAreas {
  readonly sheets: ReadonlyMap<string, number>;
  /** The formulas of defined names, joined; one name may have a meaning in each sheet. */
  readonly names: ReadonlyMap<string, string>;
  /** What names mean that were met before. */
  readonly met: Map<string, Areas>;
  readonly tables: ReadonlyMap<string, TableArea>;
}

/** A formula's cell, or its place in a shared formula: `shift` from the cell that has the text. */
export interface Place {
  readonly sheet: number;
  readonly row: number;
  readonly shift?: { readonly rows: number; readonly columns: number };
}

/** A longer formula, or one with more parts, may read anything. Excel allows 8,192 characters. */
const LONGEST = 20_000;
const MOST_AREAS = 2_000;
const LAST_ROW = 1_048_575;
const LAST_COLUMN = 16_383;

/** Functions whose result depends on cells that their arguments do not contain. */
const DYNAMIC =
  /^(?:indirect|offset|getpivotdata|cell|info|rtd|evaluate|call|register(?:\.id)?|get\..*|cube.*)$/;
/** Functions that add as many cells as they compare, however few are named: `SUMIF(A2:A9,">0",D2)`. */
const GROWING = /^(?:sum|average)if$/;
/** Words that are no names, and the parameters of `LET` and `LAMBDA`. */
const PLAIN = /^(?:true|false|_xlpm\..*)$/;

const WORD = String.raw`[\p{L}_\\][\p{L}\p{M}\p{N}_.\\?]*`;
const CELL = String.raw`\$?[A-Z]{1,3}\$?\d{1,7}`;
const TOKEN = new RegExp(
  [
    String.raw`(?<text>"(?:[^"]|"")*")`,
    String.raw`(?<error>#[A-Z\d/]+[!?]?)`,
    String.raw`(?<sheet>'(?:[^']|'')+'|(?:\[[^\]]*\])?[\p{L}\p{M}\p{N}_.\\?]+(?::[\p{L}\p{M}\p{N}_.\\?]+)?|\[[^\]]*\])!`,
    String.raw`(?<range>${CELL}(?::${CELL})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(\[])`,
    String.raw`(?<table>${WORD})(?=\[)`,
    String.raw`(?<call>${WORD})\s*(?=\()`,
    String.raw`(?<name>${WORD})`,
    String.raw`(?<number>\d+(?:\.\d*)?(?:E[+-]?\d+)?|\.\d+)`,
    String.raw`(?<other>[^])`,
  ].join('|'),
  'uy',
);

/** The text from a bracket to its partner; an apostrophe escapes the next character. */
function bracketed(formula: string, from: number): string | undefined {
  let depth = 0;
  for (let at = from; at < formula.length; at += 1) {
    const letter = formula.charAt(at);
    if (letter === "'") at += 1;
    else if (letter === '[') depth += 1;
    else if (letter === ']') depth -= 1;
    if (depth === 0) return formula.slice(from, at + 1);
  }
  return undefined;
}

/** The cells that `[[#This Row],[Mark]]` means in a table. */
function areaOfTable(table: TableArea, brackets: string, row: number): Area {
  const { s, e } = table.range;
  const said = [...brackets.matchAll(/(?<=\[)(?:'[^]|[^[\]'])+(?=\])/gu)].map(([text]) =>
    text.trim(),
  );
  const isThisRow =
    said.some((text) => /^(?:#this row$|@)/i.test(text)) || brackets.startsWith('[@');
  const columns = said
    .filter((text) => !text.startsWith('#'))
    .map((text) =>
      text
        .replace(/^@/, '')
        .replaceAll(/'([^])/gu, '$1')
        .toLowerCase(),
    )
    .map((text) => table.columns.findIndex((name) => name.toLowerCase() === text));
  const isWhole = columns.length === 0 || columns.includes(-1);
  const rows = isThisRow && row >= s.r && row <= e.r ? [row, row] : [s.r, e.r];
  return {
    sheet: table.sheet,
    range: {
      s: { r: rows[0] ?? s.r, c: isWhole ? s.c : s.c + Math.min(...columns) },
      e: { r: rows[1] ?? e.r, c: isWhole ? e.c : s.c + Math.max(...columns) },
    },
  };
}

/** A part of a reference, moved with its cell unless a `$` keeps it. */
const moved = (written: string, value: number, by: number): number =>
  written.startsWith('$') ? value : value + by;

function rangeOf(
  reference: string,
  { shift = { rows: 0, columns: 0 } }: Pick<Place, 'shift'>,
): CellRange {
  const ends = reference.split(':').map((end) => {
    const [, column = '', row = ''] = /^(\$?[A-Z]*)(\$?\d*)$/.exec(end) ?? [];
    return {
      c: column && moved(column, decodeColumn(column.replace('$', '')), shift.columns),
      r: row && moved(row, Number(row.replace('$', '')) - 1, shift.rows),
    };
  });
  const side = (key: 'r' | 'c', last: number): [number, number] => {
    const values = ends.flatMap((end) => (end[key] === '' ? [] : [end[key]]));
    return values.length === 0 ? [0, last] : [Math.min(...values), Math.max(...values)];
  };
  const [top, bottom] = side('r', LAST_ROW);
  const [left, right] = side('c', LAST_COLUMN);
  return { s: { r: top, c: left }, e: { r: bottom, c: right } };
}

/** The sheets of a prefix such as `Sheet1`, `'1م1'` or `Sheet1:Sheet3`; none for another workbook. */
function sheetsOf(prefix: string, { sheets }: NamedAreas): readonly number[] | 'anything' {
  const text = prefix.startsWith("'") ? prefix.slice(1, -1).replaceAll("''", "'") : prefix;
  if (text.includes('[')) return [];
  const one = sheets.get(text.toLowerCase());
  if (one !== undefined) return [one];
  const [first, last] = text.split(':').map((name) => sheets.get(name.toLowerCase()));
  if (first === undefined || last === undefined) return 'anything';
  const from = Math.min(first, last);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => from + index);
}

/** Areas from the same first cells, each as large as the largest one. */
function asLargeAsLargest(areas: readonly Area[]): Area[] {
  const most = (key: 'r' | 'c') => Math.max(...areas.map(({ range: { s, e } }) => e[key] - s[key]));
  const [rows, columns] = [most('r'), most('c')];
  return areas.map(({ sheet, range: { s } }) => ({
    sheet,
    range: { s, e: { r: s.r + rows, c: s.c + columns } },
  }));
}

/** The cells that a defined name means; those of a name that is defined by itself are met already. */
function areasOfName(key: string, formula: string, known: NamedAreas): Areas {
  const met = known.met.get(key);
  if (met) return met;
  known.met.set(key, []);
  const areas = areasOf(formula, known);
  known.met.set(key, areas);
  return areas;
}

/**
 * The cells that a formula reads, and perhaps more.
 * @param place where the formula is; without it, one that moves with a cell may read anything
 */
export function areasOf(formula: string, known: NamedAreas, place?: Place): Areas {
  if (formula.length > LONGEST) return 'anything';
  const found: Area[] = [];
  let sheets: readonly number[] | undefined;
  let isGrowing = false;
  const token = new RegExp(TOKEN);
  for (let match = token.exec(formula); match; match = token.exec(formula)) {
    const { sheet, range, table, call, name, other } = match.groups ?? {};
    if (sheet !== undefined) {
      const meant = sheetsOf(sheet, known);
      if (meant === 'anything') return meant;
      sheets = meant;
      continue;
    }
    const named = table ?? call ?? name;
    if (range !== undefined) {
      const isFixed =
        /^(?:\$[A-Z]+\$\d+|\$[A-Z]+|\$\d+)(?::(?:\$[A-Z]+\$\d+|\$[A-Z]+|\$\d+))?$/.test(range);
      if (!place && (!isFixed || !sheets)) return 'anything';
      for (const at of sheets ?? [place?.sheet ?? 0]) {
        found.push({ sheet: at, range: rangeOf(range, place ?? {}) });
      }
    } else if (sheets?.length === 0 && named !== undefined) {
      // A name of another workbook.
    } else if (table !== undefined) {
      const brackets = bracketed(formula, token.lastIndex);
      const area = known.tables.get(table.toLowerCase());
      if (!area || brackets === undefined) return 'anything';
      found.push(areaOfTable(area, brackets, place?.row ?? -1));
      token.lastIndex += brackets.length;
    } else if (named !== undefined) {
      const key = named.toLowerCase().replace(/^(?:_xlfn\.|_xlws\.)+/, '');
      const meaning = known.names.get(key);
      const asTable = known.tables.get(key);
      const isClear =
        call === undefined ? (meaning ?? asTable ?? PLAIN.test(key)) : !DYNAMIC.test(key);
      const areas = meaning === undefined ? [] : areasOfName(key, meaning, known);
      isGrowing ||= call !== undefined && GROWING.test(key);
      if (!isClear || areas === 'anything') return 'anything';
      found.push(...areas, ...(asTable ? [asTable] : []));
    } else if (other === ':' || other === '[' || other === '!') return 'anything';
    if (found.length > MOST_AREAS) return 'anything';
    sheets = undefined;
  }
  return isGrowing ? asLargeAsLargest(found) : found;
}
