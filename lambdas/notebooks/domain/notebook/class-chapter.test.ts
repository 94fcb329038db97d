import { expect, it } from 'vitest';
import { directionOf } from '../../../../shared/model/locale.ts';
import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { inPackages, loadTypefaces } from '../../../core/typography/load-typefaces.ts';
import { PdfBook } from '../../../core/pdf/pdf-book.ts';
import { drawClassChapter } from './class-chapter.ts';
import { messagesIn } from './messages/messages.ts';
import type { Notebook } from './notebook.ts';
import { drawOverview } from './overview.ts';
import { sampleNotebook } from './sample-notebook.ts';

const emptyBook = async (language: 'en' | 'ar', classes: number, pupils: number) => {
  const input = sampleNotebook(language, classes, pupils);
  const pdf = await PdfBook.create(language, await loadTypefaces(inPackages));
  return { pdf, input, messages: messagesIn(language), direction: directionOf(language) };
};

/** The pages that each section and month of a class takes, in order. */
function pagesOfSections(book: Notebook, roster: ClassRoster): number[] {
  const { children } = drawClassChapter(book, { roster, index: 0, of: 1 });
  const starts = children
    .flatMap((section) => (section.children.length > 0 ? section.children : [section]))
    .map(({ page }) => page);
  return starts.map((start, index) => (starts[index + 1] ?? book.pdf.pages.length) - start);
}

/** The most pupils whose rows, five millimetres high, stand between the head of the table and what is printed under it. */
const most = { classList: 46, month: 47, term: 42, results: 45 };

it.each(['en', 'ar'] as const)(
  'gives a class of any size no page that could have been avoided, in %s',
  async (language) => {
    const book = await emptyBook(language, 1, 60);
    const [full] = book.input.roster.classes;
    for (let size = 1; size <= 60; size += 1) {
      const roster = { ...full!, pupils: full!.pupils.slice(0, size) };
      const pages = (onOne: number) => Math.ceil(size / onOne);
      expect(pagesOfSections(book, roster), `${size} pupils`).toEqual([
        pages(most.classList),
        ...Array.from({ length: 10 }, () => pages(most.month)),
        ...Array.from({ length: 3 }, () => pages(most.term)),
        pages(most.results),
        // Statistics, remediation, notes.
        ...[1, 1, 2],
      ]);
    }
  },
  60_000,
);

it.each(['en', 'ar'] as const)('lists 40 classes on one page, in %s', async (language) => {
  const book = await emptyBook(language, 40, 1);
  drawOverview(book, { title: book.messages.overview, tag: book.pdf.structure.add('Sect') });
  expect(book.pdf.pages).toHaveLength(1);
});
