import { expect, it } from 'vitest';
import { directionOf } from '#shared/model/locale.ts';
import { attendancePages } from '#shared/notebook/attendance-pages.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import { drawAttendance } from './attendance.ts';
import { drawClassList } from './class-list.ts';
import { drawMarkGrid } from './mark-grid.ts';
import { messagesIn } from './messages.ts';
import { drawOverview } from './overview.ts';
import { drawResults } from './results.ts';
import { sampleNotebook } from './sample-notebook.ts';

const emptyBook = async (language: 'en' | 'ar', classes: number, pupils: number) => {
  const input = sampleNotebook(language, classes, pupils);
  const pdf = await PdfBook.create(language, await loadTypefaces(findInPackages));
  return {
    pdf,
    input,
    messages: messagesIn(language),
    direction: directionOf(language),
    sheets: [],
    registers: [],
    newNumber: newSheetNumber,
  };
};

it.each(['en', 'ar'] as const)(
  'fits each table of a class of 1 to 60 on as few pages as possible, in %s',
  async (language) => {
    const book = await emptyBook(language, 1, 60);
    const [full] = book.input.listed.classes;
    const [month = []] = attendancePages('every-day', '2024/2025', undefined);
    for (let size = 1; size <= 60; size += 1) {
      const listedClass = { ...full!, pupils: full!.pupils.slice(0, size) };
      const section = { title: listedClass.name, tag: book.pdf.structure.add('Sect') };
      const tables = {
        list: () => drawClassList(book, section, listedClass),
        month: () => drawAttendance(book, section, listedClass, month),
        term: () => drawMarkGrid(book, section, listedClass, 1),
        results: () => drawResults(book, section, listedClass),
      };
      for (const [name, draw] of Object.entries(tables)) {
        const before = book.pdf.pages.length;
        draw();
        const pages = size <= (name === 'list' ? 46 : 45) ? 1 : 2;
        expect(book.pdf.pages.length - before, `${name} of ${size}`).toBe(pages);
      }
    }
  },
);

it.each(['en', 'ar'] as const)('lists 40 classes on one page, in %s', async (language) => {
  const book = await emptyBook(language, 40, 1);
  drawOverview(book, { title: book.messages.overview, tag: book.pdf.structure.add('Sect') });
  expect(book.pdf.pages).toHaveLength(1);
});
