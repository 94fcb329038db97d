import { PDFHexString, type PDFContext, type PDFRef } from 'pdf-lib';
import { num } from './operands.ts';
import type { PlainObject } from './write-pdf.ts';

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

/**
 * An element of the reading order, with child elements or marks of the pages' content. A notebook has a hundred
 * thousand, so that lists which most of them lack begin with their first entry.
 */
export class StructureElement {
  readonly role: StructureRole;
  /** The scope of a heading cell in a table. */
  readonly scope: 'Column' | 'Row' | undefined;
  readonly span: CellSpan | undefined;
  children: StructureElement[] | undefined;
  marks: Mark[] | undefined;
  annotations: OwnedAnnotation[] | undefined;
  /** Of a figure: what a screen reader reads instead, and where it is, in points from the lower left of its page. */
  figure: DescribedFigure | undefined;
  /** The numbers of its object and of its parent's, once the structure is written. */
  number = 0;
  parent = 0;

  constructor(role: StructureRole, scope?: 'Column' | 'Row', span?: CellSpan) {
    this.role = role;
    this.scope = scope;
    this.span = span;
  }

  add(role: StructureRole, scope?: 'Column' | 'Row', span?: CellSpan): StructureElement {
    const child = new StructureElement(role, scope, span);
    (this.children ??= []).push(child);
    return child;
  }

  addMark(mark: Mark): void {
    // The array of a single mark is as long as it is; one that was pushed to has room for 17.
    if (this.marks) this.marks.push(mark);
    else this.marks = [mark];
  }

  addAnnotation(annotation: OwnedAnnotation): void {
    (this.annotations ??= []).push(annotation);
  }
}

/** The marks of an element: plain numbers on its first page, references with a page on others. */
function markEntries(marks: readonly Mark[], pages: readonly PDFRef[]): string[] {
  const home = marks[0]?.page;
  return marks.map(({ page, id }) =>
    page === home ? String(id) : `<</Type/MCR/Pg ${String(pages[page])}/MCID ${id}>>`,
  );
}

function tableAttributes({ scope, span }: StructureElement): string {
  const { columns = 1, rows = 1 } = span ?? {};
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

/** An object of the structure: an element, or the list of a page's owners by the page's index. */
type Place = StructureElement | number;

/**
 * Numbers elements and the lists of each page's owners. A list comes after the elements of its page, because it repeats
 * their order and so compresses well.
 */
function placesOf(document: StructureElement, pages: number, root: number): Place[] {
  const places: Place[] = [];
  const listed = new Set<number>();
  let current = 0;
  const list = (page: number): void => {
    if (listed.has(page)) return;
    listed.add(page);
    places.push(page);
  };
  const add = (element: StructureElement, parent: number): void => {
    const home = element.marks?.[0]?.page;
    if (home !== undefined && home !== current) {
      list(current);
      current = home;
    }
    places.push(element);
    element.parent = parent;
    element.number = root + places.length;
    for (const child of element.children ?? []) add(child, element.number);
  };
  add(document, root);
  for (let page = 0; page < pages; page += 1) list(page);
  return places;
}

/** The numbers of the elements that own the marks of each page. */
function ownersOf(places: readonly Place[], pages: number): number[][] {
  const owners = Array.from({ length: pages }, (): number[] => []);
  for (const place of places) {
    if (typeof place === 'number') continue;
    for (const { page, id } of place.marks ?? []) {
      const marks = owners[page];
      if (marks) marks[id] = place.number;
    }
  }
  return owners;
}

const reference = (number: number): string => `${number} 0 R`;

function elementSource(element: StructureElement, pages: readonly PDFRef[]): string {
  const { role, parent, marks = [], annotations = [], children = [] } = element;
  const kids = [
    ...markEntries(marks, pages),
    ...annotations.map(
      ({ ref, page }) => `<</Type/OBJR/Obj ${String(ref)}/Pg ${String(pages[page])}>>`,
    ),
    ...children.map(({ number }) => reference(number)),
  ];
  const home = marks[0] && `/Pg ${String(pages[marks[0].page])}`;
  const attributes = tableAttributes(element) + figureAttributes(element);
  return `<</S/${role}/P ${reference(parent)}${home ?? ''}${attributes}${kidsEntry(kids)}>>`;
}

/**
 * The structure tree and the `ParentTree`, which leads from each page's marks to their elements. Their numbers are
 * taken from the context at once; they are made as they are written.
 * @param pages the page objects, by index; each must name its index as `StructParents`; annotations count on from there
 * @returns the reference for the catalogue's `StructTreeRoot`, and the objects
 */
export function structureObjects(
  context: PDFContext,
  document: StructureElement,
  pages: readonly PDFRef[],
): { root: PDFRef; objects: Iterable<PlainObject> } {
  const root = context.nextRef();
  const places = placesOf(document, pages.length, root.objectNumber);
  const parents = root.objectNumber + places.length + 1;
  context.largestObjectNumber = parents;
  return { root, objects: sourcesOf(places, pages, root.objectNumber) };
}

function* sourcesOf(
  places: readonly Place[],
  pages: readonly PDFRef[],
  root: number,
): Generator<PlainObject> {
  const owners = ownersOf(places, pages.length);
  const lists: string[] = [];
  const links: [key: number, owner: string][] = [];
  let number = root;
  for (const place of places) {
    number += 1;
    if (typeof place === 'number') {
      lists[place] = `${place} ${reference(number)}`;
      yield { number, source: `[${(owners[place] ?? []).map(reference).join(' ')}]` };
    } else {
      yield { number, source: elementSource(place, pages) };
      for (const { key } of place.annotations ?? []) links.push([key, reference(number)]);
    }
  }
  const parents = number + 1;
  const entries = links.sort(([a], [b]) => a - b).map((link) => link.join(' '));
  yield { number: parents, source: `<</Nums[${[...lists, ...entries].join(' ')}]>>` };
  const next = pages.length + links.length;
  const tree = `/K ${reference(root + 1)}/ParentTree ${reference(parents)}/ParentTreeNextKey ${next}`;
  yield { number: root, source: `<</Type/StructTreeRoot${tree}>>` };
}
