import { attendancePages, lessonDaysOf } from '#shared/notebook/attendance-pages.ts';
import type { Bookmark } from '#lambdas/print/pdf/outline.ts';
import { drawAttendance, pageTitle } from './attendance.ts';
import { drawClassList } from './class-list.ts';
import { columnsOn, registerOf } from './class-register.ts';
import { drawMarkGrid } from './mark-grid.ts';
import type { Notebook } from './notebook.ts';
import type { ClassPlace, Section } from './page-frame.ts';
import { drawRegister } from './register.ts';
import { drawResults } from './results.ts';
import { drawSeatingPlan } from './seating-plan.ts';
import { drawStatistics } from './statistics.ts';
import { drawNotes, drawRemediation } from './writing-pages.ts';

/** A section of a class: its title in the contents, and functions that draw its pages, as bookmarks under it. */
interface ClassSection {
  title: string;
  parts: { title: string; draw: (section: Section) => void }[];
}

/**
 * The sections of each class that the teacher chose, in order. A new section needs a file that exports `draw…(book,
 * section, listedClass): void`, a title in the messages, a line here, and its pages in
 * `shared/notebook/page-plan.ts`.
 */
export function classSections(book: Notebook, place: ClassPlace): ClassSection[] {
  const { listedClass } = place;
  const { messages, input } = book;
  const { contents, profile } = input;
  const single = (
    title: string,
    isIncluded: boolean,
    draw: (section: Section) => void,
    times = 1,
  ): ClassSection[] =>
    isIncluded ? [{ title, parts: Array.from({ length: times }, () => ({ title, draw })) }] : [];
  const lessonDays = lessonDaysOf(input.schoolYear, profile.academicSeason, listedClass.name);
  const read = registerOf(book, place);
  const register =
    read?.pages ?? attendancePages(contents.attendance, profile.academicSeason, lessonDays);
  const attendance = {
    title: messages.attendance,
    parts: register.map((page) => ({
      title: messages.attendanceOf(pageTitle(book, page)),
      draw: (section: Section) => {
        if (read && columnsOn(read, page).length > 0)
          drawRegister(book, section, listedClass, read, page);
        else drawAttendance(book, section, listedClass, page);
      },
    })),
  };
  const { results, statistics, remediation, seatingPlan, notes } = contents;
  return [
    ...single(messages.classList, true, (section) => drawClassList(book, section, listedClass)),
    ...(register.length > 0 ? [attendance] : []),
    ...contents.marks.flatMap((term) =>
      single(messages.marksOf(messages.terms[term - 1] ?? ''), true, (section) =>
        drawMarkGrid(book, section, listedClass, term),
      ),
    ),
    ...single(messages.results, results, (section) => drawResults(book, section, listedClass)),
    ...single(messages.statistics, statistics, (section) =>
      drawStatistics(book, section, listedClass),
    ),
    ...single(messages.remediation, remediation, (section) =>
      drawRemediation(book, section, listedClass),
    ),
    ...single(messages.records.seating.title, seatingPlan, (section) =>
      drawSeatingPlan(book, section, listedClass),
    ),
    ...single(messages.notes, notes > 0, (section) => drawNotes(book, section), notes),
  ];
}

/** Draws a class's pages. Returns its bookmark, whose children are the entries of the contents. */
export function drawClassChapter(book: Notebook, place: ClassPlace): Bookmark {
  const { listedClass } = place;
  const tag = book.pdf.structure.add('Sect');
  const chapter: Bookmark = {
    title: book.messages.className(listedClass.name),
    page: book.pdf.pages.length,
    children: [],
  };
  for (const { title, parts } of classSections(book, place)) {
    const page = book.pdf.pages.length;
    const children = parts.map((part) => {
      const bookmark = { title: part.title, page: book.pdf.pages.length, children: [] };
      part.draw({ title: part.title, place, tag });
      return bookmark;
    });
    const folded = children.some((child) => child.title !== title) ? children : [];
    chapter.children.push({ title, page, children: folded });
  }
  return chapter;
}
