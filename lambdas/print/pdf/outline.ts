import { PDFHexString } from 'pdf-lib';
import type { PDFContext, PDFRef } from 'pdf-lib';

/** A bookmark: a title that leads to a page (by index), with optional children. */
export interface Bookmark {
  title: string;
  page: number;
  children: Bookmark[];
}

/** Bookmarks in the subtree, for `Count` (PDF 32000-1, table 153): negative while closed. */
const descendants = (bookmarks: readonly Bookmark[]): number =>
  bookmarks.reduce((sum, bookmark) => sum + 1 + descendants(bookmark.children), 0);

/** Writes the outline; the first level is shown and deeper ones are folded. */
export function writeOutline(
  context: PDFContext,
  bookmarks: readonly Bookmark[],
  pages: readonly PDFRef[],
): PDFRef {
  const root = context.nextRef();
  const write = (
    siblings: readonly Bookmark[],
    parent: PDFRef,
  ): { first?: PDFRef; last?: PDFRef } => {
    const refs = siblings.map(() => context.nextRef());
    siblings.forEach(({ title, page, children }, index) => {
      const ref = refs[index];
      const target = pages[page];
      if (!ref || !target) return;
      const { first, last } = write(children, ref);
      const item = context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Prev: refs[index - 1],
        Next: refs[index + 1],
        First: first,
        Last: last,
        Count: first ? -descendants(children) : undefined,
        Dest: [target, 'Fit'],
      });
      context.assign(ref, item);
    });
    return { first: refs[0], last: refs.at(-1) };
  };
  const { first, last } = write(bookmarks, root);
  context.assign(
    root,
    context.obj({ Type: 'Outlines', First: first, Last: last, Count: bookmarks.length }),
  );
  return root;
}
