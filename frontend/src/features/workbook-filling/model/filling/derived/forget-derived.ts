import { relationships } from '#shared/spreadsheet/workbook/workbook-parts.ts';
import { xmlTokens } from '#shared/spreadsheet/workbook/xml.ts';
import { attributeIn, type Edit } from '../edit-xml.ts';
import { exactText } from '../exact-text.ts';
import { dependentCells } from './derived-cells.ts';
import { forgetCopies, forgetRange, forgetTexts } from './forget-results.ts';
import type { WorkbookFormulas } from './workbook-formulas.ts';

/** A cell that is filled; its row counts from 1, its column from 0. */
export interface ChangedCell {
  readonly part: string;
  readonly row: number;
  readonly column: number;
}

/** A part of the workbook and how it changes. */
export interface PartEdits {
  readonly xml: string;
  readonly edits: Edit[];
}

/** What depends on changed cells: formulas and pivot tables, and the same question for anything else. */
export const dependentOn = (
  { parts: { allSheets }, derived }: WorkbookFormulas,
  changed: readonly ChangedCell[],
) => {
  const sheetOf = new Map(allSheets.map(({ part }, index) => [part, index]));
  return dependentCells(
    derived,
    changed.map(({ part, row, column }) => {
      const at = { r: row - 1, c: column };
      return { sheet: sheetOf.get(part) ?? -1, range: { s: at, e: at } };
    }),
  );
};

/** Writes or removes an attribute of the first element of this name. */
function setAttribute(xml: string, element: string, name: string, text: string): Edit[] {
  for (const token of xmlTokens(xml)) {
    if (token.kind !== 'open' || token.name !== element) continue;
    const from = xml.indexOf(token.attributes, token.start + 1 + element.length);
    const old = attributeIn(token.attributes, name) ?? { start: 0, end: 0 };
    return [{ start: from + old.start, end: from + old.end, text }];
  }
  return [];
}

/** The charts of a workbook, and the drawings with shapes, each with how it forgets. */
function drawingsOf({ zip, parts: { allSheets } }: WorkbookFormulas) {
  const related = (part: string, ...kinds: readonly string[]): string[] =>
    relationships(zip, part).flatMap((one) => (kinds.includes(one.kind) ? [one.part] : []));
  const drawings = new Set(allSheets.flatMap(({ part }) => related(part, 'drawing')));
  return [...drawings].flatMap((part) => [
    { part, forget: forgetTexts },
    ...related(part, 'chart', 'chartEx').flatMap((chart) => [
      { part: chart, forget: forgetCopies },
      ...related(chart, 'chartUserShapes').map((shapes) => ({ part: shapes, forget: forgetTexts })),
    ]),
  ]);
}

/**
 * How parts change so that they no longer hold what was computed from cells that are filled: results of formulas, pivot
 * tables, charts' copies and shapes' texts. A workbook that is computed by hand is computed by its program from then on,
 * because LibreOffice would show 0 for a missing result.
 * @throws {FillingError} `unusual`
 * @throws {WorkbookError} `damaged`
 */
export function forgetDerived(
  formulas: WorkbookFormulas,
  changed: readonly ChangedCell[],
): Map<string, PartEdits> {
  const { zip, parts, sheets, known } = formulas;
  const { dependent, hasChanged } = dependentOn(formulas, changed);
  const found = new Map<string, PartEdits>();
  const change = (part: string, editsOf: (xml: string) => readonly Edit[], read?: string): void => {
    const bytes = read === undefined ? zip.read(part) : undefined;
    const xml = read ?? (bytes && exactText(bytes));
    const edits = xml === undefined ? [] : editsOf(xml);
    if (xml === undefined || edits.length === 0) return;
    const before = found.get(part);
    if (before) before.edits.push(...edits);
    else found.set(part, { xml, edits: [...edits] });
  };
  for (const one of dependent) {
    const written = sheets.get(one.sheet);
    const part = parts.allSheets[one.sheet]?.part;
    const cache = 'cache' in one ? one.cache : undefined;
    if (written && part !== undefined) {
      change(part, () => forgetRange(written, one.range, cache !== undefined), written.xml);
    }
    if (cache !== undefined) {
      change(cache, (xml) =>
        setAttribute(xml, 'pivotCacheDefinition', 'refreshOnLoad', ' refreshOnLoad="1"'),
      );
    }
  }
  for (const { part, forget } of drawingsOf(formulas)) {
    change(part, (xml) => forget(xml, known, hasChanged));
  }
  if (dependent.size > 0 && parts.isComputedByHand) {
    change(parts.workbook, (xml) => setAttribute(xml, 'calcPr', 'calcMode', ''));
  }
  return found;
}
