import type { ClassRoster } from '../../../../shared/model/roster.ts';
import type { Bookmark } from '../../../core/pdf/outline.ts';
import { drawAttendance, monthTitle } from './attendance.ts';
import { drawClassList } from './class-list.ts';
import { drawMarkGrid } from './mark-grid.ts';
import type { Notebook } from './notebook.ts';
import type { ClassPlace, Section } from './page-frame.ts';
import { drawResults } from './results.ts';
import { schoolMonths } from './school-calendar.ts';
import { drawStatistics } from './statistics.ts';
import { drawNotes, drawRemediation } from './writing-pages.ts';

/** A section of a class: its title in the contents, and what draws its pages; the parts are bookmarks under it. */
interface ClassSection {
  title: string;
  parts: { title: string; draw: (section: Section) => void }[];
}

const NOTE_PAGES = 2;

/** What a notebook holds for each class, in order. */
export function classSections(book: Notebook, roster: ClassRoster): ClassSection[] {
  const { messages, input } = book;
  const single = (title: string, draw: (section: Section) => void, times = 1): ClassSection => ({
    title,
    parts: Array.from({ length: times }, () => ({ title, draw })),
  });
  return [
    single(messages.classList, (section) => drawClassList(book, section, roster)),
    {
      title: messages.attendance,
      parts: schoolMonths(input.profile.academicSeason).map((month) => ({
        title: messages.attendanceOf(monthTitle(book, month)),
        draw: (section) => drawAttendance(book, section, roster, month),
      })),
    },
    ...messages.terms.map((term) =>
      single(messages.marksOf(term), (section) => drawMarkGrid(book, section, roster)),
    ),
    single(messages.results, (section) => drawResults(book, section, roster)),
    single(messages.statistics, (section) => drawStatistics(book, section)),
    single(messages.remediation, (section) => drawRemediation(book, section)),
    single(messages.notes, (section) => drawNotes(book, section), NOTE_PAGES),
  ];
}

/** Draws a class's pages; gives its bookmark, whose children are the lines of the contents. */
export function drawClassChapter(book: Notebook, place: ClassPlace): Bookmark {
  const { roster } = place;
  const tag = book.pdf.structure.add('Sect');
  const chapter: Bookmark = {
    title: book.messages.classTitle(roster.name),
    page: book.pdf.pages.length,
    children: [],
  };
  for (const { title, parts } of classSections(book, roster)) {
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
