import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef } from 'pdf-lib';

const key = (name: string) => PDFName.of(name);
const dict = (owner: PDFDict, name: string) => owner.lookup(key(name), PDFDict);
const number = (owner: PDFDict, name: string) =>
  owner.lookupMaybe(key(name), PDFNumber)?.asNumber();

/** An element of the reading order, as the file contains it. */
export interface Element {
  role: string;
  source: PDFDict;
  children: Element[];
}

export const roleOf = (source: PDFDict) => source.get(key('S'))?.toString().slice(1) ?? '';

/** The children of an element, which the file has as nothing, one object or a list. */
function kidsOf(source: PDFDict) {
  const kids = source.get(key('K'));
  if (kids instanceof PDFArray) return kids.asArray();
  return kids ? [kids] : [];
}

export function readElement(source: PDFDict): Element {
  const children = kidsOf(source)
    .map((kid) => (kid instanceof PDFRef ? source.context.lookup(kid) : kid))
    .filter((kid) => kid instanceof PDFDict && kid.has(key('S')))
    .map((kid) => readElement(kid as PDFDict));
  return { role: roleOf(source), source, children };
}

export const all = (element: Element, role: string): Element[] => [
  ...(element.role === role ? [element] : []),
  ...element.children.flatMap((child) => all(child, role)),
];

/** The columns and rows that a cell spans. */
function spanOf({ source }: Element): { columns: number; rows: number } {
  const said = source.lookupMaybe(key('A'), PDFDict);
  const span = (name: string) => (said && number(said, name)) ?? 1;
  return { columns: span('ColSpan'), rows: span('RowSpan') };
}

/** The columns in each row of a table, including cells that span down from earlier rows. */
export function widths(table: Element): number[] {
  const rows = all(table, 'TR').map((row) => row.children.map(spanOf));
  return rows.map((cells, index) => {
    const above = rows
      .slice(0, index)
      .flatMap((earlier, at) => earlier.filter((cell) => at + cell.rows > index));
    return [...cells, ...above].reduce((sum, { columns }) => sum + columns, 0);
  });
}

/** What is wrong with the reading order of a file, by the rules of PDF/UA that its tables and headings can break. */
export async function structureFaults(pdf: Uint8Array): Promise<string[]> {
  const { catalog } = await PDFDocument.load(pdf);
  const root = readElement(dict(dict(catalog, 'StructTreeRoot'), 'K'));
  const tables = all(root, 'Table').flatMap((table, index) => {
    const headings = all(table, 'TH');
    const unscoped = headings.filter(({ source }) => !dict(source, 'A').has(key('Scope')));
    return [
      ...(new Set(widths(table)).size === 1
        ? []
        : [`table ${index}: rows ${widths(table).join()}`]),
      ...(headings.length > 1 && unscoped.length === 0 ? [] : [`table ${index}: headings`]),
    ];
  });
  const levels = headingLevels(root);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [...tables, ...skipped.map((level) => `heading H${level} after a higher one`)];
}

/** The levels of the headings, in reading order. */
const headingLevels = ({ role, children }: Element): number[] => [
  ...(/^H\d$/.test(role) ? [Number(role[1])] : []),
  ...children.flatMap(headingLevels),
];
