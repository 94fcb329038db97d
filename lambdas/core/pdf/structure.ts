import type { PDFContext, PDFRef } from 'pdf-lib';
import { RawObject } from './raw-object.ts';

/** Standard structure types (PDF 32000-1, 14.8.4) the notebook uses. */
export type StructureRole =
  'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'TOC' | 'TOCI' | 'Table' | 'TR' | 'TH' | 'TD';

interface Mark {
  page: number;
  id: number;
}

/** An element of the reading order: holds elements, or marks of the pages' content. */
export class StructureElement {
  readonly role: StructureRole;
  readonly children: StructureElement[] = [];
  readonly marks: Mark[] = [];
  /** The heading cell's reach; tables only. */
  readonly scope: 'Column' | 'Row' | undefined;

  constructor(role: StructureRole, scope?: 'Column' | 'Row') {
    this.role = role;
    this.scope = scope;
  }

  add(role: StructureRole, scope?: 'Column' | 'Row'): StructureElement {
    const child = new StructureElement(role, scope);
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

/**
 * Writes the structure tree and each page's way back from its marks (`ParentTree`).
 * @param pages the page objects, by index; each must name its index as `StructParents`
 * @returns the reference for the catalogue's `StructTreeRoot`
 */
export function writeStructure(
  context: PDFContext,
  document: StructureElement,
  pages: readonly PDFRef[],
): PDFRef {
  const root = context.nextRef();
  const owners: string[][] = pages.map(() => []);

  const write = (element: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    const kids = [
      ...markEntries(element.marks, pages),
      ...element.children.map((child) => String(write(child, ref))),
    ];
    for (const { page, id } of element.marks) {
      const marks = owners[page];
      if (marks) marks[id] = String(ref);
    }
    const home = element.marks[0]?.page;
    const page = home === undefined ? '' : `/Pg ${String(pages[home])}`;
    const scope = element.scope ? `/A<</O/Table/Scope/${element.scope}>>` : '';
    const source = `<</S/${element.role}/P ${String(parent)}${page}${scope}/K[${kids.join(' ')}]>>`;
    context.assign(ref, new RawObject(source));
    return ref;
  };

  const kid = write(document, root);
  const numbers = owners.map((marks, page) => `${page} [${marks.join(' ')}]`).join(' ');
  const parents = context.register(new RawObject(`<</Nums[${numbers}]>>`));
  const source = `<</Type/StructTreeRoot/K ${String(kid)}/ParentTree ${String(parents)}/ParentTreeNextKey ${pages.length}>>`;
  context.assign(root, new RawObject(source));
  return root;
}
