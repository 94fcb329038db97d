import { PDFHexString, type PDFContext, type PDFRef } from 'pdf-lib';
import { num } from './operands.ts';
import { RawObject } from './raw-object.ts';

/** Standard structure types (PDF 32000-1, 14.8.4) the notebook uses. */
export type StructureRole =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

interface Mark {
  page: number;
  id: number;
}

/** The columns and rows that a table cell spans; one of each by default. */
interface CellSpan {
  columns?: number;
  rows?: number;
}

/** An annotation that belongs to an element. */
interface OwnedAnnotation {
  ref: PDFRef;
  page: number;
  /** The annotation's `StructParent`. */
  key: number;
}

interface DescribedFigure {
  readonly description: string;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/** An element of the reading order, with child elements or marks of the pages' content. */
export class StructureElement {
  readonly role: StructureRole;
  readonly children: StructureElement[] = [];
  readonly marks: Mark[] = [];
  /** The scope of a heading cell in a table. */
  readonly scope: 'Column' | 'Row' | undefined;
  readonly span: CellSpan;
  readonly annotations: OwnedAnnotation[] = [];
  /** Of a figure: what a screen reader reads instead, and where it is, in points from the lower left of its page. */
  figure: DescribedFigure | undefined;

  constructor(role: StructureRole, scope?: 'Column' | 'Row', span: CellSpan = {}) {
    this.role = role;
    this.scope = scope;
    this.span = span;
  }

  add(role: StructureRole, scope?: 'Column' | 'Row', span?: CellSpan): StructureElement {
    const child = new StructureElement(role, scope, span);
    this.children.push(child);
    return child;
  }
}

/** The marks of an element: plain numbers on its first page, references with a page on others. */
function markEntries(marks: readonly Mark[], pages: readonly PDFRef[]): string[] {
  const home = marks[0]?.page;
  return marks.map(({ page, id }) =>
    page === home ? String(id) : `<</Type/MCR/Pg ${String(pages[page])}/MCID ${id}>>`,
  );
}

function tableAttributes({ scope, span: { columns = 1, rows = 1 } }: StructureElement): string {
  const said = [
    scope ? `/Scope/${scope}` : '',
    columns > 1 ? `/ColSpan ${columns}` : '',
    rows > 1 ? `/RowSpan ${rows}` : '',
  ].join('');
  return said === '' ? '' : `/A<</O/Table${said}>>`;
}

/** The alternative text of a figure, and its box, which readers that reflow a page need. */
function figureAttributes({ figure }: StructureElement): string {
  if (!figure) return '';
  const box = figure.box.map((edge) => num(edge)).join(' ');
  const text = String(PDFHexString.fromText(figure.description));
  return `/Alt ${text}/A<</O/Layout/Placement/Block/BBox[${box}]>>`;
}

/** The `K` entry with an element's children, in the fewest bytes. */
function kidsEntry(kids: readonly string[]): string {
  if (kids.length > 1) return `/K[${kids.join(' ')}]`;
  return kids.map((only) => `/K ${only}`).join('');
}

/**
 * Writes the structure tree and the `ParentTree`, which leads from each page's marks to their elements.
 * @param pages the page objects, by index; each must name its index as `StructParents`; annotations count on from there
 * @returns the reference for the catalogue's `StructTreeRoot`
 */
export function writeStructure(
  context: PDFContext,
  document: StructureElement,
  pages: readonly PDFRef[],
): PDFRef {
  const root = context.nextRef();
  const owners: string[][] = pages.map(() => []);
  const annotationOwners = new Map<number, string>();
  // Each page's list is written after the elements of the page, because it repeats their order and so compresses
  // well.
  const lists = new Map<number, PDFRef>();
  let current = 0;
  const listOf = (index: number): PDFRef => {
    const ref = lists.get(index) ?? context.nextRef();
    lists.set(index, ref);
    return ref;
  };

  const write = (element: StructureElement, parent: PDFRef): PDFRef => {
    const home = element.marks[0]?.page;
    if (home !== undefined && home !== current) {
      listOf(current);
      current = home;
    }
    const ref = context.nextRef();
    const kids = [
      ...markEntries(element.marks, pages),
      ...element.annotations.map(
        ({ ref: annotation, page }) =>
          `<</Type/OBJR/Obj ${String(annotation)}/Pg ${String(pages[page])}>>`,
      ),
      ...element.children.map((child) => String(write(child, ref))),
    ];
    for (const { key } of element.annotations) annotationOwners.set(key, String(ref));
    for (const { page, id } of element.marks) {
      const marks = owners[page];
      if (marks) marks[id] = String(ref);
    }
    const place = home === undefined ? '' : `/Pg ${String(pages[home])}`;
    const attributes = tableAttributes(element) + figureAttributes(element);
    const source = `<</S/${element.role}/P ${String(parent)}${place}${attributes}${kidsEntry(kids)}>>`;
    context.assign(ref, new RawObject(source));
    return ref;
  };

  const kid = write(document, root);
  const numbers = [
    ...owners.map((_, index) => `${index} ${String(listOf(index))}`),
    ...[...annotationOwners].sort(([a], [b]) => a - b).map(([key, ref]) => `${key} ${ref}`),
  ].join(' ');
  owners.forEach((marks, index) => {
    context.assign(listOf(index), new RawObject(`[${marks.join(' ')}]`));
  });
  const next = pages.length + annotationOwners.size;
  const parents = context.register(new RawObject(`<</Nums[${numbers}]>>`));
  const source = `<</Type/StructTreeRoot/K ${String(kid)}/ParentTree ${String(parents)}/ParentTreeNextKey ${next}>>`;
  context.assign(root, new RawObject(source));
  return root;
}
